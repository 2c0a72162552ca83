import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { puzzleAttempts, puzzleRatings, puzzles, puzzleThemes, puzzleTries } from '../../../db/schema/puzzles.ts';
import type { Rating } from '../../rules/glicko.ts';

const userId = sql.placeholder('userId');
const latestMiss = sql`(
  select max(missed.id) from puzzle_attempts as missed
  where missed.user_id = ${userId} and missed.first_try <> 'solved'
)`;
const number = (of: SQL) => of.mapWith(Number);

const statistics = prepared('puzzle_statistics', read =>
  read
    .select({
      tried: count(),
      solved: count(puzzleAttempts.solvedAt),
      atFirstTry: number(sql`coalesce(sum(case when ${puzzleAttempts.firstTry} = 'solved' then 1 else 0 end), 0)`),
      averageMilliseconds: sql<
        number | null
      >`avg(case when ${puzzleAttempts.solvedAt} is not null then ${puzzleAttempts.milliseconds} end)`.mapWith(Number),
      streak: number(
        sql`coalesce(sum(case when ${puzzleAttempts.id} > coalesce(${latestMiss}, 0) then 1 else 0 end), 0)`,
      ),
    })
    .from(puzzleAttempts)
    .where(eq(puzzleAttempts.userId, userId)),
);

/** The totals of a player's attempts. */
export const findStatistics = async (read: Read, ofUser: number) => {
  const [found] = await statistics(read, { userId: ofUser });
  if (!found) throw new Error('An aggregate without a row');
  return found;
};

const ratingOf = prepared('puzzle_rating', read =>
  read
    .select({
      rating: puzzleRatings.rating,
      deviation: puzzleRatings.deviation,
      volatility: puzzleRatings.volatility,
      updatedAt: puzzleRatings.updatedAt,
    })
    .from(puzzleRatings)
    .where(eq(puzzleRatings.userId, userId)),
);

export const findRating = async (read: Read, ofUser: number): Promise<(Rating & { updatedAt: Date }) | undefined> =>
  (await ratingOf(read, { userId: ofUser }))[0];

export const saveRating = async (tx: Tx, ofUser: number, rating: Rating, updatedAt: Date): Promise<void> => {
  await tx
    .insert(puzzleRatings)
    .values({ userId: ofUser, ...rating, updatedAt })
    .onConflictDoUpdate({ target: puzzleRatings.userId, set: { ...rating, updatedAt } });
};

export const findPuzzleRating = async (tx: Tx, puzzleId: number): Promise<Rating> => {
  const [found] = await tx
    .select({ rating: puzzles.rating, deviation: puzzles.deviation, volatility: puzzles.volatility })
    .from(puzzles)
    .where(eq(puzzles.id, puzzleId));
  if (!found) throw new Error('The puzzle is gone');
  return found;
};

/** Stores a puzzle's rating, also in the copies by which the puzzles of a theme are sorted. */
export const savePuzzleRating = async (tx: Tx, puzzleId: number, rating: Rating): Promise<void> => {
  await tx.update(puzzles).set(rating).where(eq(puzzles.id, puzzleId));
  await tx.update(puzzleThemes).set({ rating: rating.rating }).where(eq(puzzleThemes.puzzleId, puzzleId));
};

export const findAttempt = async (read: Read, ofUser: number, puzzleId: number) =>
  (
    await read
      .select({
        id: puzzleAttempts.id,
        solvedAt: puzzleAttempts.solvedAt,
        solutionReadAt: puzzleAttempts.solutionReadAt,
      })
      .from(puzzleAttempts)
      .where(and(eq(puzzleAttempts.userId, ofUser), eq(puzzleAttempts.puzzleId, puzzleId)))
  )[0];

export const insertAttempt = async (tx: Tx, attempt: Omit<typeof puzzleAttempts.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(puzzleAttempts).values(attempt);
};

export const insertTry = async (tx: Tx, one: Omit<typeof puzzleTries.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(puzzleTries).values(one);
};

/** Whether a player has tried any puzzle. */
export const hasTriedAny = async (read: Read, ofUser: number): Promise<boolean> =>
  (await read.select({ id: puzzleAttempts.id }).from(puzzleAttempts).where(eq(puzzleAttempts.userId, ofUser)).limit(1))
    .length > 0;

/** Notes when a player first read the solution of a puzzle that they have not solved. */
export const markSolutionRead = async (tx: Tx, ofUser: number, puzzleId: number, at: Date): Promise<void> => {
  await tx
    .update(puzzleAttempts)
    .set({ solutionReadAt: at })
    .where(
      and(
        eq(puzzleAttempts.userId, ofUser),
        eq(puzzleAttempts.puzzleId, puzzleId),
        isNull(puzzleAttempts.solvedAt),
        isNull(puzzleAttempts.solutionReadAt),
      ),
    );
};

export const markSolved = async (
  tx: Tx,
  attemptId: number,
  solved: { solvedAt: Date; milliseconds: number | null },
): Promise<void> => {
  await tx.update(puzzleAttempts).set(solved).where(eq(puzzleAttempts.id, attemptId));
};
