/** A run of puzzles with lives and, in `corrida`, a clock. Pure; all times in milliseconds. */
import { MINUTE_MS } from '../../../../../server/common/time.schema.ts';

export type RunKind = 'sequencia' | 'corrida';

export const RULES: Record<RunKind, { lives: number; time: number | null }> = {
  sequencia: { lives: 1, time: null },
  corrida: { lives: 3, time: 3 * MINUTE_MS },
};

export type Run = {
  readonly kind: RunKind;
  readonly solved: number;
  readonly lives: number;
  readonly startedAt: number;
  /** Why it is over; null while it goes on. `empty`: there was no further puzzle. */
  readonly ended: 'lives' | 'time' | 'empty' | null;
};

export const begin = (kind: RunKind, now: number): Run => ({
  kind,
  solved: 0,
  lives: RULES[kind].lives,
  startedAt: now,
  ended: null,
});

/** What is left of the time; null where there is no clock. */
export const timeLeft = ({ kind, startedAt }: Run, now: number): number | null => {
  const { time } = RULES[kind];
  return time === null ? null : Math.max(0, startedAt + time - now);
};

/** What comes after the time is up counts for nothing. */
export const tick = (run: Run, now: number): Run =>
  run.ended === null && timeLeft(run, now) === 0 ? { ...run, ended: 'time' } : run;

const during = (run: Run, now: number, next: (run: Run) => Run): Run => {
  const current = tick(run, now);
  return current.ended === null ? next(current) : current;
};

export const solve = (run: Run, now: number): Run =>
  during(run, now, current => ({ ...current, solved: current.solved + 1 }));

export const miss = (run: Run, now: number): Run =>
  during(run, now, current => ({
    ...current,
    lives: current.lives - 1,
    ended: current.lives === 1 ? 'lives' : null,
  }));

export const runOut = (run: Run, now: number): Run => during(run, now, current => ({ ...current, ended: 'empty' }));
