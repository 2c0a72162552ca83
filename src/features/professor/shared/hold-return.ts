/**
 * Holds the reader at this address when they go back or forward, and tells of it. The entry they had gone to stays one step behind,
 * so that `history.back()` leads there in the end. @returns what lets them go.
 */
export const holdReturn = (onHeld: () => void): (() => void) => {
  const { pathname, href } = location;
  const hold = (event: PopStateEvent): void => {
    if (location.pathname === pathname) return;
    // The router must not hear of it, as it would leave the page.
    event.stopImmediatePropagation();
    history.pushState(null, '', href);
    onHeld();
  };
  addEventListener('popstate', hold, { capture: true });
  return () => removeEventListener('popstate', hold, { capture: true });
};
