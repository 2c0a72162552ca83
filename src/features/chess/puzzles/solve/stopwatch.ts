/** A stopwatch computed from timestamps rather than counted. All in milliseconds. */
export type Stopwatch = { readonly spent: number; readonly since: number | null };

export const stoppedWatch: Stopwatch = { spent: 0, since: null };

export const elapsed = ({ spent, since }: Stopwatch, now: number): number =>
  spent + (since === null ? 0 : Math.max(0, now - since));

export const resumed = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch;

export const rested = (watch: Stopwatch, now: number): Stopwatch => ({ spent: elapsed(watch, now), since: null });
