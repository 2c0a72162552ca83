import type { GameEnding, GameMode, GameResult, GameSummary } from '../../../server/features/games/games.schema.ts';
import type { Tone } from '../../ui/tones.ts';
import { modeLabels } from './modes.ts';

const kinds: Record<GameMode, string> = {
  practice: 'Prática',
  blitz: `Partida ${modeLabels.blitz}`,
  rapid: `Partida ${modeLabels.rapid}`,
  classical: `Partida ${modeLabels.classical}`,
};

const endings: Record<GameEnding, string> = {
  checkmate: 'por xeque-mate',
  stalemate: 'por afogamento',
  threefold: 'por repetição',
  fifty_moves: 'pela regra dos 50 lances',
  insufficient_material: 'por falta de peças',
  time: 'no tempo',
  resignation: 'por desistência',
  agreement: 'de comum acordo',
  unknown: '',
};

/** At one board nobody wins or loses alone: there the sides do. */
const sides: Record<GameResult, { text: string; tone: Tone }> = {
  '1-0': { text: 'Brancas venceram', tone: 'neutral' },
  '0-1': { text: 'Pretas venceram', tone: 'neutral' },
  '1/2-1/2': { text: 'Empate', tone: 'neutral' },
};
/** Against the AI the player has White. */
const personal: Record<GameResult, { text: string; tone: Tone }> = {
  '1-0': { text: 'Vitória', tone: 'brand' },
  '0-1': { text: 'Derrota', tone: 'danger' },
  '1/2-1/2': { text: 'Empate', tone: 'info' },
};

/** 'Partida Blitz', 'Prática contra IA (Médio)'. */
export const kindOf = ({ mode, opponent }: GameSummary): string => (mode === 'practice' ? `${kinds.practice} contra ${opponent}` : kinds[mode]);

/** 'Brancas venceram por xeque-mate'; of practice 'Derrota no tempo'. */
export const resultWords = ({ mode, result, ending }: GameSummary): { text: string; tone: Tone } => {
  const { text, tone } = (mode === 'practice' ? personal : sides)[result];
  return { text: `${text} ${endings[ending]}`.trimEnd(), tone };
};
