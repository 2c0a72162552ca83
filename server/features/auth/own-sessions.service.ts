import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Session } from './auth.schema.ts';
import { deleteSessionLike, deleteSessionsBut, findSessionsOf } from './own-sessions.queries.ts';
import { hashOf, LONGEST_MS } from './sessions.ts';
import { type Viewer } from '../../common/viewer.ts';

/**
 * Characters of a session's hash that form its public id: 64 bits, enough to tell sessions apart, not enough to sign
 * in.
 */
const NAME_LENGTH = 16;

/** A demo account has many sessions, and nobody reads through a longer list. */
const MAX_LISTED = 50;

/** The viewer's sessions: the current one first, then the newest. @param sessionId the id in the current cookie. */
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
 * Ends one of the viewer's sessions, which can be the current one. @throws AppError 404 when the viewer has no such
 * session.
 */
export const endSession = async (db: Db, viewer: Viewer, name: string): Promise<number> => {
  const ended = await db.write(tx => deleteSessionLike(tx, viewer.id, name));
  if (ended === 0) throw new AppError('sessionNotFound');
  return ended;
};

/** Ends the viewer's sessions except the current one. @returns how many. */
export const endOtherSessions = (db: Db, viewer: Viewer, sessionId: string): Promise<number> =>
  db.write(tx => deleteSessionsBut(tx, viewer.id, hashOf(sessionId)));
