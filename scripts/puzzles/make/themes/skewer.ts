import { PIECE_VALUES } from '../../../../server/engine/ai-move.ts';
import { isBetween, slides } from '../../../../server/engine/board-lines.ts';
import type { Solution, Step } from '../solution.ts';

const isSkewer = ({ move, reply, next }: Step): boolean => {
  if (!reply || !next || !next.captured || next.captured === 'p' || next.from !== move.to) return false;
  if (!slides(move.promotion ?? move.piece, move.to, next.to) || !isBetween(reply.from, move.to, next.to)) return false;
  return reply.piece === 'k' || PIECE_VALUES[reply.piece] > PIECE_VALUES[next.captured];
};

/**
 * A piece attacks along a line; the man in front leaves it although what stands behind is worth more, and that is
 * taken.
 */
const isRelativePin = ({ move, reply, next }: Step): boolean =>
  reply !== undefined &&
  next?.captured !== undefined &&
  next.captured !== 'p' &&
  next.from === move.to &&
  reply.piece !== 'k' &&
  PIECE_VALUES[reply.piece] < PIECE_VALUES[next.captured] &&
  slides(move.promotion ?? move.piece, move.to, next.to) &&
  isBetween(reply.from, move.to, next.to);
export const breaksPin = ({ shown }: Solution): boolean => shown.some(isRelativePin);

/**
 * A piece attacks along a line, the more valuable piece in front leaves it, and the one behind is taken on the same
 * line.
 */
export const skewerOf = ({ shown }: Solution): Step | undefined => shown.find(isSkewer);
export const skewers = (solution: Solution): boolean => skewerOf(solution) !== undefined;
