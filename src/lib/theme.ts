import { useSyncExternalStore } from 'react';

/** Read before the first paint by public/theme.js, too. */
const STORAGE_KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

export type Theme = 'light' | 'dark';
/** 'system': whatever the device shows. */
export type ThemeChoice = Theme | 'system';

const listeners = new Set<() => void>();

const choice = (): ThemeChoice => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

const current = (): Theme => {
  const chosen = choice();
  if (chosen !== 'system') return chosen;
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

export const chooseTheme = (theme: ThemeChoice): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const notify of listeners) notify();
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
};

/** The theme on screen: the one chosen, else the system's. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'light');

/** What was chosen in this browser. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, choice, () => 'system');
