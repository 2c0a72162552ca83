import { Chess, type Move } from 'chess.js';
import { finalLines, type Engine, type Limits } from '../../../server/engine/engine.ts';
import type { DemoPuzzle } from '../../../db/demo/types.ts';
import { playMove, toUci } from '../../../server/engine/position.ts';
import { balance } from './board.ts';
import { twoBest } from './engine.ts';
import { holdsMaterial } from './material.ts';
import { boardOf } from './select.ts';
import { readSolution, type PuzzleLine } from './solution.ts';
import { MATERIAL_WON } from './themes/goal.ts';
import { themesOf } from './themes/themes.ts';

/** Moves of the solver after the solution: what takes longer is a matter of technique. */
const MOST_MOVES = 7;

/** Whether everybody can see what was won: mate, or material on the board that cannot be taken back. */
const isShown = (chess: Chess, line: PuzzleLine): boolean => {
  const { start, solver } = readSolution(line);
  const least = balance(start, solver) + MATERIAL_WON;
  return chess.isCheckmate() || (balance(chess, solver) >= least && holdsMaterial(chess, solver, least));
};

/** Whether a solution, with what follows it, ends with its gain in view. */
export const showsItsGain = (line: PuzzleLine): boolean => {
  const last = readSolution(line).shown.at(-1)?.move;
  return last !== undefined && isShown(new Chess(last.after), line);
};

/** The last moves of a game without those between two times of one position: a search knows no history. */
const withoutDetours = (chess: Chess, count: number): string[] => {
  const kept: Move[] = [];
  for (const move of chess.history({ verbose: true }).slice(-count)) {
    kept.push(move);
    const seen = kept.findIndex(({ before }) => boardOf(before) === boardOf(move.after));
    if (seen >= 0) kept.length = seen;
  }
  return kept.map(toUci);
};

/**
 * What follows a solution by best play of both sides, in UCI, until the gain is on the board; empty when it is already.
 * The last move is the solver's. Empty, too, when the gain takes longer: `showsItsGain` then tells.
 */
const continuationOf = async (engine: Engine, line: PuzzleLine, limits: Limits): Promise<string[]> => {
  if (showsItsGain(line)) return [];
  const chess = new Chess(readSolution(line).moves.at(-1)?.after);
  const continuation: string[] = [];
  while (continuation.length < 2 * MOST_MOVES && !chess.isGameOver()) {
    const best = finalLines(await twoBest(engine, chess.fen(), limits))[0]?.moves[0];
    if (best === undefined) break;
    continuation.push(toUci(playMove(chess, best)));
    if (continuation.length % 2 === 0 && isShown(chess, line)) return withoutDetours(chess, continuation.length);
  }
  return [];
};

/** The puzzles with what shows their gain, and with the themes of that; those whose gain takes longer are left out. */
export const withContinuations = async (
  engine: Engine,
  puzzles: readonly DemoPuzzle[],
  limits: Limits,
): Promise<DemoPuzzle[]> => {
  const shown: DemoPuzzle[] = [];
  for (const puzzle of puzzles) {
    const continuation = showsItsGain(puzzle) ? puzzle.continuation : await continuationOf(engine, puzzle, limits);
    const complete = { ...puzzle, continuation };
    if (showsItsGain(complete)) shown.push({ ...complete, themes: themesOf(complete) });
  }
  return shown;
};
