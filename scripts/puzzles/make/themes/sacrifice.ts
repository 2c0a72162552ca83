import { balance, beforeMove } from '../board.ts';
import type { Solution } from '../solution.ts';
import { MATERIAL_WON } from './goal.ts';

/**
 * How much less the solver has on the board, at the worst of the moments at which it is the solver's turn, than at the
 * start; centipawns.
 */
export const materialGiven = ({ start, solver, steps }: Solution): number =>
  Math.max(...steps.map(({ move }) => balance(start, solver) - balance(beforeMove(move), solver)));

/** The exchange at least is given for what comes of it. */
export const sacrifices = (solution: Solution): boolean => materialGiven(solution) >= MATERIAL_WON;

export const promotes = ({ steps }: Solution): boolean => steps.some(({ move }) => move.promotion !== undefined);
