import { Chess } from 'chess.js';
import { finalLines, type Engine, type Limits } from '../../../server/engine/engine.ts';
import { playMove, toUci } from '../../../server/engine/position.ts';
import { balance } from './board.ts';
import { twoBest } from './engine.ts';
import { holdsMaterial } from './material.ts';
import { readSolution, type PuzzleLine } from './solution.ts';
import { MATERIAL_WON, mateIn } from './themes/goal.ts';

/** Moves of the solver after the solution: what takes longer is a matter of technique. */
const MOST_MOVES = 7;

/** Whether everybody can see what was won: mate, or material on the board that cannot be taken back. */
const isShown = (chess: Chess, line: PuzzleLine): boolean => {
  const { start, solver } = readSolution(line);
  const least = balance(start, solver) + MATERIAL_WON;
  return chess.isCheckmate() || (balance(chess, solver) >= least && holdsMaterial(chess, solver, least));
};

/** Whether a solution ends with its gain in view. */
export const showsItsGain = (line: PuzzleLine): boolean => {
  const solution = readSolution(line);
  const last = solution.moves.at(-1);
  return last !== undefined && (mateIn(solution) !== undefined || isShown(new Chess(last.after), line));
};

/**
 * What follows a solution by best play of both sides, in UCI, until the gain is on the board; empty when it is already.
 * The last move is the solver's. As much as there is, when the game ends or the gain takes longer.
 */
export const continuationOf = async (engine: Engine, line: PuzzleLine, limits: Limits): Promise<string[]> => {
  if (showsItsGain(line)) return [];
  const chess = new Chess(readSolution(line).moves.at(-1)?.after);
  const continuation: string[] = [];
  while (continuation.length < 2 * MOST_MOVES && !chess.isGameOver()) {
    const best = finalLines(await twoBest(engine, chess.fen(), limits))[0]?.moves[0];
    if (best === undefined) break;
    continuation.push(toUci(playMove(chess, best)));
    if (continuation.length % 2 === 0 && isShown(chess, line)) return continuation;
  }
  return continuation.slice(0, continuation.length - (continuation.length % 2));
};
