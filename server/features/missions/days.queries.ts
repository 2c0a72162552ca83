import { and, count, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { games } from '../../../db/schema/games.ts';
import { ledger } from '../../../db/schema/ledger.ts';

const DAY = 'day_number';

/**
 * The index of the day on which a time falls, among consecutive days; 0 is the first. `starts` are the starts of the
 * days.
 */
const dayNumber = (
  moment: typeof ledger.createdAt | typeof games.createdAt,
  starts: readonly Date[],
): SQL.Aliased<number> => {
  const cases = starts.slice(1).map((start, i) => sql`when ${lt(moment, start)} then ${sql.raw(String(i))}`);
  const last = sql.raw(String(starts.length - 1));
  return (cases.length === 0 ? sql`${last}` : sql`case ${sql.join(cases, sql` `)} else ${last} end`)
    .mapWith(Number)
    .as(DAY);
};

type Days = {
  /** The start of each day. */ starts: readonly Date[];
  /** The end of the last day. */ end: Date;
};

const within = (moment: typeof ledger.createdAt | typeof games.createdAt, { starts, end }: Days): SQL | undefined =>
  and(starts[0] && gte(moment, starts[0]), lt(moment, end));

/** A user's payments on each day, by reason. */
export const findPaid = (read: Read, userId: number, days: Days) =>
  read
    .select({
      day: dayNumber(ledger.createdAt, days.starts),
      reason: ledger.reason,
      count: count(),
      experience: sql`sum(${ledger.experience})`.mapWith(Number),
    })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), within(ledger.createdAt, days)))
    .groupBy(sql.raw(DAY), ledger.reason);

/** A user's finished games on each day, by level of the engine (null for matches) and result. */
export const findPlayed = (read: Read, userId: number, days: Days) =>
  read
    .select({
      day: dayNumber(games.createdAt, days.starts),
      difficulty: games.difficulty,
      result: games.result,
      count: count(),
    })
    .from(games)
    .where(and(eq(games.userId, userId), within(games.createdAt, days)))
    .groupBy(sql.raw(DAY), games.difficulty, games.result);

/** Those of the references that already paid the user for a mission. */
export const findClaimed = async (read: Read, userId: number, references: readonly string[]): Promise<Set<string>> => {
  const rows = await read
    .select({ reference: ledger.reference })
    .from(ledger)
    .where(
      and(eq(ledger.userId, userId), eq(ledger.reason, 'mission_claimed'), inArray(ledger.reference, [...references])),
    );
  return new Set(rows.map(({ reference }) => reference));
};
