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
import { puzzleAttempts, puzzleRatings, puzzles, puzzleThemes } from '../../../db/schema/puzzles.ts';
import { NEW_PLAYER } from '../../rules/glicko.ts';
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

const EITHER_SIDE = { below: [lt, desc], above: [gte, asc] } as const;

/** Puzzles that a player has not tried, by their distance from a rating. Placeholders: userId, limit, without. */
const untriedOn = (
  read: Read,
  side: keyof typeof EITHER_SIDE,
  { filter, isWithout, rating }: { filter: Filter; isWithout: boolean; rating: SQL },
) => {
  const source = sourceOf(filter);
  const [isOnSide, inOrder] = EITHER_SIDE[side];
  return read
    .select({ id: source.id, distance: sql<number>`abs(${source.rating} - ${rating})`.mapWith(Number).as('distance') })
    .from(source.table)
    .where(
      and(
        passes(source, filter),
        isOnSide(source.rating, rating),
        isWithout ? ne(source.id, sql.placeholder('without')) : undefined,
        notExists(attemptsAt(read, source.id, sql.placeholder('userId'))),
      ),
    )
    .orderBy(inOrder(source.rating))
    .limit(sql.placeholder('limit'));
};

const ownRating = sql`coalesce(
  (select ${puzzleRatings.rating} from ${puzzleRatings} where ${puzzleRatings.userId} = ${sql.placeholder('userId')}),
  ${sql.raw(String(NEW_PLAYER.rating))})`;

/** Prepared for one kind of filter: what is nearest to the player's own rating, half of it below, half above. */
const untriedNear = (kind: string, filter: Filter, isWithout: boolean) =>
  prepared(`untried_near_${kind}`, read => {
    const [below, above] = (['below', 'above'] as const).map(side =>
      read.select().from(untriedOn(read, side, { filter, isWithout, rating: ownRating }).as(side)),
    );
    return below!.unionAll(above!);
  });

/** The same from a rating upward. */
const untriedFrom = (kind: string, filter: Filter, isWithout: boolean) =>
  prepared(`untried_from_${kind}`, read =>
    untriedOn(read, 'above', { filter, isWithout, rating: sql`${sql.placeholder('rating')}` }),
  );

/** Made when first asked for: a filter is one of a few themes and difficulties. */
const ofEachKind = <Made>(make: (kind: string, filter: Filter, isWithout: boolean) => Made) => {
  const made = new Map<string, Made>();
  return (filter: Filter, isWithout: boolean): Made => {
    const kind = `${filter.theme ?? 'any'}_${filter.difficulty ?? 'any'}_${isWithout}`;
    const known = made.get(kind) ?? make(kind, filter, isWithout);
    made.set(kind, known);
    return known;
  };
};
const nearOf = ofEachKind(untriedNear);
const fromOf = ofEachKind(untriedFrom);

/** @property without the puzzle before, which is not to come again. */
type Wanted = { userId: number; without: number | undefined; limit: number };
/** @property distance points from the rating. */
export type Candidate = { id: number; distance: number };

/** Puzzles that a player has not tried, nearest to their own rating: half of them below it, half above. */
export const findUntriedNear = (read: Read, filter: Filter, { limit, ...wanted }: Wanted): Promise<Candidate[]> =>
  nearOf(filter, wanted.without !== undefined)(read, { ...wanted, limit: limit / 2 });

/** Puzzles that a player has not tried, from a rating upward. */
export const findUntriedFrom = (
  read: Read,
  filter: Filter,
  wanted: Wanted & { rating: number },
): Promise<Candidate[]> => fromOf(filter, wanted.without !== undefined)(read, wanted);

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

/** What players see before they try: the solution stays where it is. */
const shown = {
  puzzle: {
    id: puzzles.id,
    title: puzzles.title,
    description: puzzles.description,
    difficulty: puzzles.difficulty,
    points: puzzles.points,
    fen: puzzles.fen,
    lastMove: puzzles.lastMove,
    themes: puzzles.themes,
    rating: puzzles.rating,
  },
  attempt: { id: puzzleAttempts.id, solvedAt: puzzleAttempts.solvedAt, solutionReadAt: puzzleAttempts.solutionReadAt },
};
const shownPuzzle = prepared('shown_puzzle', read =>
  read
    .select(shown)
    .from(puzzles)
    .leftJoin(puzzleAttempts, attemptOf(sql.placeholder('userId')))
    .where(eq(puzzles.id, sql.placeholder('id'))),
);

/** A puzzle without its solution, with the player's attempt. */
export const findShown = async (read: Read, id: number, userId: number) => (await shownPuzzle(read, { id, userId }))[0];
export type ShownPuzzle = NonNullable<Awaited<ReturnType<typeof findShown>>>;

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
