import type { Color, Move, PieceSymbol, Square } from 'chess.js';

export type { PieceSymbol };
export type Promotion = 'q' | 'r' | 'b' | 'n';
export type MoveSquares = { readonly from: Square; readonly to: Square; readonly promotion?: Promotion };

/** A legal move with its effects; `fen` is the position after it. */
export type PlayedMove = MoveSquares & {
  readonly color: Color;
  readonly piece: PieceSymbol;
  readonly captured?: PieceSymbol;
  readonly enPassant: boolean;
  readonly san: string;
  readonly fen: string;
};

/** Converts a move from chess.js. */
export const played = (move: Move): PlayedMove => ({
  from: move.from,
  to: move.to,
  color: move.color,
  piece: move.piece,
  enPassant: move.isEnPassant(),
  san: move.san,
  fen: move.after,
  ...(move.captured && { captured: move.captured }),
  ...(move.promotion && { promotion: move.promotion as Promotion }),
});

/** 'e2e4', 'e7e8q'. */
export const toUci = ({ from, to, promotion }: MoveSquares): string => `${from}${to}${promotion ?? ''}`;
