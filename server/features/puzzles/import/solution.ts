/**
 * Reads a puzzle's position and moves. By chessops, which checks a million lines twenty times as fast as the library of
 * the board.
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

/** What the board's own library reads: chessops knows other kinds of chess as well. */
const FEN = /^[1-8pnbrqkPNBRQK/]+ [wb] (-|K?Q?k?q?) (-|[a-h][36]) \d+ \d+$/;
const HOMES = { white: 4, black: 60 };

/** Whether a king that may castle stands at home. */
const castlesFromHome = ({ castles, board }: Chess): boolean =>
  COLORS.every(
    color =>
      board.pieces(color, 'king').has(HOMES[color]) ||
      castles.castlingRights.intersect(SquareSet.backrank(color)).isEmpty(),
  );

/** Plays a move. @returns whether it was legal. */
const play = (chess: Chess, uci: string): boolean => {
  const move = parseUci(uci);
  // A king that takes its own rook is chessops' other way to castle.
  if (!move || !('from' in move) || chess.board[chess.turn].has(move.to) || !chess.isLegal(move)) return false;
  chess.play(move);
  return true;
};

/** The first move is the opponent's, the others solve. @returns undefined when the position or a move is not legal. */
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
