import { and, between, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { games } from '../../../db/schema/games.ts';
import { ledger, type LEDGER_REASONS } from '../../../db/schema/ledger.ts';
import { reviewDays } from '../../../db/schema/training.ts';

const DAY = 'day_number';

type Moment = typeof ledger.createdAt | typeof games.createdAt;

/** The start of a day, by its number, and the end of the last. */
const boundary = (moment: Moment, number: number): SQL => given(`start${number}`, moment);

/** The number of the day on which a time falls, among so many consecutive days; 0 is the first. */
const dayNumber = (moment: Moment, days: number): SQL.Aliased<number> => {
  const cases = Array.from(
    { length: days - 1 },
    (_, i) => sql`when ${moment} < ${boundary(moment, i + 1)} then ${sql.raw(String(i))}`,
  );
  const last = sql.raw(String(days - 1));
  return (cases.length === 0 ? sql`${last}` : sql`case ${sql.join(cases, sql` `)} else ${last} end`)
    .mapWith(Number)
    .as(DAY);
};

const within = (moment: Moment, days: number): SQL =>
  sql`${moment} >= ${boundary(moment, 0)} and ${moment} < ${boundary(moment, days)}`;

/** Consecutive days by name, with the start of each, and the end of the last. */
export type Days = { names: readonly string[]; boundaries: readonly Date[] };

const valuesOf = (userId: number, { names, boundaries }: Days) => ({
  userId,
  ...Object.fromEntries(boundaries.map((moment, i) => [`start${i}`, moment])),
  ...Object.fromEntries(names.map((name, i) => [`day${i}`, name])),
});

/** One statement for each number of days. */
const byNumber = <Statement>(make: (days: number) => Statement): ((days: Days) => Statement) => {
  const made = new Map<number, Statement>();
  return ({ names: { length } }) => {
    const statement = made.get(length) ?? make(length);
    made.set(length, statement);
    return statement;
  };
};

type Reason = (typeof LEDGER_REASONS)[number] | 'reviewed';

/** The number of a day of reviews among so many consecutive days. */
const reviewNumber = (days: number): SQL.Aliased<number> => {
  const cases = Array.from({ length: days }, (_, i) => sql`when ${dayName(i)} then ${sql.raw(String(i))}`);
  return sql`case ${reviewDays.day} ${sql.join(cases, sql` `)} end`.mapWith(Number).as(DAY);
};
const dayName = (number: number): SQL => given(`day${number}`, reviewDays.day);

const paidOn = byNumber(days =>
  prepared(`paid_on_${days}_days`, read =>
    read
      .select({
        day: dayNumber(ledger.createdAt, days),
        reason: sql<Reason>`${ledger.reason}`,
        count: count(),
        experience: sql`sum(${ledger.experience})`.mapWith(Number),
      })
      .from(ledger)
      .where(and(eq(ledger.userId, sql.placeholder('userId')), within(ledger.createdAt, days)))
      .groupBy(sql.raw(DAY), ledger.reason)
      .unionAll(
        read
          .select({
            day: reviewNumber(days),
            reason: sql<Reason>`'reviewed'`,
            count: sql`1`.mapWith(Number),
            experience: sql`0`.mapWith(Number),
          })
          .from(reviewDays)
          .where(
            and(
              eq(reviewDays.userId, sql.placeholder('userId')),
              between(reviewDays.day, dayName(0), dayName(days - 1)),
            ),
          ),
      ),
  ),
);

/** A user's payments on each day, by reason, and the days on which they reviewed what was due. */
export const findPaid = (read: Read, userId: number, days: Days) => paidOn(days)(read, valuesOf(userId, days));

const playedOn = byNumber(days =>
  prepared(`played_on_${days}_days`, read =>
    read
      .select({
        day: dayNumber(games.createdAt, days),
        difficulty: games.difficulty,
        result: games.result,
        side: games.side,
        count: count(),
      })
      .from(games)
      .where(and(eq(games.userId, sql.placeholder('userId')), games.counts, within(games.createdAt, days)))
      .groupBy(sql.raw(DAY), games.difficulty, games.result, games.side),
  ),
);

/** A user's games that count on each day, by level of the engine (null between people), result and side. */
export const findPlayed = (read: Read, userId: number, days: Days) => playedOn(days)(read, valuesOf(userId, days));

const claimedAmong = (references: number) =>
  prepared(`claimed_among_${references}`, read =>
    read
      .select({ reference: ledger.reference })
      .from(ledger)
      .where(
        and(
          eq(ledger.userId, sql.placeholder('userId')),
          eq(ledger.reason, 'mission_claimed'),
          inArray(
            ledger.reference,
            Array.from({ length: references }, (_, i) => sql.placeholder(`reference${i}`)),
          ),
        ),
      ),
  );
/** The missions are a fixed number. */
let claimed: { among: number; find: ReturnType<typeof claimedAmong> } | undefined;

/** Those of the references that already paid the user for a mission. */
export const findClaimed = async (read: Read, userId: number, references: readonly string[]): Promise<Set<string>> => {
  if (claimed?.among !== references.length)
    claimed = { among: references.length, find: claimedAmong(references.length) };
  const named = Object.fromEntries(references.map((reference, i) => [`reference${i}`, reference]));
  const rows = await claimed.find(read, { userId, ...named });
  return new Set(rows.map(({ reference }) => reference));
};
