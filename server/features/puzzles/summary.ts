import type { ShownPuzzle } from './puzzles.queries.ts';
import type { PuzzleSummary } from './puzzles.schema.ts';
import type { PuzzleTheme } from './themes.schema.ts';

/** A puzzle as players see it: without its solution. */
export const toSummary = ({ puzzle, attempt }: ShownPuzzle): PuzzleSummary => ({
  id: puzzle.id,
  title: puzzle.title,
  description: puzzle.description,
  difficulty: puzzle.difficulty,
  points: puzzle.points,
  fen: puzzle.fen,
  lastMove: puzzle.lastMove,
  themes: puzzle.themes as PuzzleTheme[],
  rating: Math.round(puzzle.rating),
  completed: attempt !== null && attempt.solvedAt !== null,
  tried: attempt !== null,
  solutionRead: attempt !== null && attempt.solutionReadAt !== null,
});
