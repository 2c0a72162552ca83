/** Replaced images wait for the next sweep to be removed. */
const EVERY_MS = 10 * 60 * 1_000;

/** Sweeps now and every ten minutes, and never keeps a process alive for it. @returns what ends it, once a sweep under way is over. */
export const startSweeps = (sweep: () => Promise<void>, onTrouble: (error: unknown) => void): (() => Promise<void>) => {
  let last = Promise.resolve();
  const run = (): void => {
    last = last.then(sweep).catch(onTrouble);
  };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
};
