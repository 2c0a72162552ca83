/** Portuguese texts for a saved game and for how it ended. */
import type { GameEnding, GameMode, GameResult, GameSummary } from '../../../server/features/games/games.schema.ts';
import type { Tone } from '../../ui/tones.ts';

export const modeLabels: Record<GameMode, string> = {
  practice: 'Prática',
  blitz: 'Blitz',
  rapid: 'Rápida',
  classical: 'Clássica',
};

/** Why a game that has just ended is a draw. */
export const drawReasons: Partial<Record<GameEnding, string>> = {
  stalemate: 'Afogamento: quem joga não está em xeque e não tem lance legal.',
  threefold: 'A mesma posição apareceu três vezes.',
  fivefold: 'A mesma posição apareceu cinco vezes.',
  fifty_moves: 'Cinquenta lances sem captura nem avanço de peão.',
  seventy_five_moves: '75 lances sem captura nem avanço de peão.',
  insufficient_material: 'Nenhum dos lados tem peças para dar xeque-mate.',
};

const endings: Record<GameEnding, string> = {
  checkmate: 'por xeque-mate',
  stalemate: 'por afogamento',
  threefold: 'por repetição',
  fifty_moves: 'pela regra dos 50 lances',
  insufficient_material: 'por falta de peças',
  dead_position: 'por posição morta',
  time: 'no tempo',
  resignation: 'por desistência',
  agreement: 'de comum acordo',
  fivefold: 'por cinco repetições',
  seventy_five_moves: 'pela regra dos 75 lances',
  abandonment: 'por abandono',
  decided: 'por decisão da escola',
  unknown: '',
};

type Verdict = { text: string; tone: Tone };

/** With two players at one board the text names the side that won. */
const sides: Record<GameResult, Verdict> = {
  '1-0': { text: 'Brancas venceram', tone: 'neutral' },
  '0-1': { text: 'Pretas venceram', tone: 'neutral' },
  '1/2-1/2': { text: 'Empate', tone: 'neutral' },
};
/** Against somebody else it names what it was for the player. */
const personal: Record<'won' | 'lost' | 'drawn', Verdict> = {
  won: { text: 'Vitória', tone: 'brand' },
  lost: { text: 'Derrota', tone: 'danger' },
  drawn: { text: 'Empate', tone: 'info' },
};

type Ended = Pick<GameSummary, 'result' | 'ending' | 'side' | 'isShared'>;

const outcomeOf = ({ result, side }: Ended): keyof typeof personal => {
  if (result === '1/2-1/2') return 'drawn';
  return (result === '1-0') === (side === 'white') ? 'won' : 'lost';
};

/** 'Brancas venceram por xeque-mate' of two at one board; otherwise, as the player sees it, 'Derrota no tempo'. */
export const verdictOf = (game: Ended): Verdict => {
  const { text, tone } = game.isShared ? sides[game.result] : personal[outcomeOf(game)];
  return { text: `${text} ${endings[game.ending]}`.trimEnd(), tone };
};

export const kindLabels: Record<GameSummary['kind'], string> = {
  rated: 'Valendo rating',
  friendly: 'Amistosa',
  imported: 'Importada',
};

/** 12 → '+12', -8 → '−8', 0 → '0'. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

/** PGN's seconds in words: '600' → '10 min', '300+3' → '5 min + 3 s', '90' → '1 min 30 s'. */
export const timeControlText = (timeControl: string): string => {
  const [seconds = 0, increment = 0] = timeControl.split('+').map(Number);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const base = [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ');
  return increment > 0 ? `${base} + ${increment} s` : base;
};

/** How long a move took: '4,2 s', '1 min 15 s'. */
export const thoughtText = (milliseconds: number): string =>
  milliseconds >= 59_950
    ? timeControlText(String(Math.round(milliseconds / 1_000)))
    : `${(milliseconds / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`;
