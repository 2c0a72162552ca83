/** What the engine found, in words and moves of the score sheet. Pure. */
import { forWhite, type Line } from '../../../server/engine/engine.ts';
import { readLine } from '../../../server/rules/board-line.ts';
import type { PlayedMove } from '../../../server/rules/played-move.ts';
import type { Evaluation } from '../../../server/rules/winning-chances.ts';
import { numberedMove } from '../../board/notation.ts';
import { inPortuguese } from '../../lib/portuguese-moves.ts';

export type SaidLine = {
  readonly rank: number;
  readonly depth: number;
  readonly evaluation: Evaluation;
  readonly moves: readonly PlayedMove[];
};

/** The lines with their moves, as far as they can be played. */
export const saidLines = (fen: string, lines: readonly Line[]): SaidLine[] =>
  lines.flatMap(({ rank, depth, score, moves }) => {
    const read = readLine(fen, moves.join(' '));
    const evaluation = forWhite(score, fen.split(' ')[1] === 'b' ? 'b' : 'w');
    return 'moves' in read && read.moves.length > 0 ? [{ rank, depth, evaluation, moves: read.moves }] : [];
  });

/** '12. Cf3 d5 13. g3' */
export const movesText = (moves: readonly PlayedMove[]): string =>
  moves
    .map((move, index) => (index === 0 || move.color === 'w' ? numberedMove(move) : inPortuguese(move.san)))
    .join(' ');

const inPawns = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** '+0,8', 'Mate em 3' */
export const evaluationText = (evaluation: Evaluation): string => {
  if ('cp' in evaluation) return inPawns.format(evaluation.cp / 100);
  return 'mate' in evaluation && evaluation.mate !== 0 ? `Mate em ${Math.abs(evaluation.mate)}` : 'Xeque-mate';
};

/** Below a quarter of a pawn nobody stands better. */
const EVEN = 25;
const CLEAR = 100;
const DECISIVE = 300;

const sideOf = (value: number): string => (value > 0 ? 'brancas' : 'pretas');

/** 'as brancas estão um pouco melhor (+0,8)', as it is read aloud. */
export const evaluationWords = (evaluation: Evaluation): string => {
  if ('won' in evaluation) return `as ${evaluation.won === 'white' ? 'brancas' : 'pretas'} venceram`;
  if ('mate' in evaluation) return `mate das ${sideOf(evaluation.mate)} em ${Math.abs(evaluation.mate)}`;
  const { cp } = evaluation;
  const size = Math.abs(cp);
  if (size < EVEN) return `posição equilibrada (${evaluationText(evaluation)})`;
  const degree =
    size < CLEAR ? 'estão um pouco melhor' : size < DECISIVE ? 'estão claramente melhor' : 'têm vantagem decisiva';
  return `as ${sideOf(cp)} ${degree} (${evaluationText(evaluation)})`;
};
