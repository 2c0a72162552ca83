import { eq, getTableColumns, sql, type Column } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { given, preparedChange } from '../../../db/prepared.ts';
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
type ThemeRow = Omit<typeof puzzleThemes.$inferInsert, 'id'>;

type Columns = Record<string, Column>;

/** The values of some rows, in the order of a statement that takes so many of them. */
const placesFor = (columns: Columns, rows: number) =>
  Array.from({ length: rows }, (_, i) =>
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, given(`${name}${i}`, column)])),
  );

const valuesOf = (columns: Columns, rows: readonly Record<string, unknown>[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap((row, i) => Object.keys(columns).map(name => [`${name}${i}`, row[name] ?? null] as const)),
  );

/**
 * An import adds thousands of rows, and to build the text of a statement costs several times as much as to run it: so
 * many rows at once are added by one that is prepared, the rest by one of their own.
 */
const inSlices = <R>(rows: readonly R[], most: number): { full: R[][]; rest: R[] } => {
  const full = Array.from({ length: Math.floor(rows.length / most) }, (_, i) => rows.slice(i * most, (i + 1) * most));
  return { full, rest: rows.slice(full.length * most) };
};

const { id: _puzzle, ...PUZZLE_COLUMNS } = getTableColumns(puzzles);
const { id: _theme, ...THEME_COLUMNS } = getTableColumns(puzzleThemes);
const [PUZZLES_AT_ONCE, THEMES_AT_ONCE] = [50, 100];

const ADDED = {
  id: puzzles.id,
  source: puzzles.source,
  difficulty: puzzles.difficulty,
  themes: puzzles.themes,
  rating: puzzles.rating,
};

const addRows = (tx: Tx, rows: Row[]) => tx.insert(puzzles).values(rows).onConflictDoNothing().returning(ADDED);
const addManyRows = preparedChange('add_puzzles', tx =>
  addRows(tx, placesFor(PUZZLE_COLUMNS, PUZZLES_AT_ONCE) as unknown as Row[]),
);

const addThemes = (tx: Tx, rows: ThemeRow[]) => tx.insert(puzzleThemes).values(rows);
const addManyThemes = preparedChange('add_puzzle_themes', tx =>
  addThemes(tx, placesFor(THEME_COLUMNS, THEMES_AT_ONCE) as unknown as ThemeRow[]),
);

const insertThemes = async (tx: Tx, rows: readonly ThemeRow[]): Promise<void> => {
  const { full, rest } = inSlices(rows, THEMES_AT_ONCE);
  for (const slice of full) await addManyThemes(tx, valuesOf(THEME_COLUMNS, slice));
  if (rest.length > 0) await addThemes(tx, rest);
};

const insertRows = async (tx: Tx, rows: readonly Row[]) => {
  const { full, rest } = inSlices(rows, PUZZLES_AT_ONCE);
  const added: Awaited<ReturnType<typeof addRows>> = [];
  for (const slice of full) added.push(...(await addManyRows(tx, valuesOf(PUZZLE_COLUMNS, slice))));
  if (rest.length > 0) added.push(...(await addRows(tx, rest)));
  return added;
};

/** Inserts the new puzzles with their themes, and counts them. @returns the puzzles that were inserted. */
export const insertPuzzles = async (tx: Tx, rows: readonly Row[]) => {
  const added = await insertRows(tx, rows);
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
