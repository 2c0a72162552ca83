import type { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { NEW_PLAYER } from './glicko.ts';
import { findRating } from './attempts.queries.ts';
import { findTotals } from './collection.queries.ts';
import { countSolved, findIds, findPuzzles, findSolvedIds, findUnsolved, findUntriedNear } from './puzzles.queries.ts';
import {
  PUZZLES_PER_PAGE,
  PuzzleDifficulty,
  type NextPuzzleInput,
  type PuzzlesInput,
  type PuzzlesOutput,
  type PuzzleSummary,
} from './puzzles.schema.ts';
import { getStats } from './puzzles.service.ts';
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
    getStats(db.read, viewer.id),
  ]);
  const { total, solved } = sumUp(ofTheme ?? difficulties, difficulty);
  const place = { limit: PUZZLES_PER_PAGE, offset: (page - 1) * PUZZLES_PER_PAGE };
  const without = state === 'open' && solved > 0 ? viewer.id : undefined;
  const filter = { difficulty, theme };
  const ids = await (state === 'solved'
    ? findSolvedIds(db.read, filter, place, viewer.id)
    : findIds(db.read, filter, place, without));
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

type Random = () => number;

/**
 * An unsolved puzzle near the viewer's rating, preferably one without attempts; null when there is none but the current
 * one.
 */
export const findNext = async (
  db: Db,
  viewer: Viewer,
  { difficulty, theme, after: without }: NextPuzzleInput,
  random: Random = Math.random,
): Promise<PuzzleSummary | null> => {
  const { rating } = (await findRating(db.read, viewer.id)) ?? NEW_PLAYER;
  const filter = { difficulty, theme };
  const wanted = { without, userId: viewer.id, limit: CANDIDATES };
  const untried = await findUntriedNear(db.read, filter, { ...wanted, rating });
  const ids = untried.length > 0 ? untried : await findUnsolved(db.read, filter, wanted);
  const drawn = ids[Math.floor(random() * ids.length)];
  const [row] = drawn === undefined ? [] : await findPuzzles(db.read, [drawn], viewer.id);
  return row ? toSummary(row) : null;
};
