import { Chess } from 'chess.js';
import { finalLines, type Engine } from '../../../server/engine/engine.ts';
import { toUci } from '../../../server/engine/position.ts';
import { balance, men } from './board.ts';
import { twoBest } from './engine.ts';
import type { Slip } from './games.ts';
import { onlyMove, seenAt } from './only-move.ts';

/** A position after an error in which one move alone wins, as far as a short search sees. */
export type Candidate = {
  ply: number;
  fen: string;
  lastMove: string;
  /**
   * Material of the solver less the opponent's before the error, in centipawns: what that move took is not won by
   * taking it back.
   */
  before: number;
  /** The depth at which the short search saw it. */
  seen: number;
  /** Moves until mate. */
  mate: number | undefined;
};

const SCAN_DEPTH = 8;
/** What the solver may have had before the error, in centipawns: who was winning already finds nothing new. */
const HAD_AT_MOST = 300;
/** Fewer men than this, and mate is technique. */
const MEN_FOR_MATE = 12;

/** Whether one move punishes the error: one short search. */
export const scan = async (engine: Engine, { ply, move, worth }: Slip): Promise<Candidate | undefined> => {
  const chess = new Chess(move.after);
  if (chess.isGameOver()) return undefined;
  const lines = await twoBest(engine, chess.fen(), { depth: SCAN_DEPTH });
  const best = finalLines(lines)[0]?.moves[0] ?? '';
  // To take what has just been put where it is taken needs no looking.
  const seen = seenAt(lines, best);
  const isPlain = best.slice(2, 4) === move.to && seen <= 1;
  const finding = onlyMove(lines, 'first');
  if (isPlain || typeof finding === 'string') return undefined;
  if (finding.kind === 'win' ? -worth > HAD_AT_MOST : men(chess).length < MEN_FOR_MATE) return undefined;
  return {
    ply,
    fen: chess.fen(),
    lastMove: toUci(move),
    before: balance(new Chess(move.before), chess.turn()),
    seen,
    mate: finding.kind === 'mate' ? finding.in : undefined,
  };
};
