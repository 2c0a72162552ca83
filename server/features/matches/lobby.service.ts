import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { toMatches } from './match-output.ts';
import { deleteVisitsBefore, findHere, findOpen, findVisit, isInClass, saveVisit } from './lobby.queries.ts';
import { withMoves } from './table.queries.ts';
import type { Lobby, LobbyInput } from './lobby.schema.ts';
import type { Hall } from './table.service.ts';

/** A lobby asks every few seconds; whoever has not asked for so long has left. */
const HERE_MS = 45_000;
const NOTED_EVERY_MS = 15_000;

/** Forgets who has left: the lobby is read from end to end while there are few in it. */
export const sweepLobby = (db: Db): Promise<void> =>
  db.write(tx => deleteVisitsBefore(tx, new Date(Date.now() - HERE_MS)));

/**
 * Who is in the lobby, and the viewer's own matches that wait or are played. Notes that the viewer is there.
 * @throws AppError 404 for a class that is over, or that the viewer is not in.
 */
export const visitLobby = async (
  { db }: Pick<Hall, 'db'>,
  viewer: Viewer,
  { classId }: LobbyInput = {},
): Promise<Lobby> => {
  if (classId !== undefined && !(await isInClass(db.read, viewer.id, classId))) throw new AppError('classNotFound');
  const now = Date.now();
  const last = await findVisit(db.read, viewer.id);
  const since = new Date(now - HERE_MS);
  if (!last || now - last.getTime() >= NOTED_EVERY_MS) await db.write(tx => saveVisit(tx, viewer.id, new Date(now)));
  const people = await findHere(db.read, viewer.id, since, classId);
  const open = await findOpen(db.read, viewer.id);
  return { people, matches: await toMatches(db.read, await withMoves(db.read, open)) };
};
