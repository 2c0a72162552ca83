import type { Color } from './squares.ts';

/**
 * Two clocks of which at most one runs. The time left is not counted down but computed from the moment at which the
 * clock was started, so that slow timers and background tabs cost nobody a second. All times are milliseconds.
 */
export type Clocks = {
  readonly left: Readonly<Record<Color, number>>;
  readonly running: { readonly color: Color; readonly since: number } | null;
};

/** The time a side has left at `now`: never below zero, and never more because the system clock was set back. */
export const timeLeft = ({ left, running }: Clocks, color: Color, now: number): number =>
  running?.color === color ? Math.max(0, left[color] - Math.max(0, now - running.since)) : left[color];

/** 600000 → '10:00', 59001 → '1:00', 0 → '0:00': zero shows only when the time is up. */
export const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
