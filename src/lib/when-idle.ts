/** On a busy machine there is no idle moment for long. */
const LATEST_MS = 4_000;
/** Safari says nothing of idle moments. */
const BLIND_MS = 1_000;

/** Does something once the browser has nothing else to do. @returns what keeps it from being done. */
export const whenIdle = (act: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, BLIND_MS);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(act, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(asked);
};
