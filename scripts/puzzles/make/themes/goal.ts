import { afterMove, balance } from '../board.ts';
import { willHoldMaterial } from '../material.ts';
import type { Solution } from '../solution.ts';

/** The exchange, or two pawns. */
export const MATERIAL_WON = 200;

/** The number of the solver's moves until mate; undefined when the line does not end in mate. */
export const mateIn = ({ moves, steps }: Solution): number | undefined => {
  const last = moves.at(-1);
  return last && afterMove(last).isCheckmate() ? steps.length : undefined;
};

/** Whatever the reply at the end of a line without mate, the solver has won material since its start. */
export const winsMaterial = (solution: Solution): boolean => {
  const { moves, start, solver } = solution;
  const last = moves.at(-1);
  return (
    last !== undefined &&
    mateIn(solution) === undefined &&
    willHoldMaterial(afterMove(last), solver, balance(start, solver) + MATERIAL_WON)
  );
};
