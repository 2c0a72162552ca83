import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { courses, lessons, quizzes } from '../../../db/schema/courses.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { puzzles } from '../../../db/schema/puzzles.ts';
import { users } from '../../../db/schema/users.ts';
import { ActivityKind, RANKED } from './missions.schema.ts';

/** The id in the reference of an entry with that reason; null for every other entry. */
const numberFor = (reason: (typeof ActivityKind.options)[number]) =>
  sql`case when ${ledger.reason} = ${reason} then cast(${ledger.reference} as integer) end`;

/** A user's latest payments, newest first, with the titles of what was paid for. One query. */
export const findActivity = (read: Read, userId: number, limit: number) =>
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
    .where(and(eq(ledger.userId, userId), inArray(ledger.reason, [...ActivityKind.options])))
    .orderBy(desc(ledger.createdAt), desc(ledger.id))
    .limit(limit);

/**
 * The students with the most XP since then, and the viewer at any position. The viewer is the first row, the others
 * follow in order.
 */
export const findWeekRanking = (read: Read, since: Date, viewerId: number) => {
  const earned = sql`sum(${ledger.experience})`;
  const ranked = read
    .select({
      userId: ledger.userId,
      experience: earned.mapWith(Number).as('earned'),
      position: sql`rank() over (order by ${earned} desc)`.mapWith(Number).as('position'),
    })
    .from(ledger)
    .where(gte(ledger.createdAt, since))
    .groupBy(ledger.userId)
    .having(sql`${earned} > 0`)
    .as('ranked');
  const isOwn = sql`case when ${ranked.userId} = ${viewerId} then 0 else 1 end`;
  return read
    .select({
      position: ranked.position,
      playerId: users.id,
      playerName: users.fullName,
      avatarUrl: users.avatarUrl,
      experience: ranked.experience,
    })
    .from(ranked)
    .innerJoin(users, eq(users.id, ranked.userId))
    .where(and(eq(users.role, 'student'), isNull(users.erasedAt)))
    .orderBy(isOwn, asc(ranked.position), asc(users.nameSearch), asc(users.id))
    .limit(RANKED + 1);
};
