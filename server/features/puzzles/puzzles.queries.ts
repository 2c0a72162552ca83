import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { puzzleAttempts, puzzleCounts, puzzleRatings, puzzles, puzzleThemes } from '../../../db/schema/puzzles.ts';
import type { Rating } from './glicko.ts';
import type { PuzzleDifficulty, PuzzleTheme } from './puzzles.schema.ts';

/** Which puzzles; all without either. */
export type Filter = { difficulty?: PuzzleDifficulty | undefined; theme?: PuzzleTheme | undefined };

const EVERY_THEME = '';

/** The table that can find them in the order of their ratings by an index alone, as columns of one shape. */
const sourceOf = ({ theme }: Filter) =>
  theme === undefined
    ? { table: puzzles, id: puzzles.id, rating: puzzles.rating, difficulty: puzzles.difficulty, isOfTheme: undefined }
    : {
        table: puzzleThemes,
        id: puzzleThemes.puzzleId,
        rating: puzzleThemes.rating,
        difficulty: puzzleThemes.difficulty,
        isOfTheme: eq(puzzleThemes.theme, theme),
      };

type Source = ReturnType<typeof sourceOf>;
const passes = ({ difficulty, isOfTheme }: Source, filter: Filter): SQL | undefined =>
  and(isOfTheme, filter.difficulty && eq(difficulty, filter.difficulty));

const attemptsAt = (read: Read, puzzleId: Source['id'], userId: number, ...conditions: SQL[]) =>
  read
    .select({ one: sql`1` })
    .from(puzzleAttempts)
    .where(and(eq(puzzleAttempts.userId, userId), eq(puzzleAttempts.puzzleId, puzzleId), ...conditions));

type Page = { limit: number; offset: number };

/** Numbers of puzzles from the easiest on, without those that somebody has solved. */
export const findIds = async (read: Read, filter: Filter, page: Page, withoutSolvedBy?: number): Promise<number[]> => {
  const source = sourceOf(filter);
  const isOpen =
    withoutSolvedBy === undefined
      ? undefined
      : notExists(attemptsAt(read, source.id, withoutSolvedBy, isNotNull(puzzleAttempts.solvedAt)));
  const rows = await read
    .select({ id: source.id })
    .from(source.table)
    .where(and(passes(source, filter), isOpen))
    .orderBy(asc(source.rating), asc(source.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
};

// Below, `crossJoin` is how SQLite is told to begin with somebody's few attempts and not with a theme's many puzzles.

/** Numbers of the puzzles that somebody has solved, from the easiest on. */
export const findSolvedIds = async (
  read: Read,
  filter: Filter,
  { limit, offset }: Page,
  userId: number,
): Promise<number[]> => {
  const source = sourceOf(filter);
  const rows = await read
    .select({ id: source.id })
    .from(puzzleAttempts)
    .crossJoin(source.table)
    .where(
      and(
        eq(source.id, puzzleAttempts.puzzleId),
        eq(puzzleAttempts.userId, userId),
        isNotNull(puzzleAttempts.solvedAt),
        passes(source, filter),
      ),
    )
    .orderBy(asc(source.rating), asc(source.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
};

/** Numbers of the puzzles that somebody has not tried, nearest to a rating: half of them below it, half above. */
export const findUntriedNear = async (
  read: Read,
  filter: Filter,
  near: { rating: number; without: number | undefined; userId: number; limit: number },
): Promise<number[]> => {
  const source = sourceOf(filter);
  const isOther = near.without === undefined ? undefined : ne(source.id, near.without);
  const side = (range: SQL, order: SQL) =>
    read
      .select({ id: source.id })
      .from(source.table)
      .where(and(passes(source, filter), range, isOther, notExists(attemptsAt(read, source.id, near.userId))))
      .orderBy(order)
      .limit(near.limit / 2);
  const [below, above] = await Promise.all([
    side(lt(source.rating, near.rating), desc(source.rating)),
    side(gte(source.rating, near.rating), asc(source.rating)),
  ]);
  return [...below, ...above].map(({ id }) => id);
};

/** Numbers of puzzles that somebody has tried but not solved, those of longest ago first. */
export const findUnsolved = async (
  read: Read,
  filter: Filter,
  { without, userId, limit }: { without: number | undefined; userId: number; limit: number },
): Promise<number[]> => {
  const source = sourceOf(filter);
  const rows = await read
    .select({ id: source.id })
    .from(puzzleAttempts)
    .crossJoin(source.table)
    .where(
      and(
        eq(source.id, puzzleAttempts.puzzleId),
        eq(puzzleAttempts.userId, userId),
        isNull(puzzleAttempts.solvedAt),
        passes(source, filter),
        without === undefined ? undefined : ne(source.id, without),
      ),
    )
    .orderBy(asc(puzzleAttempts.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Puzzles by their numbers, in that order, with what somebody did with them. */
export const findPuzzles = async (read: Read, ids: readonly number[], userId: number) => {
  if (ids.length === 0) return [];
  const rows = await read
    .select({ puzzle: puzzles, attempt: { id: puzzleAttempts.id, solvedAt: puzzleAttempts.solvedAt } })
    .from(puzzles)
    .leftJoin(puzzleAttempts, and(eq(puzzleAttempts.puzzleId, puzzles.id), eq(puzzleAttempts.userId, userId)))
    .where(inArray(puzzles.id, [...ids]));
  const byId = new Map(rows.map(row => [row.puzzle.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
};
export type PuzzleRow = Awaited<ReturnType<typeof findPuzzles>>[number];

/** How many puzzles there are of each difficulty, of one theme or of all. */
export const findTotals = (read: Read, theme: PuzzleTheme | undefined) =>
  read
    .select({ difficulty: puzzleCounts.difficulty, total: puzzleCounts.total })
    .from(puzzleCounts)
    .where(eq(puzzleCounts.theme, theme ?? EVERY_THEME));

/** How many puzzles of each difficulty somebody has solved, of one theme or of all. */
export const countSolved = (read: Read, theme: PuzzleTheme | undefined, userId: number) => {
  const source = sourceOf({ theme });
  return read
    .select({ difficulty: source.difficulty, solved: count() })
    .from(puzzleAttempts)
    .crossJoin(source.table)
    .where(
      and(
        eq(source.id, puzzleAttempts.puzzleId),
        eq(puzzleAttempts.userId, userId),
        isNotNull(puzzleAttempts.solvedAt),
        source.isOfTheme,
      ),
    )
    .groupBy(source.difficulty);
};

const userId = sql.placeholder('userId');
const latestMiss = sql`(select max(missed.id) from puzzle_attempts as missed where missed.user_id = ${userId} and missed.first_try <> 'solved')`;
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

/** What somebody's attempts come to. */
export const findStatistics = async (read: Read, ofUser: number) => {
  const [found] = await statistics(read, { userId: ofUser });
  if (!found) throw new Error('An aggregate without a row');
  return found;
};

export const findRating = async (read: Read, ofUser: number): Promise<(Rating & { updatedAt: Date }) | undefined> =>
  (
    await read
      .select({
        rating: puzzleRatings.rating,
        deviation: puzzleRatings.deviation,
        volatility: puzzleRatings.volatility,
        updatedAt: puzzleRatings.updatedAt,
      })
      .from(puzzleRatings)
      .where(eq(puzzleRatings.userId, ofUser))
  )[0];

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

/** Keeps a puzzle's rating, and its copies by which the puzzles of a theme are sorted. */
export const savePuzzleRating = async (tx: Tx, puzzleId: number, rating: Rating): Promise<void> => {
  await tx.update(puzzles).set(rating).where(eq(puzzles.id, puzzleId));
  await tx.update(puzzleThemes).set({ rating: rating.rating }).where(eq(puzzleThemes.puzzleId, puzzleId));
};

export const findAttempt = async (read: Read, ofUser: number, puzzleId: number) =>
  (
    await read
      .select({ id: puzzleAttempts.id, solvedAt: puzzleAttempts.solvedAt })
      .from(puzzleAttempts)
      .where(and(eq(puzzleAttempts.userId, ofUser), eq(puzzleAttempts.puzzleId, puzzleId)))
  )[0];

export const insertAttempt = async (tx: Tx, attempt: Omit<typeof puzzleAttempts.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(puzzleAttempts).values(attempt);
};

export const markSolved = async (
  tx: Tx,
  attemptId: number,
  solved: { solvedAt: Date; milliseconds: number | null },
): Promise<void> => {
  await tx.update(puzzleAttempts).set(solved).where(eq(puzzleAttempts.id, attemptId));
};

type Row = Omit<typeof puzzles.$inferInsert, 'id'>;

/** SQLite takes 32,766 values in a statement; a theme's row has four. */
const THEMES_AT_ONCE = 8_000;

const insertThemes = async (tx: Tx, rows: readonly (typeof puzzleThemes.$inferInsert)[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += THEMES_AT_ONCE)
    await tx.insert(puzzleThemes).values(rows.slice(from, from + THEMES_AT_ONCE));
};

/** Adds the puzzles that are not there yet, with their themes and to the counts. @returns what was added. */
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
  const places = added.flatMap(({ difficulty, themes }) =>
    [EVERY_THEME, ...themes].map(theme => ({ difficulty, theme })),
  );
  const counts = [...Map.groupBy(places, ({ difficulty, theme }) => `${difficulty} ${theme}`).values()].flatMap(same =>
    same.slice(0, 1).map(place => ({ ...place, total: same.length })),
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
