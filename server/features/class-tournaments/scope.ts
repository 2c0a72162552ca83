import type { Read, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { getClassToChange, getClassToRead } from '../classes/scope.ts';
import { mayEdit } from '../courses/courses.policy.ts';
import { getCourseAs } from '../courses/courses.service.ts';
import { findTournament, isPlayer } from './class-tournaments.queries.ts';

/** The page of a tournament, to which the bells lead. */
export const hrefOf = (tournamentId: number): string => `/torneios/${tournamentId}`;

const getTournament = async (read: Read, tournamentId: number) => {
  const found = await findTournament(read, tournamentId);
  if (!found) throw new AppError('tournamentNotFound');
  return found;
};

type FoundTournament = Awaited<ReturnType<typeof getTournament>>;

/** Whether the viewer leads it; null if they cannot see it. */
const leads = async (read: Read, viewer: Viewer, { tournament: { id, classId, courseId } }: FoundTournament) => {
  if (classId === null) {
    if (mayEdit(viewer, await getCourseAs(read, viewer, courseId ?? 0))) return true;
    return (await isPlayer(read, id, viewer.id)) ? false : null;
  }
  try {
    return (await getClassToRead(read, viewer, classId)).part === 'professor';
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'classNotFound') return null;
    throw error;
  }
};

/**
 * For everybody in the class; of a course's tournament for who may edit the course and who was chosen to play. To
 * others a tournament does not exist. @throws AppError 404
 */
export const getTournamentToRead = async (read: Read, viewer: Viewer, tournamentId: number) => {
  const found = await getTournament(read, tournamentId);
  const teaches = await leads(read, viewer, found);
  if (teaches === null) throw new AppError('tournamentNotFound');
  return { ...found, teaches };
};

/** For who leads it. @throws AppError 404, 403, 409 for one that is over, or of an archived class. */
export const getTournamentToLead = async (tx: Tx, viewer: Viewer, tournamentId: number) =>
  getTournamentToPlay(tx, viewer, tournamentId, false);

/**
 * For who leads it, and in an arena for a player who pauses or comes back. @throws AppError 404, 403, 409 for one that
 * is over, or of an archived class.
 */
export const getTournamentToPlay = async (tx: Tx, viewer: Viewer, tournamentId: number, mayPause: boolean) => {
  const { tournament, teaches } = await getTournamentToRead(tx, viewer, tournamentId);
  if (!teaches && !(mayPause && tournament.format === 'arena')) throw new AppError('accessDenied');
  if (teaches && tournament.classId !== null) await getClassToChange(tx, viewer, tournament.classId);
  if (tournament.finishedAt !== null) throw new AppError('outOfTournament');
  return tournament;
};
