/** A student's mean, and what it is made of. Pure. */
import { isDone } from './cell-state.ts';
import type { CellState } from './assignments.schema.ts';

/** What an assignment is worth, and what is known of one student's work. */
export type Graded = {
  points: number;
  states: readonly CellState[];
  /** Given by hand. */
  byHand: number | null;
  excused: boolean;
  /** Whether it was to be done by now. */
  isDue: boolean;
};

export type Grade = {
  /** Of `points`; null while there is nothing to grade. */
  points: number | null;
  percent: number | null;
  /** Whether it enters the mean. */
  counts: boolean;
};

const NOTHING: Grade = { points: null, percent: null, counts: false };

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * By hand, or the share of items that are done. It counts once it was graded by hand, all is done, or it was due:
 * before that, zero is no grade. Who is excused, or whose assignment is worth nothing, has no grade.
 */
export const gradeOf = ({ points, states, byHand, excused, isDue }: Graded): Grade => {
  if (excused || points === 0 || (states.length === 0 && byHand === null)) return NOTHING;
  const done = states.filter(isDone).length;
  const reached = byHand ?? (points * done) / states.length;
  const counts = byHand !== null || isDue || done === states.length;
  if (!counts && done === 0) return NOTHING;
  return { points: tenths(reached), percent: tenths((100 * reached) / points), counts };
};

/** The mean of the percentages that count, by their weights; null where none counts. */
export const meanOf = (
  cells: readonly { percent: number | null; counts: boolean; weight: number }[],
): number | null => {
  const counted = cells.filter(({ counts, percent, weight }) => counts && percent !== null && weight > 0);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return tenths(counted.reduce((sum, { percent, weight }) => sum + (percent ?? 0) * weight, 0) / weights);
};
