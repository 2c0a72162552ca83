import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { sessions } from '../../../db/schema/users.ts';
import { startsWith } from '../../../db/search.ts';

/**
 * A user's sessions that began and expire after the two given times: the session with the given hash first, then the
 * newest.
 */
export const findSessionsOf = (
  read: Read,
  userId: number,
  firstHash: string,
  after: { beginning: Date; expiry: Date },
  limit: number,
) =>
  read
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.createdAt, after.beginning), gt(sessions.expiresAt, after.expiry)),
    )
    .orderBy(desc(eq(sessions.id, firstHash)), desc(sessions.createdAt), sessions.id)
    .limit(limit);

/** @returns how many sessions ended. */
export const deleteSessionLike = async (tx: Tx, userId: number, hashStart: string): Promise<number> =>
  (
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), startsWith(sessions.id, hashStart)))
      .returning({ id: sessions.id })
  ).length;

/** @returns how many sessions ended. */
export const deleteSessionsBut = async (tx: Tx, userId: number, keptHash: string): Promise<number> =>
  (
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.id, keptHash)))
      .returning({ id: sessions.id })
  ).length;
