/** @returns whether the navigation is blocked: then nobody else hears of it, and the page stays. */
type Listener = () => boolean;

const listeners = new Set<Listener>();

// Browsers call a window's listeners in the order in which they were added, and the router shows the other page as soon
// as it is called. This file is loaded first, so its listener comes first. (There is no window while the landing page
// is rendered at build time.)
globalThis.addEventListener?.('popstate', event => {
  const isBlocked = [...listeners].toReversed().some(listener => listener());
  if (isBlocked) event.stopImmediatePropagation();
});

/**
 * Calls the listener when the browser goes back or forward, before the router. The latest listener is called first.
 * @returns what removes the listener.
 */
export const onPopState = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
