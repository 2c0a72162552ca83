import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { puzzleAttempts, puzzles, puzzleThemes } from '../../../db/schema/puzzles.ts';
import type { PuzzleDifficulty } from './puzzles.schema.ts';
import type { PuzzleTheme } from './themes.schema.ts';

/** All puzzles when both fields are missing. */
export type Filter = { difficulty?: PuzzleDifficulty | undefined; theme?: PuzzleTheme | undefined };

/** The table with an index for the filter in rating order, and its columns under common names. */
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

const attemptsAt = (read: Read, puzzleId: Source['id'], userId: number | Placeholder, ...conditions: SQL[]) =>
  read
    .select({ one: sql`1` })
    .from(puzzleAttempts)
    .where(and(eq(puzzleAttempts.userId, userId), eq(puzzleAttempts.puzzleId, puzzleId), ...conditions));

type Page = { limit: number; offset: number };

/** The ids of puzzles, easiest first; without those that `withoutSolvedBy` has solved. */
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

// `crossJoin` below makes SQLite start at a player's few attempts, not at a theme's many puzzles.

/** The ids of the puzzles that a player has solved, easiest first. */
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

type Near = { rating: number; without: number | undefined; userId: number; limit: number };

/** The query for one kind of filter, prepared: half of the puzzles below the rating, or above it. */
const untried = (filter: Filter, isWithout: boolean, isBelow: boolean) => {
  const kind = [filter.theme ?? 'any', filter.difficulty ?? 'any', isWithout, isBelow].join('_');
  return prepared(`untried_${kind}`, read => {
    const source = sourceOf(filter);
    const rating = sql.placeholder('rating');
    const isOther = isWithout ? ne(source.id, sql.placeholder('without')) : undefined;
    const isTried = attemptsAt(read, source.id, sql.placeholder('userId'));
    return read
      .select({ id: source.id, rating: source.rating })
      .from(source.table)
      .where(
        and(
          passes(source, filter),
          isBelow ? lt(source.rating, rating) : gte(source.rating, rating),
          isOther,
          notExists(isTried),
        ),
      )
      .orderBy(isBelow ? desc(source.rating) : asc(source.rating))
      .limit(sql.placeholder('limit'));
  });
};

/** Made when first asked for: a filter is one of a few themes and difficulties. */
const madeQueries = new Map<string, ReturnType<typeof untried>>();
const untriedBy = (filter: Filter, isWithout: boolean, isBelow: boolean): ReturnType<typeof untried> => {
  const key = `${filter.theme} ${filter.difficulty} ${isWithout} ${isBelow}`;
  const known = madeQueries.get(key) ?? untried(filter, isWithout, isBelow);
  madeQueries.set(key, known);
  return known;
};

/** Puzzles that a player has not tried nearest to a rating: half of them below it, half above. */
export const findUntriedNear = async (
  read: Read,
  filter: Filter,
  { rating, without, userId, limit }: Near,
): Promise<{ id: number; rating: number }[]> => {
  const values = { rating, userId, limit: limit / 2, ...(without !== undefined && { without }) };
  const [below, above] = await Promise.all(
    [true, false].map(isBelow => untriedBy(filter, without !== undefined, isBelow)(read, values)),
  );
  return [...(below ?? []), ...(above ?? [])];
};

/** Puzzles that a player has not tried, from a rating upward. */
export const findUntriedFrom = (read: Read, filter: Filter, { rating, without, userId, limit }: Near) =>
  untriedBy(
    filter,
    without !== undefined,
    false,
  )(read, { rating, userId, limit, ...(without !== undefined && { without }) });

const withAttempt = {
  puzzle: puzzles,
  attempt: {
    id: puzzleAttempts.id,
    firstTry: puzzleAttempts.firstTry,
    puzzleRating: puzzleAttempts.puzzleRating,
    solvedAt: puzzleAttempts.solvedAt,
    solutionReadAt: puzzleAttempts.solutionReadAt,
  },
};
const attemptOf = (userId: number | Placeholder) =>
  and(eq(puzzleAttempts.puzzleId, puzzles.id), eq(puzzleAttempts.userId, userId));

const onePuzzle = prepared('puzzle', read =>
  read
    .select(withAttempt)
    .from(puzzles)
    .leftJoin(puzzleAttempts, attemptOf(sql.placeholder('userId')))
    .where(eq(puzzles.id, sql.placeholder('id'))),
);

/** Puzzles by id, in the given order, with the player's attempt. */
export const findPuzzles = async (read: Read, ids: readonly number[], userId: number) => {
  if (ids.length === 0) return [];
  if (ids.length === 1) return onePuzzle(read, { id: ids[0], userId });
  const rows = await read
    .select(withAttempt)
    .from(puzzles)
    .leftJoin(puzzleAttempts, attemptOf(userId))
    .where(inArray(puzzles.id, [...ids]));
  const byId = new Map(rows.map(row => [row.puzzle.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
};
export type PuzzleRow = Awaited<ReturnType<typeof findPuzzles>>[number];

/** The number of puzzles of each difficulty that a player has solved, for one theme or for all. */
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
