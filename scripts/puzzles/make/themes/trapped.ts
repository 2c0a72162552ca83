import type { Chess, Square } from 'chess.js';
import { PIECE_VALUES } from '../../../../server/engine/ai-move.ts';
import { opposite } from '../../../../server/engine/board-lines.ts';
import { afterMove } from '../board.ts';
import type { Solution, Step } from '../solution.ts';

/** Whether the piece there can be taken for less than it is worth. */
const isInDanger = (chess: Chess, square: Square): boolean => {
  const man = chess.get(square);
  if (!man) return false;
  const attackers = chess.attackers(square, opposite(man.color));
  const isDefended = chess.attackers(square, man.color).length > 0;
  const isCheaper = (from: Square): boolean =>
    PIECE_VALUES[chess.get(from)?.type ?? 'k'] < PIECE_VALUES[man.type] && chess.get(from)?.type !== 'k';
  return attackers.length > 0 && (!isDefended || attackers.some(isCheaper));
};

/** The attacked piece finds no safe square, nor a capture that pays for it, and is taken with the next move. */
const isTrapped = ({ move, reply, next }: Step): boolean => {
  if (!next?.captured || next.captured === 'p') return false;
  const after = afterMove(move);
  const square = reply?.to === next.to ? reply.from : next.to;
  const man = after.get(square);
  if (!man || man.type === 'p' || man.type === 'k' || after.isCheck() || !isInDanger(after, square)) return false;
  return after
    .moves({ square, verbose: true })
    .every(
      escape =>
        (escape.captured === undefined || PIECE_VALUES[escape.captured] < PIECE_VALUES[man.type]) &&
        isInDanger(afterMove(escape), escape.to),
    );
};

export const trapsPiece = ({ shown }: Solution): boolean => shown.some(isTrapped);
