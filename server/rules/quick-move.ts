/**
 * A move as programs send it, judged with chessops: chess.js writes out every legal move of the position to find one,
 * which takes twenty times as long.
 */
import { normalizeMove } from 'chessops/chess';
import { parseUci } from 'chessops/util';
import type { NormalMove } from 'chessops/types';
import { readMove, type RuledMove } from './moves.ts';
import { toUci } from './played-move.ts';
import { playOn, positionOf } from './position.ts';

const UCI = /^[a-h][1-8][a-h][1-8][qrbn]?$/;

/**
 * Reads a move like `readMove`, in UCI at once. What is no legal move in UCI may still be one in SAN.
 * @returns undefined when it is not legal, or means several.
 */
export const readQuickly = (fen: string, text: string): RuledMove | undefined => {
  if (!UCI.test(text)) return readMove(fen, text);
  const position = positionOf(fen);
  const move = parseUci(text) as NormalMove | undefined;
  // chessops also reads castling as the king that takes its own rook; here a king that castles goes two squares.
  const isOntoOwn = position && move && position.board[position.turn].has(move.to);
  if (!position || !move || isOntoOwn || !position.isLegal(move)) return readMove(fen, text);
  const played = playOn(position, normalizeMove(position, move) as NormalMove);
  return { san: played.san, uci: toUci(played), fen: played.fen };
};
