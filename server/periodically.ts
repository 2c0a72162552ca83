type Rhythm = {
  everyMs: number;
  /** Whether the first time is now, or only when `everyMs` has passed. */ atOnce: boolean;
};

/**
 * Does some work again and again, one at a time, and never keeps a process alive for it. Work that fails is told of and
 * comes again.
 * @returns what ends it. Work under way is not waited for: a bucket may be slow to answer, and the next time finishes
 * what one has begun.
 */
export const periodically = (
  work: () => Promise<void>,
  { everyMs, atOnce }: Rhythm,
  onTrouble: (error: unknown) => void,
): (() => void) => {
  let last = Promise.resolve();
  const run = (): void => {
    last = last.then(work).catch(onTrouble);
  };
  if (atOnce) run();
  const timer = setInterval(run, everyMs).unref();
  return () => clearInterval(timer);
};
