import type { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { NEW_PLAYER } from '../../rules/glicko.ts';
import { findRating } from './attempts.queries.ts';
import { countDue as countDueOn, findDue } from './cards.queries.ts';
import { findTotals } from './collection.queries.ts';
import { findDaily } from './daily.service.ts';
import {
  countSolved,
  findIds,
  findPuzzles,
  findShown,
  findSolvedIds,
  findUntriedFrom,
  findUntriedNear,
  type Candidate,
} from './puzzles.queries.ts';
import {
  PUZZLES_PER_PAGE,
  PuzzleDifficulty,
  type NextPuzzleInput,
  type PuzzlesInput,
  type PuzzlesOutput,
  type PuzzleSummary,
} from './puzzles.schema.ts';
import { getStats } from './statistics.service.ts';
import { toSummary } from './summary.ts';

type Counted = { difficulty: PuzzleDifficulty; total: number; solved: number };

const sumUp = (counted: Counted[], of: PuzzleDifficulty | undefined): { total: number; solved: number } => {
  const counts = counted.filter(({ difficulty }) => difficulty === (of ?? difficulty));
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    solved: counts.reduce((sum, { solved }) => sum + solved, 0),
  };
};

/** A page of puzzles, easiest first, with the totals and what the viewer has solved. */
export const listPuzzles = async (
  db: Db,
  viewer: Viewer,
  { page, difficulty, theme, state }: PuzzlesInput,
): Promise<z.infer<typeof PuzzlesOutput>> => {
  const count = async (of: typeof theme): Promise<Counted[]> => {
    const [totals, solved] = await Promise.all([findTotals(db.read, of), countSolved(db.read, of, viewer.id)]);
    return PuzzleDifficulty.options.map(level => ({
      difficulty: level,
      total: totals.find(counted => counted.difficulty === level)?.total ?? 0,
      solved: solved.find(counted => counted.difficulty === level)?.solved ?? 0,
    }));
  };
  const [difficulties, ofTheme, stats] = await Promise.all([
    count(undefined),
    theme && count(theme),
    getStats(db.read, viewer.id, new Date()),
  ]);
  const { total, solved } = sumUp(ofTheme ?? difficulties, difficulty);
  const slice = { limit: PUZZLES_PER_PAGE, offset: (page - 1) * PUZZLES_PER_PAGE };
  const without = state === 'open' && solved > 0 ? viewer.id : undefined;
  const filter = { difficulty, theme };
  const ids = await (state === 'solved'
    ? findSolvedIds(db.read, filter, slice, viewer.id)
    : findIds(db.read, filter, slice, without));
  return {
    puzzles: (await findPuzzles(db.read, ids, viewer.id)).map(toSummary),
    total: { open: total - solved, solved, all: total }[state ?? 'all'],
    page,
    pageSize: PUZZLES_PER_PAGE,
    difficulties,
    stats,
  };
};

/**
 * One of these equally suitable puzzles is picked at random. A viewer who skips puzzles then does not see the same two
 * again and again.
 */
const CANDIDATES = 16;
/** Points between a puzzle and its solver: as a rule, and at most while there are such. */
const DISTANCES = [200, 400];

type Random = () => number;

/** The candidates that are near enough; the nearest one alone when none is. */
const suitable = (candidates: Candidate[]): Candidate[] => {
  for (const most of DISTANCES) {
    const within = candidates.filter(({ distance }) => distance <= most);
    if (within.length > 0) return within;
  }
  return candidates.toSorted((a, b) => a.distance - b.distance).slice(0, 1);
};

const findUntried = async (
  db: Db,
  viewer: Viewer,
  { difficulty, theme, after: without }: NextPuzzleInput,
  random: Random,
): Promise<number | undefined> => {
  const wanted = { without, userId: viewer.id, limit: CANDIDATES };
  const among = suitable(await findUntriedNear(db.read, { difficulty, theme }, wanted));
  return among[Math.floor(random() * among.length)]?.id;
};

/** A sequence begins so far below the player's rating. */
const EASY_START = 200;

/**
 * The next puzzle of a sequence: the nearest that is no easier than the one before, whose own rating has fallen since
 * it was solved. It ends with the first that was not solved at once.
 */
const findHarder = async (
  db: Db,
  viewer: Viewer,
  { difficulty, theme, after: without }: NextPuzzleInput,
  random: Random,
): Promise<number | undefined> => {
  const [before] = without === undefined ? [] : await findPuzzles(db.read, [without], viewer.id);
  if (before?.attempt && before.attempt.firstTry !== 'solved') return undefined;
  const own = (await findRating(db.read, viewer.id)) ?? NEW_PLAYER;
  const rating = before?.attempt?.puzzleRating ?? before?.puzzle.rating ?? own.rating - EASY_START;
  const wanted = { without, userId: viewer.id, limit: CANDIDATES / 2, rating };
  const among = await findUntriedFrom(db.read, { difficulty, theme }, wanted);
  return among[Math.floor(random() * among.length)]?.id;
};

type Moment = { random: Random; now: Date };
type Choice = (db: Db, viewer: Viewer, input: NextPuzzleInput, at: Moment) => Promise<number | undefined>;

const untried: Choice = (db, viewer, input, { random }) => findUntried(db, viewer, input, random);
const choices: Record<NonNullable<NextPuzzleInput['mode']>, Choice> = {
  treino: untried,
  corrida: untried,
  sequencia: (db, viewer, input, { random }) => findHarder(db, viewer, input, random),
  revisao: (db, viewer, { difficulty, theme, after }, { now }) =>
    findDue(db.read, { difficulty, theme }, { userId: viewer.id, day: dayOf(now), without: after }),
  diario: (db, _, __, { now }) => findDaily(db, now),
};

/** The puzzle that a mode gives next; null when there is none. */
export const findNext = async (
  db: Db,
  viewer: Viewer,
  input: NextPuzzleInput,
  { random = Math.random, now = new Date() }: Partial<Moment> = {},
): Promise<PuzzleSummary | null> => {
  const id = await choices[input.mode ?? 'treino'](db, viewer, input, { random, now });
  const row = id === undefined ? undefined : await findShown(db.read, id, viewer.id);
  return row ? toSummary(row) : null;
};

/** How many puzzles the viewer should see again today. */
export const countDue = (db: Db, viewer: Viewer, now = new Date()): Promise<number> =>
  countDueOn(db.read, viewer.id, dayOf(now));
