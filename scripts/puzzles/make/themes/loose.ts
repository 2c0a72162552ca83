import type { Solution, Step } from '../solution.ts';
import { hanging } from '../../../../server/engine/board-tactics.ts';

/** The first move takes an undefended piece that has not itself just captured. */
const looseCapture = ({ line, start, steps: [first] }: Solution): Step | undefined => {
  if (!first?.move.captured || first.move.captured === 'p' || first.move.to === line.lastMove?.slice(2, 4))
    return undefined;
  return hanging(start).theirs.undefended.some(({ square }) => square === first.move.to) ? first : undefined;
};
export const takesLoosePiece = (solution: Solution): boolean => looseCapture(solution) !== undefined;
