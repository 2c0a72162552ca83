import { Chess } from 'chess.js';
import { finalLines, type Engine } from '../../../server/engine/engine.ts';
import { toUci } from '../../../server/engine/position.ts';
import { balance, men } from './board.ts';
import { twoBest } from './engine.ts';
import type { Slip } from './games.ts';
import { onlyMove, seenAt } from './only-move.ts';

/** A position after an error in which only one move wins, according to a short search. */
export type Candidate = {
  ply: number;
  fen: string;
  lastMove: string;
  /** Material of the solver minus the opponent's before the error, in centipawns: a recapture alone wins nothing. */
  before: number;
  /** The depth at which the short search saw it. */
  seen: number;
  /** Moves until mate. */
  mate: number | undefined;
};

const SCAN_DEPTH = 8;
/**
 * The most that the solver may have had before the error, in centipawns: a player who was already winning finds nothing
 * new.
 */
const HAD_AT_MOST = 300;
/** With fewer pieces than this, mate is technique. */
const MEN_FOR_MATE = 12;

/** Whether exactly one move punishes the error: one short search. */
export const scan = async (engine: Engine, { ply, move, worth }: Slip): Promise<Candidate | undefined> => {
  const chess = new Chess(move.after);
  if (chess.isGameOver()) return undefined;
  const lines = await twoBest(engine, chess.fen(), { depth: SCAN_DEPTH });
  const best = finalLines(lines)[0]?.moves[0] ?? '';
  // An obvious recapture needs no further search.
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
