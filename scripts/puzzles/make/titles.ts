import type { Move, PieceSymbol } from 'chess.js';
import { capitalised, isFeminine, thePiece, theSide } from '../../../server/engine/portuguese.ts';
import type { PuzzleDifficulty } from '../../../server/features/puzzles/puzzles.schema.ts';
import type { PuzzleTheme } from '../../../server/features/puzzles/themes.schema.ts';
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

/** The piece that moved in the step that shows the theme. */
const mover = (move: Move | undefined): PieceSymbol => move?.promotion ?? move?.piece ?? 'p';

const forkTitle = (solution: Solution): string => {
  const piece = mover(forkOf(solution)?.move);
  return piece === 'n' || piece === 'p' ? `Garfo de ${bare(piece)}` : `Ataque duplo ${ofPiece(piece)}`;
};

/** Without a theme's name, the title says what is taken, or who plays. */
const winTitle = ({ solver, steps }: Solution): string => {
  const taken = steps[0]?.move.captured;
  return taken && taken !== 'p'
    ? `A captura certa: ${thePiece(taken)}`
    : `${capitalised(theSide(solver).slice(3))} jogam e ganham`;
};

/** The title of an easy puzzle says what there is to see. */
const easyTitles: Partial<Record<PuzzleTheme, (solution: Solution) => string>> = {
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

/** The title without its number. Only easy ones contain theme or goal. `turn`: which of the neutral titles. */
export const titleOf = (
  solution: Solution,
  theme: PuzzleTheme,
  difficulty: PuzzleDifficulty,
  phase: Phase,
  turn: number,
): string => {
  if (difficulty === 'facil') return (easyTitles[theme] ?? winTitle)(solution);
  const titles = neutralTitles[difficulty](theSide(solution.solver).slice(3), phase);
  return titles[turn % titles.length] ?? '';
};

const isRetaken = (last: Move): boolean =>
  afterMove(last)
    .moves({ verbose: true })
    .some(({ to }) => to === last.to);

/** The solver's gain at the end of the line: named only when nothing else was taken or can be taken back. */
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
 * The task in whole sentences. For a hard puzzle only what is needed: that there is a mate, because other moves might
 * win as well.
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
