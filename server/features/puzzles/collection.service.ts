import type { Read, Tx } from '../../../db/client.ts';
import { NEW_PLAYER } from '../../rules/glicko.ts';
import { PUZZLE_POINTS } from './points.ts';
import { insertPuzzles, isKnown } from './collection.queries.ts';
import type { PuzzleDifficulty } from './puzzles.schema.ts';
import type { PuzzleTheme } from './themes.schema.ts';

/** A puzzle to add. Its moves must be legal, and the last one is the solver's. */
export type NewPuzzle = {
  /** Its origin and its id there, such as `lichess:00sHx`. */
  source: string;
  title: string;
  description: string;
  difficulty: PuzzleDifficulty;
  /** The position in which the solver moves. */
  fen: string;
  /** The opponent's move that led to the position, in UCI. */
  lastMove: string | null;
  /** The solution in UCI. */
  moves: string[];
  /** What follows the solution until the gain is on the board, in UCI; empty where the solution shows it. */
  continuation?: string[];
  /** At least one, without duplicates. */
  themes: PuzzleTheme[];
  /** Where the game that it comes from can be seen. */
  gameUrl?: string | null;
  rating: number;
  /** The standard error of the rating, in points. */
  deviation: number;
};
export type AddedPuzzle = { id: number; source: string; points: number };

/** Adds puzzles. An existing puzzle and its rating are not changed. @returns the ones that were added. */
export const addPuzzles = async (tx: Tx, puzzles: readonly NewPuzzle[]): Promise<AddedPuzzle[]> => {
  const rows = puzzles.map(puzzle => ({
    continuation: [],
    ...puzzle,
    points: PUZZLE_POINTS[puzzle.difficulty],
    volatility: NEW_PLAYER.volatility,
  }));
  const added = await insertPuzzles(tx, rows);
  return added.map(({ id, source, difficulty }) => ({ id, source, points: PUZZLE_POINTS[difficulty] }));
};

/** Whether the school has a puzzle of this source. */
export const hasPuzzle = (read: Read, source: string): Promise<boolean> => isKnown(read, source);
