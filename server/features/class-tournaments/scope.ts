import type { Read, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { getClassToChange, getClassToRead } from '../classes/scope.ts';
import { findTournament } from './class-tournaments.queries.ts';

/** The page of a tournament, to which the bells lead. */
export const hrefOf = (tournamentId: number): string => `/torneios/${tournamentId}`;

const getTournament = async (read: Read, tournamentId: number) => {
  const found = await findTournament(read, tournamentId);
  if (!found) throw new AppError('tournamentNotFound');
  return found;
};

/** For everybody in the class. To others a tournament does not exist. @throws AppError 404 */
export const getTournamentToRead = async (read: Read, viewer: Viewer, tournamentId: number) => {
  const found = await getTournament(read, tournamentId);
  try {
    const { part } = await getClassToRead(read, viewer, found.tournament.classId);
    return { ...found, teaches: part === 'professor' };
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'classNotFound') throw new AppError('tournamentNotFound');
    throw error;
  }
};

/** For the professors of the class. @throws AppError 404, 403, 409 for one that is over, or of an archived class. */
export const getTournamentToLead = async (tx: Tx, viewer: Viewer, tournamentId: number) =>
  getTournamentToPlay(tx, viewer, tournamentId, false);

/**
 * For the professors of the class, and in an arena for a player who pauses or comes back. @throws AppError 404, 403,
 * 409 for one that is over, or of an archived class.
 */
export const getTournamentToPlay = async (tx: Tx, viewer: Viewer, tournamentId: number, mayPause: boolean) => {
  const { tournament, teaches } = await getTournamentToRead(tx, viewer, tournamentId);
  if (!teaches && !(mayPause && tournament.format === 'arena')) throw new AppError('accessDenied');
  if (teaches) await getClassToChange(tx, viewer, tournament.classId);
  if (tournament.finishedAt !== null) throw new AppError('outOfTournament');
  return tournament;
};
