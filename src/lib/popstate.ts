/** @returns whether the step is held: then nobody else hears of it, and the page stays. */
type Listener = () => boolean;

const listeners = new Set<Listener>();

// Browsers call a window's listeners in the order in which they came, whatever phase they ask for, and the router draws
// the other page as soon as it has heard. This stands in the first file, so it hears before. (Where the landing page is
// rendered beforehand nobody steps anywhere.)
globalThis.addEventListener?.('popstate', event => {
  const isHeld = [...listeners].toReversed().some(listener => listener());
  if (isHeld) event.stopImmediatePropagation();
});

/**
 * Tells of the browser's steps back and forward before the router hears of them, whoever came last first. @returns what
 * stops the telling.
 */
export const onPopState = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
