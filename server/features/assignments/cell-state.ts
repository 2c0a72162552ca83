/** What a student's work on one item amounts to. Pure: it follows from what they did. */
import { MINUTE_MS } from '../../common/time.schema.ts';
import type { CellState } from './assignments.schema.ts';

/** After this many wrong tries at one position, or this long without a right one, the child needs help. */
export const WRONG_TRIES = 3;
const STUCK_MS = 10 * MINUTE_MS;

/** A try without success. A hint that was asked for is one, and not wrong. */
type Try = { at: Date; isWrong: boolean };

/** One position, puzzle or quiz that was tried and is not solved. */
export type Unsolved = {
  /** At least the newest wrong ones, as many as make somebody need help. */
  tries: readonly Try[];
  /** The first try; null where only wrong tries count, as in a quiz. */
  since: Date | null;
};

/** What a student did of an item, as the tables of progress tell it. */
export type Fact = { doneAt: Date | null; unsolved: readonly Unsolved[] };

export const BEGUN: Fact = { doneAt: null, unsolved: [] };

type Times = { opensAt: Date; dueAt: Date; closedAt: Date | null };

/** What was tried before the assignment opened says nothing of the child's work on it. */
const needsHelp = ({ tries, since }: Unsolved, opensAt: Date, now: Date): boolean => {
  const own = tries.filter(({ at }) => at >= opensAt);
  if (own.length === 0) return false;
  if (own.filter(({ isWrong }) => isWrong).length >= WRONG_TRIES) return true;
  if (since === null) return false;
  const first = since >= opensAt ? since.getTime() : Math.min(...own.map(({ at }) => at.getTime()));
  return now.getTime() - first >= STUCK_MS;
};

/** @param fact undefined when the student has not begun. What is done after the closing does not count. */
export const stateOf = (fact: Fact | undefined, { opensAt, dueAt, closedAt }: Times, now: Date): CellState => {
  if (!fact) return 'not_begun';
  const { doneAt } = fact;
  if (doneAt !== null && (closedAt === null || doneAt <= closedAt)) return doneAt <= dueAt ? 'done' : 'done_late';
  if (doneAt !== null) return 'begun';
  return fact.unsolved.some(one => needsHelp(one, opensAt, now)) ? 'needs_help' : 'begun';
};

export const isDone = (state: CellState): boolean => state === 'done' || state === 'done_late';

/** The whole assignment in one word: the neediest item's, or how far all of them are. */
export const wholeState = (states: readonly CellState[]): CellState => {
  if (states.includes('needs_help')) return 'needs_help';
  if (states.length > 0 && states.every(isDone)) return states.includes('done_late') ? 'done_late' : 'done';
  return states.every(state => state === 'not_begun') ? 'not_begun' : 'begun';
};
