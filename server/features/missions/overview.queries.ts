import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { BUCKET, WEEK } from '../../../db/derived/counters.ts';
import { prepared } from '../../../db/prepared.ts';
import { courses, lessons, quizzes } from '../../../db/schema/courses.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { puzzles } from '../../../db/schema/puzzles.ts';
import { weekExperience } from '../../../db/schema/totals.ts';
import { users } from '../../../db/schema/users.ts';
import { findTotal } from '../../../db/totals.ts';
import { ActivityKind, RANKED } from './missions.schema.ts';

/** The id in the reference of an entry with that reason; null for every other entry. */
const numberFor = (reason: (typeof ActivityKind.options)[number]) =>
  sql`case when ${ledger.reason} = ${reason} then cast(${ledger.reference} as integer) end`;

const activity = prepared('activity', read =>
  read
    .select({
      id: ledger.id,
      reason: ledger.reason,
      reference: ledger.reference,
      experience: ledger.experience,
      coins: ledger.coins,
      createdAt: ledger.createdAt,
      title: sql<string | null>`coalesce(${lessons.title}, ${quizzes.title}, ${courses.title}, ${puzzles.title})`,
    })
    .from(ledger)
    .leftJoin(lessons, eq(lessons.id, numberFor('lesson_completed')))
    .leftJoin(quizzes, eq(quizzes.id, numberFor('quiz_passed')))
    .leftJoin(courses, eq(courses.id, numberFor('course_completed')))
    .leftJoin(puzzles, eq(puzzles.id, numberFor('puzzle_solved')))
    .where(and(eq(ledger.userId, sql.placeholder('userId')), inArray(ledger.reason, [...ActivityKind.options])))
    .orderBy(desc(ledger.createdAt), desc(ledger.id))
    .limit(sql.placeholder('limit')),
);

/** A user's latest payments, newest first, with the titles of what was paid for. One query. */
export const findActivity = (read: Read, user: number, limit: number) => activity(read, { userId: user, limit });

const { week, experience, userId } = weekExperience;

/** One more than those with more XP in the same week, who are few for the first of the ranking. */
const position = sql`(
  select count(*) from ${weekExperience} better
  where better.week = ${week} and better.experience > ${experience}) + 1`.mapWith(Number);

const isStudent = and(eq(users.role, 'student'), isNull(users.erasedAt));

const monday = sql.placeholder('monday');

const weekRanking = prepared('week_ranking', read =>
  read
    .select({ position, playerId: users.id, playerName: users.fullName, avatarUrl: users.avatarUrl, experience })
    .from(weekExperience)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(week, monday), isStudent))
    .orderBy(desc(experience), asc(users.nameSearch), asc(users.id))
    .limit(RANKED),
);

/** The students with the most XP in the week of that Monday, in order. */
export const findWeekRanking = (read: Read, ofMonday: string) => weekRanking(read, { monday: ofMonday });

const ownWeek = prepared('own_week', read =>
  read
    .select({ playerId: users.id, playerName: users.fullName, avatarUrl: users.avatarUrl, experience })
    .from(weekExperience)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(userId, sql.placeholder('userId')), eq(week, monday), isStudent)),
);
const between = prepared('week_between', read =>
  read
    .select({ count: count() })
    .from(weekExperience)
    .where(and(eq(week, monday), gt(experience, sql.placeholder('above')), lt(experience, sql.placeholder('below')))),
);

/** A student's own place in the week. Whole buckets of XP are counted along. */
export const findOwnWeek = async (read: Read, ofMonday: string, viewerId: number) => {
  const [own] = await ownWeek(read, { monday: ofMonday, userId: viewerId });
  if (!own) return null;
  const bucket = Math.trunc(own.experience / BUCKET);
  const [above, [near]] = await Promise.all([
    findTotal(read, `${WEEK}${ofMonday}`, bucket),
    between(read, { monday: ofMonday, above: own.experience, below: BUCKET * (bucket + 1) }),
  ]);
  return { ...own, position: 1 + above + (near?.count ?? 0) };
};
