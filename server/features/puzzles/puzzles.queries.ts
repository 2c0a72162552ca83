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
import type { Read } from '../../../db/client.ts';
import { puzzleAttempts, puzzles, puzzleThemes } from '../../../db/schema/puzzles.ts';
import type { PuzzleDifficulty, PuzzleTheme } from './puzzles.schema.ts';

/** Which puzzles; all without either. */
export type Filter = { difficulty?: PuzzleDifficulty | undefined; theme?: PuzzleTheme | undefined };

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
