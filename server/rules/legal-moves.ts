import type { Role } from 'chessops/types';
import { SquareSet } from 'chessops/squareSet';
import type { PlayedMove } from './played-move.ts';
import { playOn, positionOf } from './position.ts';

const BACK_RANKS = SquareSet.backranks();
/** The queen first: who does not choose means her. */
const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** All legal moves of a position, also of a beginner's position without a king; none of an impossible one. */
export const movesIn = (fen: string): PlayedMove[] => {
  const position = positionOf(fen);
  if (!position) return [];
  const { board } = position;
  return [...position.allDests()].flatMap(([from, squares]) =>
    [...squares].flatMap(to => {
      const promotes = board.getRole(from) === 'pawn' && BACK_RANKS.has(to);
      const moves = promotes ? PROMOTIONS.map(promotion => ({ from, to, promotion })) : [{ from, to }];
      return moves.map(move => playOn(position.clone(), move));
    }),
  );
};
