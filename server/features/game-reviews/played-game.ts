import { Chess } from 'chessops/chess';
import { parseUci } from 'chessops/util';
import type { NormalMove } from 'chessops/types';
import { makeSanAndPlay } from 'chessops/san';
import { inUci, readMove } from '../../engine/moves.ts';
import { readMovetext } from '../games/movetext.ts';
import { epdOf, fenOf, positionOf } from '../../rules/position.ts';
import type { Evaluation } from '../../rules/winning-chances.ts';

/** A position of a game; `move` is the one that led to it, in UCI. */
export type Position = { fen: string; epd: string; move: string | undefined };

const positionIn = (chess: Chess, move: string | undefined): Position => {
  const fen = fenOf(chess);
  return { fen, epd: epdOf(fen), move };
};

/** The positions of a stored game from the usual one on: one more than it has moves. @param most so many half-moves */
export const positionsOf = (pgn: string, most = Infinity): Position[] => {
  const chess = Chess.default();
  const positions = [positionIn(chess, undefined)];
  for (const text of (readMovetext(pgn)?.moves ?? []).slice(0, most)) {
    const move = readMove(chess, text);
    if (!move) throw new Error(`A stored game has a move that cannot be played: ${text}`);
    const uci = inUci(chess, move);
    chess.play(move);
    positions.push(positionIn(chess, uci));
  }
  return positions;
};

const playable = (fen: string): Chess => {
  const chess = positionOf(fen);
  if (!chess) throw new Error(`Not a position: ${fen}`);
  return chess;
};

/** What the rules say of a position in which the game is over; nothing elsewhere. */
export const endIn = (fen: string): Evaluation | undefined => {
  const chess = playable(fen);
  if (chess.isCheckmate()) return { won: chess.turn === 'white' ? 'black' : 'white' };
  return chess.isEnd() ? { cp: 0 } : undefined;
};

/** A line in SAN, up to the first move that is not legal. */
export const inSan = (fen: string, line: readonly string[]): string[] => {
  const chess = playable(fen);
  const sans: string[] = [];
  for (const text of line) {
    const move = readMove(chess, text) ?? (parseUci(text) as NormalMove | undefined);
    if (!move || !chess.isLegal(move)) break;
    sans.push(makeSanAndPlay(chess, move));
  }
  return sans;
};
