import type { Chess, Square } from 'chess.js';
import { PIECE_VALUES } from '../../../../server/engine/ai-move.ts';
import { opposite, pinnerOf } from '../../../../server/engine/board-lines.ts';
import { afterMove, beforeMove, men } from '../board.ts';
import type { Solution, Step } from '../solution.ts';

/** Whether a man cannot leave its line without the loss of its king, or of something worth more. */
const isPinned = (chess: Chess, square: Square): boolean => {
  const man = chess.get(square);
  if (!man) return false;
  const dear = men(chess).filter(
    behind => behind.color === man.color && (behind.type === 'k' || PIECE_VALUES[behind.type] > PIECE_VALUES[man.type]),
  );
  return dear.some(behind => pinnerOf(chess, square, behind.square) !== undefined);
};

/** The captured piece could not leave: it was pinned when it was attacked, and still when it was taken. */
const takesPinnedMan = ({ move, next }: Step): boolean => {
  if (!next?.captured || next.captured === 'p' || next.isEnPassant()) return false;
  const attacked = afterMove(move);
  const isAttackedByMove = attacked.attackers(next.to, move.color).includes(move.to);
  return (
    isAttackedByMove &&
    attacked.get(next.to)?.type === next.captured &&
    isPinned(attacked, next.to) &&
    isPinned(beforeMove(next), next.to)
  );
};

/** A piece moves to a square that only pinned pieces guard, and gains by it: it captures, or mates. */
const landsWherePinnedManGuards = ({ move }: Step): boolean => {
  const after = afterMove(move);
  const isTelling = (move.captured !== undefined && move.captured !== 'p') || after.isCheckmate();
  if (!isTelling || after.moves({ verbose: true }).some(({ to }) => to === move.to)) return false;
  const guards = men(after).filter(
    ({ square, type }) => type !== 'k' && after.attackers(move.to, opposite(move.color)).includes(square),
  );
  return guards.length > 0 && guards.every(({ square }) => pinnerOf(after, square) !== undefined);
};

/** A pinned piece is taken, or does not guard what it seems to guard. */
export const usesPin = ({ shown }: Solution): boolean =>
  shown.some(step => takesPinnedMan(step) || landsWherePinnedManGuards(step));
