import { Chess, type Move } from 'chess.js';
import { doubleAttack, type Man } from './board-tactics.ts';
import { listed, thePiece } from './portuguese.ts';

/** 'a dama em d5'. */
export const man = ({ type, square }: Pick<Man, 'type' | 'square'>): string => `${thePiece(type)} em ${square}`;

/** What a move does on the board, for anybody to see. */
export const deeds = (move: Move): string[] => {
  const after = new Chess(move.after);
  if (after.isCheckmate()) return ['dá xeque-mate'];
  const targets = doubleAttack(after, { square: move.to, type: move.promotion ?? move.piece, color: move.color });
  const isFork = move.piece === 'n' || (move.piece === 'p' && !move.isPromotion());
  return [
    ...(move.isEnPassant()
      ? ['captura um peão en passant']
      : move.captured
        ? [`captura ${man({ type: move.captured, square: move.to })}`]
        : []),
    ...(move.promotion ? [`promove o peão, que vira ${thePiece(move.promotion).slice(2)}`] : []),
    ...(move.isKingsideCastle() || move.isQueensideCastle() ? ['põe o rei em segurança com o roque'] : []),
    ...(targets.length > 0
      ? [`faz um ${isFork ? 'garfo' : 'ataque duplo'}: ataca ao mesmo tempo ${listed(targets.map(man))}`]
      : after.isCheck()
        ? ['dá xeque']
        : []),
  ];
};
