import type { Chess } from 'chess.js';
import { PIECE_VALUES } from '../../../server/engine/ai-move.ts';
import { men } from './board.ts';

export type Phase = 'opening' | 'middlegame' | 'endgame';

/**
 * Centipawns of both sides' pieces without pawns (6200 at the start): two rooks and a minor piece on each side are an
 * endgame.
 */
const ENDGAME_PIECES = 2_600;
const OPENING_MOVES = 12;

export const phaseOf = (chess: Chess): Phase => {
  const pieces = men(chess).reduce((sum, { type }) => sum + (type === 'p' ? 0 : PIECE_VALUES[type]), 0);
  if (pieces <= ENDGAME_PIECES) return 'endgame';
  return chess.moveNumber() <= OPENING_MOVES ? 'opening' : 'middlegame';
};
