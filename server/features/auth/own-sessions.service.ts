import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Session } from './auth.schema.ts';
import { deleteSessionLike, deleteSessionsBut, findSessionsOf } from './own-sessions.queries.ts';
import { hashOf, LONGEST_MS } from './sessions.ts';
import { type Viewer } from '../../common/viewer.ts';

/**
 * Characters of a session's hash that name it to its user: 64 bits, told from another by any of them, and of no use to
 * who wants to come in.
 */
const NAME_LENGTH = 16;

/** A demo account is signed in at many places; more than these nobody looks through. */
const MAX_LISTED = 50;

/**
 * Where the viewer is signed in, the one that asks first, then the newest. @param sessionId the id in the cookie of the
 * one that asks.
 */
export const listSessions = async (db: Db, viewer: Viewer, sessionId: string): Promise<Session[]> => {
  const now = Date.now();
  const own = hashOf(sessionId);
  const rows = await findSessionsOf(
    db.read,
    viewer.id,
    own,
    { beginning: new Date(now - LONGEST_MS), expiry: new Date(now) },
    MAX_LISTED,
  );
  return rows.map(({ id, device, createdAt, expiresAt }) => ({
    id: id.slice(0, NAME_LENGTH),
    device,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + LONGEST_MS)).toISOString(),
    current: id === own,
  }));
};

/**
 * Ends one of the viewer's sessions; the one that asks is ended like any other. @throws AppError 404 when the viewer
 * has none of that name.
 */
export const endSession = async (db: Db, viewer: Viewer, name: string): Promise<number> => {
  const ended = await db.write(tx => deleteSessionLike(tx, viewer.id, name));
  if (ended === 0) throw new AppError('sessionNotFound');
  return ended;
};

/** Ends the viewer's sessions but the one that asks. @returns how many. */
export const endOtherSessions = (db: Db, viewer: Viewer, sessionId: string): Promise<number> =>
  db.write(tx => deleteSessionsBut(tx, viewer.id, hashOf(sessionId)));
