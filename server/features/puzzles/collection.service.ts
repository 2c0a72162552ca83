import type { Tx } from '../../../db/client.ts';
import { NEW_PLAYER } from './glicko.ts';
import { PUZZLE_POINTS } from './points.ts';
import { insertPuzzles } from './collection.queries.ts';
import type { PuzzleDifficulty, PuzzleTheme } from './puzzles.schema.ts';

/** A puzzle to be added. Its moves must be legal, and the solver makes the last one. */
export type NewPuzzle = {
  /** Where it comes from and its name there, such as `lichess:00sHx`. */
  source: string;
  title: string;
  description: string;
  difficulty: PuzzleDifficulty;
  /** The position in which the solver moves. */
  fen: string;
  /** The opponent's move that led there, in UCI. */
  lastMove: string | null;
  /** The solution in UCI. */
  moves: string[];
  /** At least one, none twice. */
  themes: PuzzleTheme[];
  rating: number;
  /** How certain the rating is: its standard error, in points. */
  deviation: number;
};
export type AddedPuzzle = { id: number; source: string; points: number };

/** Adds puzzles; one that exists already is not changed, nor is its rating. @returns the ones that were added. */
export const addPuzzles = async (tx: Tx, puzzles: readonly NewPuzzle[]): Promise<AddedPuzzle[]> => {
  const rows = puzzles.map(puzzle => ({
    ...puzzle,
    points: PUZZLE_POINTS[puzzle.difficulty],
    volatility: NEW_PLAYER.volatility,
  }));
  const added = await insertPuzzles(tx, rows);
  return added.map(({ id, source, difficulty }) => ({ id, source, points: PUZZLE_POINTS[difficulty] }));
};
