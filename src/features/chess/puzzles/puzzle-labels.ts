import type {
  PuzzleDifficulty,
  PuzzleStats,
  PuzzleSummary,
} from '../../../../server/features/puzzles/puzzles.schema.ts';
import { piecesOn } from '../../../board/game.ts';
import { nameOf } from '../../../board/notation.ts';
import { type Color, isSquare } from '../../../board/squares.ts';
import { plural } from '../../../lib/plural.ts';
import type { Tone } from '../../../ui/tones.ts';

export const difficultyLabels: Record<PuzzleDifficulty, string> = {
  facil: 'Fácil',
  medio: 'Médio',
  dificil: 'Difícil',
};
export const difficultyTones: Record<PuzzleDifficulty, Tone> = { facil: 'brand', medio: 'gold', dificil: 'danger' };

/** The coins for a puzzle besides its points. */
const COINS_PER_PUZZLE = 2;

/** '+10 XP · 2 moedas' for a student who can earn them, '10 pontos' for everybody else. */
export const pointsText = (
  { points, completed, solutionRead }: Pick<PuzzleSummary, 'points' | 'completed' | 'solutionRead'>,
  isStudent: boolean,
): string =>
  isStudent && !completed && !solutionRead
    ? `+${points} XP · ${plural(COINS_PER_PUZZLE, 'moeda')}`
    : plural(points, 'ponto');

export const stateOf = ({ completed, tried }: Pick<PuzzleSummary, 'completed' | 'tried'>): 'solved' | 'tried' | 'new' =>
  completed ? 'solved' : tried ? 'tried' : 'new';

export const sideText = (color: Color): string => `Você joga com as ${color === 'w' ? 'brancas' : 'pretas'}`;

/** 'Último lance do adversário: torre preta de d8 para d2.' Empty when nothing led to the position. */
export const lastMoveText = ({ fen, lastMove }: Pick<PuzzleSummary, 'fen' | 'lastMove'>): string => {
  const [from, to] = [lastMove?.slice(0, 2) ?? '', lastMove?.slice(2, 4) ?? ''];
  const piece = isSquare(to) ? piecesOn(fen).get(to) : undefined;
  return piece ? `Último lance do adversário: ${nameOf(piece)} de ${from} para ${to}.` : '';
};

/** Seconds as text: 38 → '38s', 72 → '1min 12s'. */
export const secondsText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes}min`, (rest > 0 || minutes === 0) && `${rest}s`].filter(Boolean).join(' ');
};

/** '1200', or '1200?' while it is a guess. */
export const ratingText = ({ rating, isGuess }: Pick<PuzzleStats, 'rating' | 'isGuess'>): string =>
  `${rating}${isGuess ? '?' : ''}`;

/** '+12', '−8', 'sem mudança'. */
export const changeText = (change: number): string =>
  change === 0 ? 'sem mudança' : change > 0 ? `+${change}` : `−${-change}`;

export const foundText = (total: number): string =>
  total === 1 ? '1 encontrado' : `${total.toLocaleString('pt-BR')} encontrados`;
