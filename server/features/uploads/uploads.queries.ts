import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, ne, sum } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { assignmentWork } from '../../../db/schema/assignments.ts';
import { classPictures } from '../../../db/schema/classes.ts';
import { courses, lessonPictures, lessons, resources } from '../../../db/schema/courses.ts';
import { school } from '../../../db/schema/school.ts';
import { storeItems } from '../../../db/schema/store.ts';
import { uploads } from '../../../db/schema/uploads.ts';
import { users } from '../../../db/schema/users.ts';

export type UploadRow = typeof uploads.$inferSelect;

export const insertUpload = async (tx: Tx, upload: typeof uploads.$inferInsert): Promise<void> =>
  void (await tx.insert(uploads).values(upload));

/** How much a user's uploads take, in bytes: announced ones too, discarded ones not. */
export const sumBytes = async (tx: Tx, userId: number): Promise<number> => {
  const [row] = await tx
    .select({ bytes: sum(uploads.bytes) })
    .from(uploads)
    .where(eq(uploads.userId, userId));
  return Number(row?.bytes ?? 0);
};

/** The number of a user's unused images, or of their other unused uploads, sent or not yet sent. */
export const countUnused = async (tx: Tx, userId: number, areImages: boolean): Promise<number> => {
  const isOf = areImages ? eq(uploads.kind, 'image') : ne(uploads.kind, 'image');
  const [row] = await tx
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.usedAt), isOf));
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

export const findByPath = async (read: Read, objectPath: string) =>
  (await read.select().from(uploads).where(eq(uploads.objectPath, objectPath)))[0];

export const findByDigests = async (read: Read, digests: readonly string[]): Promise<UploadRow[]> =>
  digests.length === 0
    ? []
    : read
        .select()
        .from(uploads)
        .where(and(inArray(uploads.digest, [...digests]), isNotNull(uploads.receivedAt)))
        .orderBy(asc(uploads.id));

export const setDigest = async (tx: Tx, id: number, digest: string): Promise<void> =>
  void (await tx.update(uploads).set({ digest }).where(eq(uploads.id, id)));

type Arrived = Pick<UploadRow, 'bytes' | 'durationSeconds'>;

/** @returns whether this call used up the address. */
export const markReceived = async (
  tx: Tx,
  id: number,
  { bytes, durationSeconds }: Arrived,
  now: Date,
  expiredBefore: Date,
): Promise<boolean> => {
  const isOpen = and(eq(uploads.id, id), isNull(uploads.receivedAt), gt(uploads.expiresAt, expiredBefore));
  const values = { receivedAt: now, bytes, durationSeconds };
  return (await tx.update(uploads).set(values).where(isOpen).returning({ id: uploads.id })).length > 0;
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

/** Whether a lesson that was not removed, or the wall of a class, shows or offers this file, or it was handed in. */
export const isOffered = async (tx: Tx, objectPath: string): Promise<boolean> => {
  const asFilm = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.videoUrl, objectPath), isNull(lessons.removedAt)))
    .limit(1);
  const asResource = await tx
    .select({ id: resources.id })
    .from(resources)
    .innerJoin(lessons, eq(lessons.id, resources.lessonId))
    .where(and(eq(resources.url, objectPath), isNull(lessons.removedAt)))
    .limit(1);
  const asPicture = await tx
    .select({ id: lessonPictures.id })
    .from(lessonPictures)
    .innerJoin(lessons, eq(lessons.id, lessonPictures.lessonId))
    .where(and(eq(lessonPictures.address, objectPath), isNull(lessons.removedAt)))
    .limit(1);
  const asWork = await tx
    .select({ id: assignmentWork.id })
    .from(assignmentWork)
    .where(eq(assignmentWork.filePath, objectPath))
    .limit(1);
  const onWall = await tx
    .select({ id: classPictures.id })
    .from(classPictures)
    .where(eq(classPictures.address, objectPath))
    .limit(1);
  return asFilm.length + asResource.length + asPicture.length + asWork.length + onWall.length > 0;
};

/** Neither a file nor an address any more; the sweep removes the rest. It no longer counts for its owner's quota. */
const DISCARDED = { receivedAt: null, usedAt: null, bytes: 0, expiresAt: new Date(0) };

export const discard = async (tx: Tx, objectPath: string): Promise<void> =>
  void (await tx.update(uploads).set(DISCARDED).where(eq(uploads.objectPath, objectPath)));

/** Discards a user's unused uploads. */
export const discardUnusedBy = async (tx: Tx, userId: number): Promise<void> =>
  void (await tx
    .update(uploads)
    .set(DISCARDED)
    .where(and(eq(uploads.userId, userId), isNull(uploads.usedAt))));

/** What is still being edited is confirmed again, and then counts as just received. */
export const touch = async (tx: Tx, id: number, now: Date): Promise<void> =>
  void (await tx
    .update(uploads)
    .set({ receivedAt: now })
    .where(and(eq(uploads.id, id), isNull(uploads.usedAt), isNotNull(uploads.receivedAt))));

export const discardUnused = async (tx: Tx, receivedBefore: Date): Promise<void> =>
  void (await tx
    .update(uploads)
    .set(DISCARDED)
    .where(and(isNull(uploads.usedAt), lt(uploads.receivedAt, receivedBefore))));

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
