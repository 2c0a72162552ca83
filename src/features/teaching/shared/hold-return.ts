import { onPopState } from '../../../lib/popstate.ts';

/**
 * Holds the reader at this address when they go back or forward, and tells of it. The entry they had gone to stays one
 * step behind, so that `history.back()` leads there in the end. @returns what lets them go.
 */
export const holdReturn = (onHeld: () => void): (() => void) => {
  const { pathname, href } = location;
  return onPopState(() => {
    if (location.pathname === pathname) return false;
    history.pushState(null, '', href);
    onHeld();
    return true;
  });
};
