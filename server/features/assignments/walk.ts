/** Moves that were tried, with the positions in which they were. Pure. */
import { meantMove } from '../../rules/meant-move.ts';
import { toUci } from '../../rules/played-move.ts';
import { playOn, positionOf } from '../../rules/position.ts';

export type Step = { /** The position before the move. */ fen: string; san: string; uci: string };

/** Plays moves from a position, up to the first that is not legal. */
const walk = (start: string, moves: readonly string[]): Step[] => {
  const position = positionOf(start);
  const steps: Step[] = [];
  let fen = start;
  for (const text of moves) {
    const meant = position && meantMove(position, text);
    if (!position || !meant) break;
    const move = playOn(position, meant);
    steps.push({ fen, san: move.san, uci: toUci(move) });
    fen = move.fen;
  }
  return steps;
};

/** The last of these moves, in its position. */
export const lastStep = (start: string, moves: readonly string[]): Step | undefined => {
  const steps = walk(start, moves);
  return steps.length === moves.length ? steps.at(-1) : undefined;
};

/** A solver's own moves in a puzzle, each with its position: the solution's replies lie between them. */
export const walkPuzzle = (fen: string, solution: readonly string[], own: readonly string[]): Step[] =>
  walk(
    fen,
    own.flatMap((move, i) => (i === 0 ? [move] : [solution[2 * i - 1] ?? '', move])),
  ).filter((_, ply) => ply % 2 === 0);
