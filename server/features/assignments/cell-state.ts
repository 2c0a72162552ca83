/** What a student's work on one item amounts to. Pure: it follows from what they did. */
import { MINUTE_MS } from '../../common/time.schema.ts';
import type { CellState } from './assignments.schema.ts';

/** After this many wrong tries at one position, or this long without a right one, the child needs help. */
const WRONG_TRIES = 3;
const STUCK_MS = 10 * MINUTE_MS;

/** What a student did of an item, as the tables of progress tell it. */
export type Fact = {
  doneAt: Date | null;
  /** Wrong tries since the last right one. */
  wrong: number;
  /** When they first tried what they have not solved; null while they have not. */
  stuckSince: Date | null;
  /** When they last tried it without success; null if they did not. */
  triedAt: Date | null;
};

export const BEGUN: Fact = { doneAt: null, wrong: 0, stuckSince: null, triedAt: null };

type Times = { opensAt: Date; dueAt: Date; closedAt: Date | null };

/** What was tried before the assignment opened, and not since, says nothing of the child's work on it. */
const needsHelp = ({ wrong, stuckSince, triedAt }: Fact, opensAt: Date, now: Date): boolean => {
  if (triedAt === null || triedAt < opensAt) return false;
  const since = stuckSince && Math.max(stuckSince.getTime(), opensAt.getTime());
  return wrong >= WRONG_TRIES || (since !== null && now.getTime() - since >= STUCK_MS);
};

/** @param fact undefined when the student has not begun. What is done after the closing does not count. */
export const stateOf = (fact: Fact | undefined, { opensAt, dueAt, closedAt }: Times, now: Date): CellState => {
  if (!fact) return 'not_begun';
  const { doneAt } = fact;
  if (doneAt !== null && (closedAt === null || doneAt <= closedAt)) return doneAt <= dueAt ? 'done' : 'done_late';
  return doneAt === null && needsHelp(fact, opensAt, now) ? 'needs_help' : 'begun';
};

export const isDone = (state: CellState): boolean => state === 'done' || state === 'done_late';

/** The whole assignment in one word: the neediest item's, or how far all of them are. */
export const wholeState = (states: readonly CellState[]): CellState => {
  if (states.includes('needs_help')) return 'needs_help';
  if (states.length > 0 && states.every(isDone)) return states.includes('done_late') ? 'done_late' : 'done';
  return states.every(state => state === 'not_begun') ? 'not_begun' : 'begun';
};
