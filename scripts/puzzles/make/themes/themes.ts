import type { PuzzleTheme } from '../../../../server/features/puzzles/themes.schema.ts';
import { readSolution, type PuzzleLine, type Solution } from '../solution.ts';
import { attracts, capturesDefender } from './defender.ts';
import { attractsDefenderAway } from './deflection.ts';
import { parriesMate } from './defence.ts';
import { discovers, doubleChecks } from './discovered.ts';
import { forks } from './fork.ts';
import { mateIn } from './goal.ts';
import { kindsOf } from './kind.ts';
import { takesLoosePiece } from './loose.ts';
import { usesPin } from './pin.ts';
import { advancesPawn, promotes, sacrifices } from './sacrifice.ts';
import { breaksPin, skewers } from './skewer.ts';
import { trapsPiece } from './trapped.ts';

/** The test of each theme on a puzzle's line. The most telling theme is first and names the puzzle. */
const detectors: [PuzzleTheme, (solution: Solution) => boolean][] = [
  ['mateEm1', solution => mateIn(solution) === 1],
  ['mateEm2', solution => mateIn(solution) === 2],
  ['mateEm3', solution => mateIn(solution) === 3],
  ['mateEm4', solution => mateIn(solution) === 4],
  ['mate', solution => mateIn(solution) !== undefined],
  ['xequeDuplo', doubleChecks],
  ['espeto', skewers],
  ['ataqueDescoberto', discovers],
  ['garfo', forks],
  ['desvio', attractsDefenderAway],
  ['cravada', solution => usesPin(solution) || breaksPin(solution)],
  ['capturaDoDefensor', capturesDefender],
  ['atracao', attracts],
  ['pecaPresa', trapsPiece],
  ['promocao', promotes],
  ['pecaIndefesa', takesLoosePiece],
  ['defesa', parriesMate],
  ['sacrificio', sacrifices],
  ['peaoAvancado', advancesPawn],
  // A line without mate was found winning by the maker's engine.
  ['vantagem', solution => mateIn(solution) === undefined],
];

/** The themes that the line and what follows it prove, then what kind of puzzle it is. */
export const themesOf = (line: PuzzleLine): PuzzleTheme[] => {
  const solution = readSolution(line);
  return [...detectors.filter(([, holds]) => holds(solution)).map(([theme]) => theme), ...kindsOf(solution)];
};
