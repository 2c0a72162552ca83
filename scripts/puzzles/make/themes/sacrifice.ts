import { balance, beforeMove } from '../board.ts';
import type { Solution } from '../solution.ts';
import { MATERIAL_WON } from './goal.ts';

/** How much less material the solver has at the worst of their turns than at the start; centipawns. */
export const materialGiven = ({ start, solver, steps }: Solution): number =>
  Math.max(...steps.map(({ move }) => balance(start, solver) - balance(beforeMove(move), solver)));

/** The solver gives at least the exchange. */
export const sacrifices = (solution: Solution): boolean => materialGiven(solution) >= MATERIAL_WON;

export const promotes = ({ shown }: Solution): boolean => shown.some(({ move }) => move.promotion !== undefined);

const SIXTH = { w: 6, b: 3 };
/** A pawn goes to the sixth rank or beyond, as its side counts. */
export const advancesPawn = ({ shown }: Solution): boolean =>
  shown.some(
    ({ move: { piece, color, to } }) =>
      piece === 'p' && (color === 'w' ? Number(to[1]) >= SIXTH.w : Number(to[1]) <= SIXTH.b),
  );
