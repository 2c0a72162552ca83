import { PIECE_VALUES } from '../../../../server/engine/ai-move.ts';
import { isBetween, slides } from '../../../../server/engine/board-lines.ts';
import type { Solution, Step } from '../solution.ts';

const isSkewer = ({ move, reply, next }: Step): boolean => {
  if (!reply || !next || !next.captured || next.captured === 'p' || next.from !== move.to) return false;
  if (!slides(move.promotion ?? move.piece, move.to, next.to) || !isBetween(reply.from, move.to, next.to)) return false;
  return reply.piece === 'k' || PIECE_VALUES[reply.piece] > PIECE_VALUES[next.captured];
};

/**
 * A piece attacks along a line, the more valuable piece in front leaves it, and the one behind is taken on the same
 * line.
 */
export const skewerOf = ({ steps }: Solution): Step | undefined => steps.find(isSkewer);
export const skewers = (solution: Solution): boolean => skewerOf(solution) !== undefined;
