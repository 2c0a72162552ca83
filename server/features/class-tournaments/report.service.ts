import type { Db } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { writeReport } from '../../rules/pairing/trf.ts';
import { findGames, findPlayers, type HeldTournament } from './class-tournaments.queries.ts';
import { playersOf, roundOf } from './rounds.ts';
import { getTournamentToRead } from './scope.ts';
import { standingsRows } from './standings.ts';

const TYPES: Record<HeldTournament['format'], string> = {
  swiss: 'Individual: Swiss-System (Dutch)',
  round_robin: 'Individual: Round-Robin',
  double_round_robin: 'Individual: Double Round-Robin',
  arena: 'Arena',
};
const reportDay = (date: Date): string => dayOf(date).replaceAll('-', '/');

/** The tournament as a TRF16 file. @throws AppError 404, 403 for students, 409 for an arena. */
export const reportOf = async ({ read }: Db, viewer: Viewer, tournamentId: number): Promise<string> => {
  const { tournament, teaches } = await getTournamentToRead(read, viewer, tournamentId);
  if (!teaches) throw new AppError('accessDenied');
  // The file is one of rounds.
  if (tournament.format === 'arena') throw new AppError('arenaHasNoReport');
  const [players, games] = [await findPlayers(read, tournamentId), await findGames(read, tournamentId)];
  const ranks = new Map(standingsRows(tournament.format, players, games).map(({ number, rank }) => [number, rank]));
  const rounds = new Map(playersOf(tournament.format, players, games).map(player => [player.number, player.rounds]));
  const start = tournament.startsAt ?? tournament.createdAt;
  return writeReport({
    name: tournament.name,
    city: '',
    startDate: reportDay(start),
    endDate: reportDay(tournament.finishedAt ?? start),
    type: TYPES[tournament.format],
    time: `${tournament.base}+${tournament.increment}`,
    // One that was ended early has no more rounds.
    totalRounds: tournament.finishedAt === null ? tournament.rounds : roundOf(games),
    firstColor: tournament.firstColor,
    players: players.map(({ number, name, listRating }) => ({
      number,
      name,
      rating: listRating,
      rank: ranks.get(number) ?? 0,
      rounds: rounds.get(number) ?? [],
    })),
  });
};
