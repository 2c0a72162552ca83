import type { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { findTotals } from './collection.queries.ts';
import { lineOf } from './judge.ts';
import { findIds, findPuzzles } from './puzzles.queries.ts';
import type { PuzzleSheetInput, PuzzleSheetOutput } from './sheet.schema.ts';

/** Puzzles with their solutions for a sheet of paper. Only teachers may ask: a student would read what is paid for. */
export const makeSheet = async (
  db: Db,
  viewer: Viewer,
  { theme, difficulty, count, page }: PuzzleSheetInput,
): Promise<Omit<z.infer<typeof PuzzleSheetOutput>, 'success'>> => {
  const [ids, totals] = await Promise.all([
    findIds(db.read, { theme, difficulty }, { limit: count, offset: (page - 1) * count }),
    findTotals(db.read, theme),
  ]);
  const rows = await findPuzzles(db.read, ids, viewer.id);
  return {
    puzzles: rows.map(({ puzzle }) => ({
      id: puzzle.id,
      title: puzzle.title,
      fen: puzzle.fen,
      difficulty: puzzle.difficulty,
      solution: lineOf(puzzle),
    })),
    total: totals
      .filter(counted => counted.difficulty === (difficulty ?? counted.difficulty))
      .reduce((sum, counted) => sum + counted.total, 0),
  };
};
