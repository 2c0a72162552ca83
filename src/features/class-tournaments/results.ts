/** Results as they are written and read, and what they mean for one player. */
import type {
  ClassTournament,
  TournamentGame,
} from '../../../server/features/class-tournaments/class-tournaments.schema.ts';

export type Result = NonNullable<TournamentGame['result']>;

export const resultTexts: Record<Result, string> = {
  '1-0': '1–0',
  '0-1': '0–1',
  '1/2-1/2': '½–½',
  '+:-': '+ : –',
  '-:+': '– : +',
  '-:-': '– : –',
};

export const resultNames: Record<Result, string> = {
  '1-0': 'brancas venceram',
  '0-1': 'pretas venceram',
  '1/2-1/2': 'empate',
  '+:-': 'pretas faltaram',
  '-:+': 'brancas faltaram',
  '-:-': 'os dois faltaram',
};

const WHITE_POINTS: Record<Result, number> = { '1-0': 1, '0-1': 0, '1/2-1/2': 0.5, '+:-': 1, '-:+': 0, '-:-': 0 };
const BLACK_POINTS: Record<Result, number> = { '1-0': 0, '0-1': 1, '1/2-1/2': 0.5, '+:-': 0, '-:+': 1, '-:-': 0 };

/** 2.5 → '2,5'. */
export const pointsText = (points: number): string => points.toLocaleString('pt-BR');

export const gamesOf = ({ games }: ClassTournament, round: number): TournamentGame[] =>
  games.filter(game => game.round === round);

/** The boards of a round whose result is missing. */
export const openGames = (games: readonly TournamentGame[]): TournamentGame[] =>
  games.filter(({ black, result }) => black !== null && result === null);

/** What the professor has to do for boards whose game is paused, or ended so without a result. */
export const stoppedText = (open: readonly TournamentGame[]): string => {
  const boards = open.filter(({ stopped }) => stopped).map(({ board }) => board);
  if (boards.length === 0) return '';
  if (boards.length === 1) return ` A partida da mesa ${boards[0]} está parada: anote o resultado dela.`;
  const list = new Intl.ListFormat('pt-BR').format(boards.map(String));
  return ` As partidas das mesas ${list} estão paradas: anote os resultados delas.`;
};

export const gameOf = (games: readonly TournamentGame[], userId: number): TournamentGame | undefined =>
  games.find(({ white, black }) => white.userId === userId || black?.userId === userId);

const mark = (points: number): string => (points === 0.5 ? '½' : String(points));

/** What a round without an opponent is worth: '1 ponto', 'meio ponto'. */
export const byeGain = (points: number): string => (points === 0.5 ? 'meio ponto' : '1 ponto');

/** In a table of all against all the free player gets nothing. */
export const byeText = ({ byePoints }: Pick<TournamentGame, 'byePoints'>): string =>
  byePoints ? `folga, ${byeGain(byePoints)}` : 'folga';

/**
 * What stands in the wall chart for a player's round: '5b1' is a win with White (brancas) against number 5, 'p' stands
 * for Black; '+' and '–' are games that were not played, '…' those still open.
 */
export const chartCell = (
  game: TournamentGame | undefined,
  userId: number,
  numbers: ReadonlyMap<number, number>,
): string => {
  if (!game) return '—';
  const { white, black, result, byePoints } = game;
  if (black === null) return byePoints ? `folga ${mark(byePoints)}` : 'folga';
  const isWhite = white.userId === userId;
  const opponent = numbers.get(isWhite ? black.userId : white.userId) ?? '?';
  if (result === null) return `${opponent}${isWhite ? 'b' : 'p'}…`;
  const points = (isWhite ? WHITE_POINTS : BLACK_POINTS)[result];
  if (result.includes(':')) return `${opponent}${points === 1 ? '+' : '–'}`;
  return `${opponent}${isWhite ? 'b' : 'p'}${mark(points)}`;
};

/** What a game brought one of its players, in words; '' while it goes on. */
export const outcomeText = ({ white, result }: TournamentGame, userId: number): string => {
  if (result === null) return '';
  const isWhite = white.userId === userId;
  const points = (isWhite ? WHITE_POINTS : BLACK_POINTS)[result];
  if (result.includes(':')) return points === 1 ? 'Seu adversário faltou: 1 ponto para você.' : 'Você faltou.';
  return points === 1 ? 'Você venceu!' : points === 0.5 ? 'Vocês empataram.' : 'Você perdeu esta.';
};
