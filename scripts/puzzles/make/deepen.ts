import { Chess } from 'chess.js';
import { finalLines, type Engine, type Limits, type Line } from '../../../server/engine/engine.ts';
import { playMove, toUci } from '../../../server/engine/position.ts';
import { balance } from './board.ts';
import { twoBest } from './engine.ts';
import { holdsMaterial } from './material.ts';
import { onlyMove, seenAt, worth, type Finding, type Refusal } from './only-move.ts';
import type { Candidate } from './scan.ts';
import type { PuzzleLine } from './solution.ts';
import { MATERIAL_WON } from './themes/goal.ts';

/** The result of the deep search for one move of the solver. */
export type Evidence = {
  depth: number;
  /** The depth from which the search saw it. */ seen: number;
  best: number;
  second: number | null;
};

export type Verified = PuzzleLine & { evidence: Evidence[]; /** As in Candidate. */ before: number };

export type Rejection =
  | `first move: ${Refusal}`
  | `later move: ${Refusal}`
  | 'mate at another time'
  | 'nothing won in five moves'
  | 'the line ends';

const MOST_MOVES = 5;

const evidence = (lines: Line[], move: string): Evidence => {
  const [best, second] = finalLines(lines);
  return {
    depth: best?.depth ?? 0,
    seen: seenAt(lines, move),
    best: best ? worth(best) : 0,
    second: second ? worth(second) : null,
  };
};

/**
 * The material that the solver needs to have won something: more than in the puzzle's position and than before the
 * error.
 */
const goalOf = ({ fen, before }: Candidate): number => {
  const start = new Chess(fen);
  return Math.max(before, balance(start, start.turn())) + MATERIAL_WON;
};

/** Whether the engine's line gives the side so much material, for good. */
const wins = (position: Chess, moves: string[], least: number): boolean => {
  const chess = new Chess(position.fen());
  const side = chess.turn();
  return moves.some(text => {
    playMove(chess, text);
    return chess.isCheckmate() || (chess.turn() !== side && holdsMaterial(chess, side, least));
  });
};

/**
 * Searches each move of the solver again and deeper, plays the engine's best replies, and ends when the advantage is on
 * the board: mate, or material that cannot be taken back. Every move must be the only one that wins; of several mates
 * in one at the end any is correct.
 */
export const deepen = async (engine: Engine, candidate: Candidate, limits: Limits): Promise<Verified | Rejection> => {
  const chess = new Chess(candidate.fen);
  const solver = chess.turn();
  const least = goalOf(candidate);
  const moves: string[] = [];
  const found: Evidence[] = [];
  const told = (): Verified => ({
    fen: candidate.fen,
    lastMove: candidate.lastMove,
    before: candidate.before,
    moves,
    evidence: found,
  });
  let goal: Finding | undefined;
  for (let step = 0; step < MOST_MOVES; step += 1) {
    const lines = await twoBest(engine, chess.fen(), limits);
    const [best] = finalLines(lines);
    const finding = onlyMove(lines, goal?.kind ?? 'first');
    const [text = '', reply] = best?.moves ?? [];
    const matesNow = best?.score.kind === 'mate' && best.score.value === 1;
    if (typeof finding === 'string' && !(goal?.kind === 'mate' && matesNow)) {
      // When several moves win what the last one prepared, that last one ends the puzzle.
      const isReaped = goal?.kind === 'win' && finding === 'notOnly' && wins(chess, best?.moves ?? [], least);
      return isReaped ? { ...told(), moves: moves.slice(0, -1) } : `${goal ? 'later' : 'first'} move: ${finding}`;
    }
    if (!goal && typeof finding === 'object') goal = finding;
    if (goal?.kind === 'mate' && best?.score.kind === 'mate' && best.score.value !== goal.in - step)
      return 'mate at another time';
    const move = playMove(chess, text);
    moves.push(toUci(move));
    found.push(evidence(lines, toUci(move)));
    if (chess.isCheckmate()) return goal?.kind === 'mate' ? told() : 'mate at another time';
    if (goal?.kind === 'win' && holdsMaterial(chess, solver, least)) return told();
    if (!reply) return 'the line ends';
    moves.push(toUci(playMove(chess, reply)));
  }
  return goal?.kind === 'win' ? 'nothing won in five moves' : 'mate at another time';
};
