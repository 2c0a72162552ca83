import { MemberBar } from './late-member-bar.ts';
import { patternOf } from './route-pattern.ts';
import type { Role } from './dashboard.tsx';
import { routes } from './routes.tsx';

const loaders = routes.map(({ path, screen }) => ({ pattern: patternOf(path), screen }));

/** Fetches the screen of an address. What fails here is tried again, and its error shown, by whoever goes there. */
export const loadScreen = async (path: string, role: Role): Promise<void> => {
  const loader = loaders.find(({ pattern }) => pattern.test(path));
  await Promise.allSettled([loader?.screen.load(role), role && MemberBar.load()]);
};

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches the screen behind a link as soon as somebody points at it, touches it or reaches it by the keyboard.
 * @returns what stops it.
 */
export const loadWhatIsPointedAt = (role: Role): (() => void) => {
  const listening = new AbortController();
  const loaded = new Set<string>();
  const hear = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || loaded.has(link.pathname)) return;
    loaded.add(link.pathname);
    void loadScreen(link.pathname, role);
  };
  for (const sign of SIGNS) document.addEventListener(sign, hear, { passive: true, signal: listening.signal });
  return () => listening.abort();
};
