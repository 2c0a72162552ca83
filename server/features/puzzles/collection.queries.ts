import { eq, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { puzzleCounts, puzzles, puzzleThemes } from '../../../db/schema/puzzles.ts';
import type { PuzzleTheme } from './themes.schema.ts';

/** The theme value under which all puzzles are counted together. */
const EVERY_THEME = '';

/** The number of puzzles of each difficulty, for one theme or for all. */
export const findTotals = (read: Read, theme: PuzzleTheme | undefined) =>
  read
    .select({ difficulty: puzzleCounts.difficulty, total: puzzleCounts.total })
    .from(puzzleCounts)
    .where(eq(puzzleCounts.theme, theme ?? EVERY_THEME));

/** Whether a puzzle of this source exists. */
export const isKnown = async (read: Read, source: string): Promise<boolean> =>
  (await read.select({ id: puzzles.id }).from(puzzles).where(eq(puzzles.source, source))).length > 0;

type Row = Omit<typeof puzzles.$inferInsert, 'id'>;

/** SQLite takes 32,766 values in a statement, and a theme's row has four. */
const THEMES_AT_ONCE = 8_000;

const insertThemes = async (tx: Tx, rows: readonly (typeof puzzleThemes.$inferInsert)[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += THEMES_AT_ONCE)
    await tx.insert(puzzleThemes).values(rows.slice(from, from + THEMES_AT_ONCE));
};

/** Inserts the new puzzles with their themes, and counts them. @returns the puzzles that were inserted. */
export const insertPuzzles = async (tx: Tx, rows: readonly Row[]) => {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(puzzles)
    .values([...rows])
    .onConflictDoNothing()
    .returning({
      id: puzzles.id,
      source: puzzles.source,
      difficulty: puzzles.difficulty,
      themes: puzzles.themes,
      rating: puzzles.rating,
    });
  if (added.length === 0) return [];
  await insertThemes(
    tx,
    added.flatMap(({ id, themes, difficulty, rating }) =>
      themes.map(theme => ({ puzzleId: id, theme, difficulty, rating })),
    ),
  );
  const counted = added.flatMap(({ difficulty, themes }) =>
    [EVERY_THEME, ...themes].map(theme => ({ difficulty, theme })),
  );
  const counts = [...Map.groupBy(counted, ({ difficulty, theme }) => `${difficulty} ${theme}`).values()].flatMap(same =>
    same.slice(0, 1).map(first => ({ ...first, total: same.length })),
  );
  await tx
    .insert(puzzleCounts)
    .values(counts)
    .onConflictDoUpdate({
      target: [puzzleCounts.difficulty, puzzleCounts.theme],
      set: { total: sql`${puzzleCounts.total} + excluded.total` },
    });
  return added;
};
