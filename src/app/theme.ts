import { useSyncExternalStore } from 'react';

/** Read before the first paint by public/theme.js, too. */
const STORAGE_KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

const current = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
};

const subscribe = (listener: () => void) => {
  const system = window.matchMedia(DARK);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
};

export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  for (const notify of listeners) notify();
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
};

/** The theme on screen: the one chosen, else the system's. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'light');
