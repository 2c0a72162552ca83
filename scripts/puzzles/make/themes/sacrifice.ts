import { balance, beforeMove } from '../board.ts';
import type { Solution } from '../solution.ts';
import { MATERIAL_WON } from './goal.ts';

/** How much less material the solver has at the worst of their turns than at the start; centipawns. */
export const materialGiven = ({ start, solver, steps }: Solution): number =>
  Math.max(...steps.map(({ move }) => balance(start, solver) - balance(beforeMove(move), solver)));

/** The solver gives at least the exchange. */
export const sacrifices = (solution: Solution): boolean => materialGiven(solution) >= MATERIAL_WON;

export const promotes = ({ steps }: Solution): boolean => steps.some(({ move }) => move.promotion !== undefined);
