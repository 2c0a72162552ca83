import type { Color } from 'chess.js';
import type { DemoPuzzle } from '../../../db/demo/types.ts';
import { difficultyOf } from '../../../server/features/puzzles/points.ts';
import type { PuzzleDifficulty } from '../../../server/features/puzzles/puzzles.schema.ts';
import type { PuzzleTheme } from '../../../server/features/puzzles/themes.schema.ts';
import type { Verified } from './deepen.ts';
import { phaseOf, type Phase } from './phase.ts';
import { featuresOf, ratingOf } from './rating.ts';
import { readSolution } from './solution.ts';
import { themesOf } from './themes/themes.ts';

export const DIFFICULTIES = ['facil', 'medio', 'dificil'] as const;

/** A verified puzzle with everything derived from its line. */
export type Judged = Verified & {
  key: string;
  themes: PuzzleTheme[];
  theme: PuzzleTheme;
  rating: number;
  difficulty: PuzzleDifficulty;
  phase: Phase;
  solver: Color;
};

export const PER_GAME = 2;

export const judged = (puzzle: Verified & { key: string }): Judged => {
  const themes = themesOf(puzzle);
  const { start, solver } = readSolution(puzzle);
  const rating = ratingOf(featuresOf(puzzle));
  return {
    ...puzzle,
    themes,
    theme: themes[0] ?? 'vantagem',
    rating,
    difficulty: difficultyOf(rating),
    phase: phaseOf(start),
    solver,
  };
};

/** `s1-g12-p34` belongs to game `s1-g12`. */
export const gameOf = (key: string): string => key.replace(/-p\d+$/, '');
/** The pieces and the side to move; two puzzles with the same ones are duplicates. */
export const boardOf = (fen: string): string => fen.split(' ').slice(0, 2).join(' ');

const count = <T>(items: T[], has: (item: T) => boolean): number => items.filter(has).length;

/** How common the features of a puzzle already are: the theme weighs most, then the phase and the colour. */
const familiarity = (puzzle: Judged, chosen: Judged[]): number =>
  3 * count(chosen, ({ theme }) => theme === puzzle.theme) +
  count(chosen, ({ phase }) => phase === puzzle.phase) +
  count(chosen, ({ solver }) => solver === puzzle.solver);

/**
 * Fills every difficulty up to `each`, existing puzzles included, always with the puzzle whose features are rarest so
 * far. No position comes twice, and at most two puzzles come from one game.
 */
export const choose = (found: Judged[], existing: DemoPuzzle[], each: number): Judged[] => {
  const chosen: Judged[] = [];
  const isFree = ({ key, fen }: Judged): boolean => {
    const taken = [...existing, ...chosen];
    return (
      count(taken, other => gameOf(other.key) === gameOf(key)) < PER_GAME &&
      !taken.some(other => boardOf(other.fen) === boardOf(fen))
    );
  };
  // The rarest difficulty first: a game's two puzzles are then its hardest.
  for (const difficulty of [...DIFFICULTIES].reverse()) {
    const room = each - count(existing, puzzle => puzzle.difficulty === difficulty);
    const ofDifficulty = found.filter(puzzle => puzzle.difficulty === difficulty);
    for (let place = 0; place < room; place += 1) {
      const alike = chosen.filter(puzzle => puzzle.difficulty === difficulty);
      const [next] = ofDifficulty.filter(isFree).toSorted((a, b) => familiarity(a, alike) - familiarity(b, alike));
      if (!next) break;
      chosen.push(next);
    }
  }
  return chosen;
};
