/** What one person can do by hand in a time: more is done, but not paid. */
import type { Tx } from '../../../db/client.ts';
import { DAY_MS, MINUTE_MS } from '../../common/time.schema.ts';
import { findNthNewest } from './ledger.queries.ts';

/** At most this many within that time. */
type Pace = { most: number; within: number };

/**
 * Lessons that ask for no time, as their film is elsewhere or they have next to no text, would be paid as fast as a
 * script calls; so would puzzles, whose solutions a second account or an engine tells.
 */
export const PACES = {
  lesson_completed: [{ most: 20, within: 10 * MINUTE_MS }],
  puzzle_solved: [
    { most: 30, within: 10 * MINUTE_MS },
    { most: 200, within: DAY_MS },
  ],
} as const satisfies Record<string, readonly Pace[]>;

/** Milliseconds until the student may be paid for one more; 0 when that is now. */
export const waitForPay = async (tx: Tx, userId: number, reason: keyof typeof PACES, now: Date): Promise<number> => {
  let wait = 0;
  for (const { most, within } of PACES[reason]) {
    const paidAt = await findNthNewest(tx, userId, reason, most);
    if (paidAt) wait = Math.max(wait, paidAt.getTime() + within - now.getTime());
  }
  return wait;
};
