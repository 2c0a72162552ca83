/**
 * Reads a puzzle's position and moves with chessops, which checks a million lines twenty times as fast as the library
 * of the board.
 */
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { SquareSet } from 'chessops/squareSet';
import { COLORS } from 'chessops/types';
import { parseUci } from 'chessops/util';

export type Line = {
  /** The position after the opponent's move. */ fen: string;
  lastMove: string;
  moves: string[];
  turn: 'white' | 'black';
};

/** FENs that the board's own library can read; chessops also accepts other variants of chess. */
const FEN = /^[1-8pnbrqkPNBRQK/]+ [wb] (-|K?Q?k?q?) (-|[a-h][36]) \d+ \d+$/;
const HOMES = { white: 4, black: 60 };

/** Whether the king is on its home square if it can still castle. */
const castlesFromHome = ({ castles, board }: Chess): boolean =>
  COLORS.every(
    color =>
      board.pieces(color, 'king').has(HOMES[color]) ||
      castles.castlingRights.intersect(SquareSet.backrank(color)).isEmpty(),
  );

/** Plays a move. @returns whether it was legal. */
const play = (chess: Chess, uci: string): boolean => {
  const move = parseUci(uci);
  // In chessops a king that takes its own rook also means castling.
  if (!move || !('from' in move) || chess.board[chess.turn].has(move.to) || !chess.isLegal(move)) return false;
  chess.play(move);
  return true;
};

/**
 * The first move is the opponent's, the others are the solution. @returns undefined when the position or a move is not
 * legal.
 */
export const readLine = (fen: string, moves: readonly string[]): Line | undefined => {
  const chess = parseFen(fen)
    .chain(setup => Chess.fromSetup(setup))
    .unwrap(
      position => position,
      () => undefined,
    );
  const [lastMove, ...solution] = moves;
  if (!chess || lastMove === undefined || !castlesFromHome(chess) || !play(chess, lastMove)) return undefined;
  const start = { fen: makeFen(chess.toSetup()), turn: chess.turn };
  return FEN.test(start.fen) && solution.every(move => play(chess, move))
    ? { ...start, lastMove, moves: solution }
    : undefined;
};
