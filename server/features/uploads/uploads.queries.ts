import { and, count, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { courses } from '../../../db/schema/courses.ts';
import { school } from '../../../db/schema/school.ts';
import { storeItems } from '../../../db/schema/store.ts';
import { uploads } from '../../../db/schema/uploads.ts';
import { users } from '../../../db/schema/users.ts';

export const insertUpload = async (tx: Tx, upload: typeof uploads.$inferInsert): Promise<void> =>
  void (await tx.insert(uploads).values(upload));

/** The number of a user's unused images, sent or not yet sent. */
export const countUnused = async (tx: Tx, userId: number): Promise<number> => {
  const [row] = await tx
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.usedAt)));
  return row?.count ?? 0;
};

export const findByToken = async (read: Read, tokenHash: string) =>
  (await read.select().from(uploads).where(eq(uploads.tokenHash, tokenHash)))[0];

export const findOwn = async (read: Read, userId: number, objectPath: string) =>
  (
    await read
      .select()
      .from(uploads)
      .where(and(eq(uploads.objectPath, objectPath), eq(uploads.userId, userId)))
  )[0];

/** @returns whether this call used up the address. */
export const markReceived = async (tx: Tx, id: number, now: Date, expiredBefore: Date): Promise<boolean> => {
  const isOpen = and(eq(uploads.id, id), isNull(uploads.receivedAt), gt(uploads.expiresAt, expiredBefore));
  return (await tx.update(uploads).set({ receivedAt: now }).where(isOpen).returning({ id: uploads.id })).length > 0;
};

export const markUsed = async (tx: Tx, id: number, now: Date): Promise<void> =>
  void (await tx.update(uploads).set({ usedAt: now }).where(eq(uploads.id, id)));

export const findDuration = async (tx: Tx, objectPath: string): Promise<number | undefined> =>
  (await tx.select({ seconds: uploads.durationSeconds }).from(uploads).where(eq(uploads.objectPath, objectPath)))[0]
    ?.seconds ?? undefined;

export const isShown = async (tx: Tx, objectPath: string): Promise<boolean> => {
  const inCourses = await tx.select({ id: courses.id }).from(courses).where(eq(courses.imageUrl, objectPath)).limit(1);
  const asAvatar = await tx.select({ id: users.id }).from(users).where(eq(users.avatarUrl, objectPath)).limit(1);
  const asLogo = await tx.select({ id: school.id }).from(school).where(eq(school.logoUrl, objectPath));
  const inStore = await tx
    .select({ id: storeItems.id })
    .from(storeItems)
    .where(eq(storeItems.imageUrl, objectPath))
    .limit(1);
  return inCourses.length + asAvatar.length + asLogo.length + inStore.length > 0;
};

/** Neither an image nor an address any more; the sweep removes the rest. */
const DISCARDED = { receivedAt: null, usedAt: null, expiresAt: new Date(0) };

export const discard = async (tx: Tx, objectPath: string): Promise<void> =>
  void (await tx.update(uploads).set(DISCARDED).where(eq(uploads.objectPath, objectPath)));

/** Discards a user's unused images. */
export const discardUnusedBy = async (tx: Tx, userId: number): Promise<void> =>
  void (await tx
    .update(uploads)
    .set(DISCARDED)
    .where(and(eq(uploads.userId, userId), isNull(uploads.usedAt))));

export const discardUnused = async (tx: Tx, madeBefore: Date): Promise<void> =>
  void (await tx
    .update(uploads)
    .set(DISCARDED)
    .where(and(isNull(uploads.usedAt), isNotNull(uploads.receivedAt), lt(uploads.createdAt, madeBefore))));

const isOver = (expiredBefore: Date) =>
  and(isNull(uploads.usedAt), isNull(uploads.receivedAt), lt(uploads.expiresAt, expiredBefore));

export const findOver = (read: Read, expiredBefore: Date, limit: number) =>
  read
    .select({ id: uploads.id, objectPath: uploads.objectPath })
    .from(uploads)
    .where(isOver(expiredBefore))
    .limit(limit);

export const deleteOver = async (tx: Tx, ids: number[], expiredBefore: Date): Promise<void> =>
  void (await tx.delete(uploads).where(and(inArray(uploads.id, ids), isOver(expiredBefore))));
