import { and, asc, count, eq, lte, ne, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { puzzleCards, puzzles, puzzleThemes } from '../../../db/schema/puzzles.ts';
import type { Memory } from './memory.ts';
import type { Filter } from './puzzles.queries.ts';

export const findCard = async (read: Read, userId: number, puzzleId: number): Promise<Memory | undefined> =>
  (
    await read
      .select({
        dueDay: puzzleCards.dueDay,
        stability: puzzleCards.stability,
        difficulty: puzzleCards.difficulty,
        reviews: puzzleCards.reviews,
        lapses: puzzleCards.lapses,
        reviewedAt: puzzleCards.reviewedAt,
      })
      .from(puzzleCards)
      .where(and(eq(puzzleCards.userId, userId), eq(puzzleCards.puzzleId, puzzleId)))
  )[0];

export const saveCard = async (tx: Tx, userId: number, puzzleId: number, memory: Memory): Promise<void> => {
  await tx
    .insert(puzzleCards)
    .values({ userId, puzzleId, ...memory })
    .onConflictDoUpdate({ target: [puzzleCards.userId, puzzleCards.puzzleId], set: memory });
};

const isDue = (userId: number, day: string): SQL | undefined =>
  and(eq(puzzleCards.userId, userId), lte(puzzleCards.dueDay, day));

/** The puzzle that has been due longest, other than `without`. */
export const findDue = async (
  read: Read,
  { difficulty, theme }: Filter,
  { userId, day, without }: { userId: number; day: string; without: number | undefined },
): Promise<number | undefined> => {
  const due = read.select({ id: puzzleCards.puzzleId }).from(puzzleCards);
  const ofLevel = difficulty
    ? due.innerJoin(puzzles, and(eq(puzzles.id, puzzleCards.puzzleId), eq(puzzles.difficulty, difficulty)))
    : due;
  const ofTheme = theme
    ? ofLevel.innerJoin(
        puzzleThemes,
        and(eq(puzzleThemes.puzzleId, puzzleCards.puzzleId), eq(puzzleThemes.theme, theme)),
      )
    : ofLevel;
  const [first] = await ofTheme
    .where(and(isDue(userId, day), without === undefined ? undefined : ne(puzzleCards.puzzleId, without)))
    .orderBy(asc(puzzleCards.dueDay), asc(puzzleCards.id))
    .limit(1);
  return first?.id;
};

export const countDue = async (read: Read, userId: number, day: string): Promise<number> =>
  (await read.select({ due: count() }).from(puzzleCards).where(isDue(userId, day)))[0]?.due ?? 0;
