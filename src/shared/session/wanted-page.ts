import { useLocation, useSearch } from 'wouter';

/** The page that somebody wanted who has to sign in first. It travels in the history state, not in the address. */
type Wanted = { wanted: string };

/** From here one goes to the dashboard. */
const ENTRANCES = ['/', '/home', '/login', '/register', '/nova-senha', '/comecar'];

/** The history state for a link to the sign-in page that leads back to this one. */
export const useWantedState = (): Wanted | undefined => {
  const [path] = useLocation();
  const search = useSearch();
  if (ENTRANCES.includes(path)) return undefined;
  return { wanted: search === '' ? path : `${path}?${search}` };
};

/** The state to pass on from one of the entrances to another. */
export const wantedStateIn = (state: unknown): Wanted | undefined =>
  typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string'
    ? { wanted: state.wanted }
    : undefined;

/** Where somebody goes after signing in. */
export const pageAfterSignIn = (): string => wantedStateIn(window.history.state)?.wanted ?? '/dashboard';
