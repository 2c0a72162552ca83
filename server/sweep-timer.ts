/** What is over, an image that was replaced or a session that expired, waits for the next sweep to be removed. */
const EVERY_MS = 10 * 60 * 1_000;

/**
 * Sweeps now and every ten minutes, one at a time, and never keeps a process alive for it.
 * @returns what ends it. A sweep under way is not waited for: a bucket may be slow to answer, and the next sweep finishes what one has begun.
 */
export const startSweeps = (sweep: () => Promise<void>, onTrouble: (error: unknown) => void): (() => void) => {
  let last = Promise.resolve();
  const run = (): void => {
    last = last.then(sweep).catch(onTrouble);
  };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => clearInterval(timer);
};
