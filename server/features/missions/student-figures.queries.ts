import { and, count, countDistinct, eq, lte, or, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { achievements } from '../../../db/schema/achievements.ts';
import { games } from '../../../db/schema/games.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { enrollments, quizAttempts } from '../../../db/schema/progress.ts';
import { puzzleAttempts } from '../../../db/schema/puzzles.ts';
import { users } from '../../../db/schema/users.ts';

const userId = sql.placeholder('userId');

const paidUntil = prepared('paid_until', read =>
  read
    .select({ reason: ledger.reason, count: count(), experience: sql`sum(${ledger.experience})`.mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), lte(ledger.createdAt, given('until', ledger.createdAt))))
    .groupBy(ledger.reason),
);

/** A user's number of payments and XP by reason, up to a given time. */
export const findPaidUntil = (read: Read, user: number, until: Date) => paidUntil(read, { userId: user, until });

const winsUntil = prepared('wins_until', read =>
  read
    .select({ difficulty: games.difficulty, count: count() })
    .from(games)
    .where(
      and(
        eq(games.userId, userId),
        eq(games.mode, 'practice'),
        games.counts,
        or(
          and(eq(games.side, 'white'), eq(games.result, '1-0')),
          and(eq(games.side, 'black'), eq(games.result, '0-1')),
        ),
        lte(games.createdAt, given('until', games.createdAt)),
      ),
    )
    .groupBy(games.difficulty),
);

/** A user's wins that count against each level of the engine, up to a given time. */
export const findWinsUntil = (read: Read, user: number, until: Date) => winsUntil(read, { userId: user, until });

const PERFECT_SCORE = 100;

const perfectQuizzes = prepared('perfect_quizzes', read =>
  read
    .select({ count: countDistinct(quizAttempts.quizId) })
    .from(quizAttempts)
    .innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
    .where(
      and(
        eq(enrollments.studentId, userId),
        eq(quizAttempts.score, PERFECT_SCORE),
        lte(quizAttempts.createdAt, given('until', quizAttempts.createdAt)),
      ),
    ),
);

/** A user's quizzes without a mistake, up to a given time. */
export const countPerfectQuizzes = async (read: Read, user: number, until: Date): Promise<number> =>
  (await perfectQuizzes(read, { userId: user, until }))[0]?.count ?? 0;

const tried = and(
  eq(puzzleAttempts.userId, userId),
  lte(puzzleAttempts.createdAt, given('until', puzzleAttempts.createdAt)),
);
const latestMiss = sql`(
  select coalesce(max(${puzzleAttempts.id}), 0) from ${puzzleAttempts}
  where ${tried} and ${puzzleAttempts.firstTry} <> 'solved')`;
const puzzleStreak = prepared('puzzle_streak', read =>
  read
    .select({ count: count() })
    .from(puzzleAttempts)
    .where(and(tried, sql`${puzzleAttempts.id} > ${latestMiss}`)),
);

/** A user's consecutive puzzles solved at the first try, up to a given time. */
export const countPuzzleStreak = async (read: Read, user: number, until: Date): Promise<number> =>
  (await puzzleStreak(read, { userId: user, until }))[0]?.count ?? 0;

const rating = prepared('rating', read =>
  read.select({ rating: users.rating }).from(users).where(eq(users.id, userId)),
);

export const findRating = async (read: Read, user: number): Promise<number> => {
  const [found] = await rating(read, { userId: user });
  if (!found) throw new Error('The user was not found');
  return found.rating;
};

const earned = prepared('earned_achievements', read =>
  read
    .select({ key: achievements.key, earnedAt: achievements.earnedAt })
    .from(achievements)
    .where(eq(achievements.userId, userId)),
);

export const findEarned = (read: Read, user: number) => earned(read, { userId: user });

/** @returns false, without any change, when it was earned before. */
export const insertAchievement = async (
  tx: Tx,
  earned: { userId: number; key: string; earnedAt: Date },
): Promise<boolean> =>
  (await tx.insert(achievements).values(earned).onConflictDoNothing().returning({ id: achievements.id })).length > 0;
