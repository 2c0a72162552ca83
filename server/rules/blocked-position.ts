import { kingAttacks, pawnAttacks } from 'chessops/attacks';
import type { Board } from 'chessops/board';
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { Color, Square } from 'chessops/types';
import { opposite } from 'chessops/util';

const ahead = (square: Square, color: Color): Square => square + (color === 'white' ? 8 : -8);

/** The squares on which that side's pawns take. */
const taken = (board: Board, color: Color): SquareSet =>
  [...board.pieces(color, 'pawn')].reduce((all, pawn) => all.union(pawnAttacks(color, pawn)), SquareSet.empty());

/** Where a king could ever go if the other one were not there: onto no pawn of its own, into no pawn's attack. */
const reach = (board: Board, color: Color): SquareSet => {
  const closed = board.pieces(color, 'pawn').union(taken(board, opposite(color)));
  let found = board.pieces(color, 'king');
  for (let size = 0; size < found.size();) {
    size = found.size();
    for (const square of found) found = found.union(kingAttacks(square).diff(closed));
  }
  return found;
};

const isStuck = (board: Board, color: Color): boolean => {
  const pawns = board.pieces(color, 'pawn');
  const others = board.pieces(opposite(color), 'pawn');
  const mayAdvance = [...pawns].some(pawn => !board.pawn.has(ahead(pawn, color)));
  return (
    !mayAdvance && taken(board, color).intersect(others).isEmpty() && reach(board, color).intersect(others).isEmpty()
  );
};

/**
 * Whether nothing but the two kings can ever move again: only pawns besides them, each stands before another, and no
 * king comes to one that it could take. Then nobody can mate (FIDE 5.2.2). Says no where it is not certain.
 */
export const isBlocked = ({ board, epSquare }: Chess): boolean =>
  epSquare === undefined &&
  board.pawn.union(board.king).equals(board.occupied) &&
  isStuck(board, 'white') &&
  isStuck(board, 'black');
