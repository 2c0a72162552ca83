import type { PuzzleTheme } from '../../../../server/features/puzzles/themes.schema.ts';
import { men } from '../board.ts';
import { phaseOf, type Phase } from '../phase.ts';
import type { Solution } from '../solution.ts';

const PHASES: Record<Phase, PuzzleTheme> = { opening: 'abertura', middlegame: 'meioJogo', endgame: 'final' };

/** The endgames that have a name, by the pieces beside kings and pawns. */
const ENDGAMES: Record<string, PuzzleTheme> = {
  '': 'finalDePeoes',
  r: 'finalDeTorres',
  b: 'finalDeBispos',
  n: 'finalDeCavalos',
  q: 'finalDeDamas',
  qr: 'finalDeDamasETorres',
};

const LENGTHS: PuzzleTheme[] = ['umLance', 'doisLances', 'tresLances'];

/** What a puzzle is apart from its tactics: the phase of its game, its endgame, its length in moves of the solver. */
export const kindsOf = ({ start, steps }: Solution): PuzzleTheme[] => {
  const pieces = new Set(men(start).flatMap(({ type }) => (type === 'k' || type === 'p' ? [] : [type])));
  const endgame = ENDGAMES[[...pieces].toSorted().join('')];
  return [PHASES[phaseOf(start)], ...(endgame ? [endgame] : []), LENGTHS[steps.length - 1] ?? 'quatroLancesOuMais'];
};
