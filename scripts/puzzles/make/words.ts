import type { Move, PieceSymbol } from 'chess.js';
import { capitalised, isFeminine, thePiece, theSide } from '../../../server/engine/portuguese.ts';
import type { PuzzleDifficulty, PuzzleTheme } from '../../../server/features/puzzles/puzzles.schema.ts';
import { afterMove } from './board.ts';
import type { Phase } from './phase.ts';
import type { Solution } from './solution.ts';
import { forkOf } from './themes/fork.ts';
import { mateIn, winsMaterial } from './themes/goal.ts';
import { skewerOf } from './themes/skewer.ts';

const COUNTS = ['', 'um lance', 'dois lances', 'três lances', 'quatro lances', 'cinco lances'];
const bare = (type: PieceSymbol): string => thePiece(type).slice(2);
const ofPiece = (type: PieceSymbol): string => `d${thePiece(type)}`;
const one = (type: PieceSymbol): string => (isFeminine(type) ? `uma ${bare(type)}` : `um ${bare(type)}`);

const IN_PHASE: Record<Phase, string> = { opening: 'na abertura', middlegame: 'no meio-jogo', endgame: 'no final' };
const AT_PHASE: Record<Phase, string> = { opening: 'Abertura', middlegame: 'Meio-jogo', endgame: 'Final' };

/** What moved in the step that shows the theme. */
const mover = (move: Move | undefined): PieceSymbol => move?.promotion ?? move?.piece ?? 'p';

const forkTitle = (solution: Solution): string => {
  const piece = mover(forkOf(solution)?.move);
  return piece === 'n' || piece === 'p' ? `Garfo de ${bare(piece)}` : `Ataque duplo ${ofPiece(piece)}`;
};

/** What no theme names is called by what is taken, or by who plays. */
const winTitle = ({ solver, steps }: Solution): string => {
  const taken = steps[0]?.move.captured;
  return taken && taken !== 'p'
    ? `A captura certa: ${thePiece(taken)}`
    : `${capitalised(theSide(solver).slice(3))} jogam e ganham`;
};

/** An easy puzzle is called by what there is to see. */
const easyTitles: Record<PuzzleTheme, (solution: Solution) => string> = {
  mateEm1: ({ steps }) => `Mate em 1 com ${thePiece(mover(steps[0]?.move))}`,
  mateEm2: () => 'Mate em 2',
  mateEm3: () => 'Mate em 3',
  mate: ({ steps }) => `Mate em ${steps.length}`,
  xequeDuplo: () => 'Xeque duplo',
  espeto: solution => `Espeto de ${bare(mover(skewerOf(solution)?.move))}`,
  ataqueDescoberto: () => 'Ataque descoberto',
  garfo: forkTitle,
  desvio: () => 'O defensor desviado',
  cravada: () => 'A força da cravada',
  promocao: () => 'Promoção',
  pecaIndefesa: ({ steps }) => `Peça indefesa: ${thePiece(steps[0]?.move.captured ?? 'p')}`,
  defesa: () => 'Defesa que ganha',
  sacrificio: () => 'Sacrifício',
  vantagem: winTitle,
};

const neutralTitles: Record<Exclude<PuzzleDifficulty, 'facil'>, (side: string, phase: Phase) => string[]> = {
  medio: (side, phase) => [
    `${capitalised(side)} jogam e ganham ${IN_PHASE[phase]}`,
    `O lance certo das ${side} ${IN_PHASE[phase]}`,
    `Vez das ${side} ${IN_PHASE[phase]}`,
  ],
  dificil: (side, phase) => [
    `Desafio ${IN_PHASE[phase]}: ${side} jogam e ganham`,
    `O único lance das ${side} ${IN_PHASE[phase]}`,
    `Prova de cálculo: ${side} ${IN_PHASE[phase]}`,
  ],
};

/**
 * The title without its number. Beyond the easy ones it says neither theme nor goal. `turn`: which of the neutral ones.
 */
export const titleOf = (
  solution: Solution,
  theme: PuzzleTheme,
  difficulty: PuzzleDifficulty,
  phase: Phase,
  turn: number,
): string => {
  if (difficulty === 'facil') return easyTitles[theme](solution);
  const titles = neutralTitles[difficulty](theSide(solution.solver).slice(3), phase);
  return titles[turn % titles.length] ?? '';
};

const isRetaken = (last: Move): boolean =>
  afterMove(last)
    .moves({ verbose: true })
    .some(({ to }) => to === last.to);

/** What the solver has won when the line ends: named only when nothing else was taken or can be taken back. */
const prize = (solution: Solution, tookWithLastMove: boolean): string => {
  const { moves, steps } = solution;
  const last = moves.at(-1);
  const taken = steps.flatMap(({ move }) => (move.captured && move.captured !== 'p' ? [move.captured] : []));
  const lost = moves.some((move, i) => i % 2 === 1 && move.captured) || tookWithLastMove;
  const [only] = taken;
  if (!winsMaterial(solution)) return 'ficam com grande vantagem';
  return only && taken.length === 1 && !lost && last && !isRetaken(last)
    ? `ganham ${only === 'q' ? 'a dama' : one(only)}`
    : 'ganham material';
};

/**
 * What is to be achieved, in whole sentences. A hard puzzle tells what it cannot do without: that there is a mate,
 * because other moves might win as well.
 */
export const descriptionOf = (
  solution: Solution,
  difficulty: PuzzleDifficulty,
  phase: Phase,
  tookWithLastMove: boolean,
): string => {
  const side = theSide(solution.solver);
  const mate = mateIn(solution);
  if (mate !== undefined) {
    const when = difficulty === 'facil' ? '' : `${AT_PHASE[phase]}. `;
    return `${when}${capitalised(side)} jogam e dão mate em ${COUNTS[mate]}.`;
  }
  const length = solution.steps.length > 1 ? ` A solução tem ${COUNTS[solution.steps.length]}.` : '';
  if (difficulty === 'dificil') return `${AT_PHASE[phase]}. Só um lance ${side.replace(/^as/, 'das')} ganha.${length}`;
  const aim = `jogam e ${prize(solution, tookWithLastMove)}`;
  return difficulty === 'facil'
    ? `${capitalised(side)} ${aim}.`
    : `${AT_PHASE[phase]}. ${capitalised(side)} ${aim}.${length}`;
};
