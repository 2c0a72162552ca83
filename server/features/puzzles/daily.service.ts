import type { Db } from '../../../db/client.ts';
import { dayOf, weekdayOf } from '../../common/days.ts';
import { findDailyOf, findForDay, insertDaily } from './daily.queries.ts';

/** The rating that the puzzle of each weekday is near to, Sunday first: the week grows harder from Monday on. */
const RATINGS = [1_500, 900, 1_000, 1_100, 1_200, 1_300, 1_400];

/** The puzzle of the day, the same for everybody; undefined in a school without puzzles. */
export const findDaily = async (db: Db, now: Date): Promise<number | undefined> => {
  const day = dayOf(now);
  const known = await findDailyOf(db.read, day);
  if (known !== undefined) return known;
  return db.write(async tx => {
    const chosen = await findForDay(tx, RATINGS[weekdayOf(day)] ?? 0);
    if (chosen !== undefined) await insertDaily(tx, day, chosen);
    // Another process may have been faster.
    return findDailyOf(tx, day);
  });
};
