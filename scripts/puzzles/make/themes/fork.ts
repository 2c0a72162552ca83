import { doubleAttack } from '../../../../server/engine/board-tactics.ts';
import { afterMove } from '../board.ts';
import type { Solution, Step } from '../solution.ts';

const isFork = ({ move, next }: Step): boolean => {
  if (!next || next.from !== move.to || !next.captured) return false;
  const targets = doubleAttack(afterMove(move), {
    square: move.to,
    type: move.promotion ?? move.piece,
    color: move.color,
  });
  return targets.some(({ square, type }) => square === next.to && type === next.captured);
};

/** A piece attacks two or more that cannot both escape, and takes one of them with its next move. */
export const forkOf = ({ shown }: Solution): Step | undefined => shown.find(isFork);
export const forks = (solution: Solution): boolean => forkOf(solution) !== undefined;
