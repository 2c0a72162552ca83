import { and, asc, desc, eq, gte, lt, notExists, sql, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { dailyPuzzles, puzzles } from '../../../db/schema/puzzles.ts';

/** The id of a day's puzzle. */
export const findDailyOf = async (read: Read, day: string): Promise<number | undefined> =>
  (await read.select({ id: dailyPuzzles.puzzleId }).from(dailyPuzzles).where(eq(dailyPuzzles.day, day)))[0]?.id;

/** The puzzle nearest to a rating, preferably above it, that no day has had; when every one had its day, any. */
export const findForDay = async (read: Read, rating: number): Promise<number | undefined> => {
  const isFresh = notExists(
    read
      .select({ one: sql`1` })
      .from(dailyPuzzles)
      .where(eq(dailyPuzzles.puzzleId, puzzles.id)),
  );
  const first = async (where: SQL | undefined, ...order: SQL[]) =>
    (
      await read
        .select({ id: puzzles.id })
        .from(puzzles)
        .where(where)
        .orderBy(...order)
        .limit(1)
    )[0]?.id;
  const [above, below] = [gte(puzzles.rating, rating), lt(puzzles.rating, rating)];
  return (
    (await first(and(above, isFresh), asc(puzzles.rating), asc(puzzles.id))) ??
    (await first(and(below, isFresh), desc(puzzles.rating), desc(puzzles.id))) ??
    (await first(above, asc(puzzles.rating), asc(puzzles.id))) ??
    (await first(below, desc(puzzles.rating), desc(puzzles.id)))
  );
};

/** Gives a day its puzzle, unless it has one. */
export const insertDaily = async (tx: Tx, day: string, puzzleId: number): Promise<void> => {
  await tx.insert(dailyPuzzles).values({ day, puzzleId }).onConflictDoNothing();
};
