import { and, count, countDistinct, eq, lte, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { achievements } from '../../../db/schema/achievements.ts';
import { games } from '../../../db/schema/games.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { enrollments, quizAttempts } from '../../../db/schema/progress.ts';
import { puzzleAttempts } from '../../../db/schema/puzzles.ts';
import { users } from '../../../db/schema/users.ts';

/** A user's number of payments and XP by reason, up to a given time. */
export const findPaidUntil = (read: Read, userId: number, until: Date) =>
  read
    .select({ reason: ledger.reason, count: count(), experience: sql`sum(${ledger.experience})`.mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), lte(ledger.createdAt, until)))
    .groupBy(ledger.reason);

/** A user's wins against each level of the engine, up to a given time. */
export const findWinsUntil = (read: Read, userId: number, until: Date) =>
  read
    .select({ difficulty: games.difficulty, count: count() })
    .from(games)
    .where(
      and(eq(games.userId, userId), eq(games.mode, 'practice'), eq(games.result, '1-0'), lte(games.createdAt, until)),
    )
    .groupBy(games.difficulty);

const PERFECT_SCORE = 100;

/** A user's quizzes without a mistake, up to a given time. */
export const countPerfectQuizzes = async (read: Read, studentId: number, until: Date): Promise<number> => {
  const [found] = await read
    .select({ count: countDistinct(quizAttempts.quizId) })
    .from(quizAttempts)
    .innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
    .where(
      and(
        eq(enrollments.studentId, studentId),
        eq(quizAttempts.score, PERFECT_SCORE),
        lte(quizAttempts.createdAt, until),
      ),
    );
  return found?.count ?? 0;
};

/** A user's consecutive puzzles solved at the first try, up to a given time. */
export const countPuzzleStreak = async (read: Read, userId: number, until: Date): Promise<number> => {
  const tried = and(eq(puzzleAttempts.userId, userId), lte(puzzleAttempts.createdAt, until));
  const latestMiss = sql`(
    select coalesce(max(${puzzleAttempts.id}), 0) from ${puzzleAttempts}
    where ${tried} and ${puzzleAttempts.firstTry} <> 'solved')`;
  const [found] = await read
    .select({ count: count() })
    .from(puzzleAttempts)
    .where(and(tried, sql`${puzzleAttempts.id} > ${latestMiss}`));
  return found?.count ?? 0;
};

export const findRating = async (read: Read, userId: number): Promise<number> => {
  const [found] = await read.select({ rating: users.rating }).from(users).where(eq(users.id, userId));
  if (!found) throw new Error('The user was not found');
  return found.rating;
};

export const findEarned = (read: Read, userId: number) =>
  read
    .select({ key: achievements.key, earnedAt: achievements.earnedAt })
    .from(achievements)
    .where(eq(achievements.userId, userId));

/** @returns false, without any change, when it was earned before. */
export const insertAchievement = async (
  tx: Tx,
  earned: { userId: number; key: string; earnedAt: Date },
): Promise<boolean> =>
  (await tx.insert(achievements).values(earned).onConflictDoNothing().returning({ id: achievements.id })).length > 0;
