/** What a match says, in Portuguese, to whoever looks at it. */
import { type Color, opposite } from '../../board/squares.ts';
import { drawReasons, timeControlText } from '../games/game-labels.ts';
import type { Match, Side } from './held-match.ts';
import { colorOf, type MatchView, sideOf } from './match-view.ts';

export const SIDE_NAMES: Record<Color, string> = { w: 'Brancas', b: 'Pretas' };

type Player = Match['white'];
export const playerIn = ({ white, black }: Pick<Match, Side>, color: Color): Player =>
  ({ white, black })[sideOf(color)];
export const playerOf = (match: Match, color: Color): Player => playerIn(match, color);

/** 'Valendo rating', or 'Amistosa': said on the board while the game is played. */
export const stakesText = ({ rated }: Match): string => (rated ? 'Valendo rating' : 'Amistosa');

export const timeText = ({ base, increment }: Pick<Match, 'base' | 'increment'>): string =>
  timeControlText(increment > 0 ? `${base}+${increment}` : String(base));

const HOW: Record<NonNullable<Match['ending']>, string> = {
  checkmate: 'por xeque-mate',
  stalemate: 'por afogamento',
  insufficient_material: 'por falta de peças para dar xeque-mate',
  dead_position: 'porque nenhum lado pode mais dar xeque-mate',
  fivefold: 'pela quinta repetição da posição',
  seventy_five_moves: 'por 75 lances sem captura nem avanço de peão',
  threefold: 'pela terceira repetição da posição',
  fifty_moves: 'por 50 lances sem captura nem avanço de peão',
  time: 'no tempo',
  resignation: 'por desistência',
  agreement: 'de comum acordo',
  abandonment: 'por abandono',
  decided: 'por decisão da escola',
  aborted: '',
  declined: '',
  expired: '',
  unresumed: '',
};

const CALLED_OFF: Partial<Record<NonNullable<Match['ending']>, { title: string; text: string }>> = {
  aborted: { title: 'Partida cancelada', text: 'Ela não conta para ninguém.' },
  declined: { title: 'Desafio recusado', text: 'Fica para outra hora.' },
  expired: { title: 'Partida vencida', text: 'Ninguém respondeu a tempo. Ela não conta para ninguém.' },
  unresumed: { title: 'Partida sem resultado', text: 'Ela ficou pausada e não continuou. O rating não muda.' },
};
const UNPLAYED = {
  title: 'Partida não jogada',
  text: 'O primeiro lance não veio a tempo: no torneio, quem faltou perde. O rating não muda.',
};

export const winnerIn = ({ result }: Pick<Match, 'result'>): Side | null =>
  result === '1-0' ? 'white' : result === '0-1' ? 'black' : null;

/** Why the position or its repetition makes a match a draw, in a sentence. */
export const drawReasonIn = ({ ending }: Pick<Match, 'ending'>): string =>
  Object.entries(drawReasons).find(([reason]) => reason === ending)?.[1] ?? '';

/** How a match ended, as the player of that colour reads it; without a colour, as anybody does. */
export const endText = (
  match: Pick<Match, 'ending' | 'result'> & Partial<Pick<Match, 'ofRound'>>,
  own: Color | null,
): { title: string; text: string } => {
  const { ending } = match;
  if (match.ofRound && ending === 'expired') return UNPLAYED;
  const off = ending && CALLED_OFF[ending];
  if (off) return off;
  const how = ending ? HOW[ending] : '';
  const winner = winnerIn(match);
  if (winner === null) return { title: 'Empate', text: `Empate ${how}.` };
  const color = colorOf(winner);
  const text = `${SIDE_NAMES[color]} vencem ${how}.`;
  if (own === null) return { title: `${SIDE_NAMES[color]} vencem`, text };
  return { title: own === color ? 'Você venceu!' : 'Você perdeu', text };
};

/** 'Seu rating: 1214 (+14)'; nothing where it did not change. */
export const ratingChangeText = (match: Match, own: Color | null): string | null => {
  const change = own && match.ratingChange[sideOf(own)];
  const before = own && playerOf(match, own).rating;
  if (typeof change !== 'number' || typeof before !== 'number') return null;
  return `Seu rating: ${before + change} (${change < 0 ? `−${-change}` : `+${change}`})`;
};

/** Before the time that is left: 'Faça o seu primeiro lance em'. */
export const firstMoveText = ({ match, own, isOwnTurn }: Pick<MatchView, 'match' | 'own' | 'isOwnTurn'>): string =>
  own !== null && isOwnTurn ? 'Faça o seu primeiro lance em' : `${match[match.turn].name} faz o primeiro lance em até`;

const STAFF = { professor: 'O professor', admin: 'A administração' } as const;
/** What was done is said until each side has moved again. */
const SAID_FOR_PLIES = 2;

const REPLACED = 'A IA não respondeu a tempo, e um lance qualquer foi jogado por ela. A partida passou a ser amistosa.';
const LATE = 'O tempo da IA acabou: a partida passou a ser amistosa, pois ela pode ter esperado a sua vez.';
const TAKEN_BACK = 'Um lance foi voltado: a partida passou a ser amistosa.';

/** What was done to a game by a professor or the administration, or made it friendly, while it is news. */
export const noticeText = ({ notice, status, moves }: Pick<Match, 'notice' | 'status' | 'moves'>): string | null => {
  if (!notice) return null;
  const { act, by, side, ply } = notice;
  const isNews = status === 'playing' && moves.length - ply < SAID_FOR_PLIES;
  if (act === 'replaced') return REPLACED;
  if (act === 'late') return LATE;
  if (by !== null && act === 'decided') return `${STAFF[by]} encerrou a partida.`;
  if (!isNews) return null;
  if (by === null) return TAKEN_BACK;
  if (act === 'paused') return `${STAFF[by]} pausou a partida.`;
  if (act === 'resumed') return `${STAFF[by]} retomou a partida.`;
  return `${STAFF[by]} ajustou o relógio das ${side === 'black' ? 'pretas' : 'brancas'}.`;
};

type OfferKind = NonNullable<Match['offer']>['kind'];

const OFFERED: Record<OfferKind, string> = {
  draw: 'propõe empate.',
  takeback: 'pede para voltar o último lance.',
  rematch: 'quer revanche, com as cores trocadas.',
};
const OFFERING: Record<OfferKind, string> = {
  draw: 'Você propôs empate. A resposta vem com o próximo lance, ou antes.',
  takeback: 'Você pediu para voltar o lance. Esperando a resposta.',
  rematch: 'Você pediu revanche. Esperando a resposta.',
};

/** What is offered, to the one who offers it and to the one who answers. */
export const offerText = (match: Match, own: Color): { text: string; isOwn: boolean } | null => {
  const { offer } = match;
  if (!offer) return null;
  const isOwn = offer.by === sideOf(own);
  const other = playerOf(match, opposite(own)).name;
  const text = isOwn ? OFFERING[offer.kind] : `${other} ${OFFERED[offer.kind]}`;
  const ends = offer.kind === 'takeback' && match.rated;
  return { isOwn, text: ends ? `${text} Se o lance voltar, a partida passa a ser amistosa.` : text };
};
