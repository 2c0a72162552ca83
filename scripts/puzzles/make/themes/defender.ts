import { opposite } from '../../../../server/engine/board-lines.ts';
import { afterMove, beforeMove } from '../board.ts';
import type { Solution, Step } from '../solution.ts';

/** A capture takes away what guarded another man, which is taken next and cannot be retaken. */
const takesDefender = ({ move, next }: Step): boolean => {
  if (!move.captured || !next?.captured || next.captured === 'p' || next.to === move.to) return false;
  const before = beforeMove(move);
  const theirs = opposite(move.color);
  const stoodThere = before.get(next.to)?.type === next.captured && before.get(next.to)?.color === theirs;
  return (
    stoodThere &&
    before.attackers(next.to, theirs).includes(move.to) &&
    !afterMove(next)
      .moves({ verbose: true })
      .some(({ to }) => to === next.to)
  );
};
export const capturesDefender = ({ shown }: Solution): boolean => shown.some(takesDefender);

/**
 * The king or a piece takes what is offered and is attacked where it now stands: a king by a check, a piece by what
 * takes it.
 */
const isAttraction = ({ move, reply, next }: Step): boolean => {
  if (!reply?.captured || reply.to !== move.to || !next || reply.piece === 'p') return false;
  const after = afterMove(next);
  return reply.piece === 'k'
    ? after.isCheck() && after.attackers(reply.to, next.color).includes(next.to)
    : next.to === reply.to && next.captured !== undefined && !['p', 'n', 'b'].includes(reply.piece);
};
export const attracts = ({ shown }: Solution): boolean => shown.some(isAttraction);
