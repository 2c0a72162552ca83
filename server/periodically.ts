import { dayOf } from './common/days.ts';

type Rhythm = {
  everyMs: number;
  /** Whether the first time is now, or only when `everyMs` has passed. */ atOnce: boolean;
};

/**
 * Repeats some work, one run at a time, and never keeps a process alive for it. A run that fails is reported and tried
 * again the next time.
 * @returns a function that stops it. It does not wait for a run under way: a bucket may be slow, and the next run
 * finishes what one has begun.
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

/** Work for a run that is repeated more often than once a day, as São Paulo counts the days. */
export const onceADay = (work: () => Promise<void>): (() => Promise<void>) => {
  let doneOn = '';
  return async () => {
    const today = dayOf(new Date());
    if (today === doneOn) return;
    await work();
    doneOn = today;
  };
};
