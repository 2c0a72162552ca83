import { and, count, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { games } from '../../../db/schema/games.ts';
import { ledger } from '../../../db/schema/ledger.ts';

const DAY = 'day_number';

type Moment = typeof ledger.createdAt | typeof games.createdAt;
const userId = sql.placeholder('userId');
const start = (i: number, moment: Moment): SQL => sql`${sql.param(sql.placeholder(`start${i}`), moment)}`;

/** The index of the day on which a time falls, among so many consecutive days; 0 is the first. */
const dayNumber = (moment: Moment, length: number): SQL.Aliased<number> => {
  const cases = Array.from(
    { length: length - 1 },
    (_, i) => sql`when ${moment} < ${start(i + 1, moment)} then ${sql.raw(String(i))}`,
  );
  const last = sql.raw(String(length - 1));
  return (cases.length === 0 ? sql`${last}` : sql`case ${sql.join(cases, sql` `)} else ${last} end`)
    .mapWith(Number)
    .as(DAY);
};

const within = (moment: Moment): SQL | undefined =>
  and(gte(moment, start(0, moment)), lt(moment, sql.param(sql.placeholder('end'), moment)));

type Days = {
  /** The start of each day. */ starts: readonly Date[];
  /** The end of the last day. */ end: Date;
};

const valuesOf = (user: number, { starts, end }: Days) => ({
  userId: user,
  end,
  ...Object.fromEntries(starts.map((at, i) => [`start${i}`, at])),
});

/** A query for each number of days that is asked for; there are few. */
const ofLength = <Query>(make: (length: number) => Query): ((length: number) => Query) => {
  const made = new Map<number, Query>();
  return length => {
    const known = made.get(length) ?? make(length);
    made.set(length, known);
    return known;
  };
};

const paid = ofLength(length =>
  prepared(`paid_on_${length}_days`, read =>
    read
      .select({
        day: dayNumber(ledger.createdAt, length),
        reason: ledger.reason,
        count: count(),
        experience: sql`sum(${ledger.experience})`.mapWith(Number),
      })
      .from(ledger)
      .where(and(eq(ledger.userId, userId), within(ledger.createdAt)))
      .groupBy(sql.raw(DAY), ledger.reason),
  ),
);

const played = ofLength(length =>
  prepared(`played_on_${length}_days`, read =>
    read
      .select({
        day: dayNumber(games.createdAt, length),
        difficulty: games.difficulty,
        result: games.result,
        count: count(),
      })
      .from(games)
      .where(and(eq(games.userId, userId), within(games.createdAt)))
      .groupBy(sql.raw(DAY), games.difficulty, games.result),
  ),
);

/** A user's payments on each day, by reason. */
export const findPaid = (read: Read, user: number, days: Days) => paid(days.starts.length)(read, valuesOf(user, days));

/** A user's finished games on each day, by level of the engine (null for matches) and result. */
export const findPlayed = (read: Read, user: number, days: Days) =>
  played(days.starts.length)(read, valuesOf(user, days));

const claimed = ofLength(length =>
  prepared(`claimed_of_${length}`, read =>
    read
      .select({ reference: ledger.reference })
      .from(ledger)
      .where(
        and(
          eq(ledger.userId, userId),
          eq(ledger.reason, 'mission_claimed'),
          inArray(
            ledger.reference,
            Array.from({ length }, (_, i) => sql.placeholder(`reference${i}`)),
          ),
        ),
      ),
  ),
);

/** Those of the references that already paid the user for a mission. */
export const findClaimed = async (read: Read, user: number, references: readonly string[]): Promise<Set<string>> => {
  const named = Object.fromEntries(references.map((reference, i) => [`reference${i}`, reference]));
  const rows = await claimed(references.length)(read, { userId: user, ...named });
  return new Set(rows.map(({ reference }) => reference));
};
