/** An arena as one of its players, or its professor, sees it. */
import type {
  ClassTournament,
  TournamentGame,
} from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { openGames } from './results.ts';

export const isTimeOver = ({ endsAt }: Pick<ClassTournament, 'endsAt'>): boolean =>
  endsAt !== null && Date.parse(endsAt) <= Date.now();

/** The game that somebody is to play now. */
export const openGameOf = (tournament: ClassTournament, userId: number): TournamentGame | undefined =>
  openGames(tournament.games).find(({ white, black }) => white.userId === userId || black?.userId === userId);

/** Whether somebody lost their last game because their first move did not come. */
export const hasMissed = ({ games }: ClassTournament, userId: number): boolean => {
  const last = games.findLast(({ white, black }) => white.userId === userId || black?.userId === userId);
  const missed = last?.white.userId === userId ? '-:+' : '+:-';
  return last?.result === missed || last?.result === '-:-';
};

const OLD_GAMES = 20;

/** The games that are being played, then the latest of those that are over. */
export const shownGames = ({ games }: ClassTournament): TournamentGame[] => {
  const open = openGames(games);
  const over = games.filter(({ result }) => result !== null).toReversed();
  return [...open, ...over.slice(0, OLD_GAMES)];
};

/** → 'Por partida: 2, 2, 4, 0'. */
export const scoresText = (scores: readonly number[]): string => scores.join(', ');
