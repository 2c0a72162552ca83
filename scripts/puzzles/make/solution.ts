import { Chess, type Color, type Move } from 'chess.js';
import { playMove } from '../../../server/engine/position.ts';

/**
 * A position with the solver to move, the opponent's move that led to it, and the line: the solver's moves and the
 * replies in turn, all in UCI; then what follows until the gain is on the board.
 */
export type PuzzleLine = { fen: string; lastMove: string | null; moves: string[]; continuation?: string[] };

/** One move of the solver with the moves after it. */
export type Step = { move: Move; reply?: Move; next?: Move };

export type Solution = {
  line: PuzzleLine;
  start: Chess;
  solver: Color;
  moves: Move[];
  steps: Step[];
  /** The steps of the solution and of what follows it. */
  shown: Step[];
};

/** Reads a line. @throws Error when a move is not legal. */
export const readSolution = (line: PuzzleLine): Solution => {
  const start = new Chess(line.fen);
  const chess = new Chess(line.fen);
  const played = [...line.moves, ...(line.continuation ?? [])].map(text => playMove(chess, text));
  const moves = played.slice(0, line.moves.length);
  return { line, start, solver: start.turn(), moves, steps: stepsOf(moves), shown: stepsOf(played) };
};

const stepsOf = (moves: Move[]): Step[] =>
  moves.flatMap((move, i) => {
    const [reply, next] = moves.slice(i + 1);
    return i % 2 === 0 ? [{ move, ...(reply && { reply }), ...(next && { next }) }] : [];
  });
