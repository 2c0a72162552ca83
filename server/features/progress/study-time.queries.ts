import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { lessons } from '../../../db/schema/courses.ts';
import { enrollments, lessonOpenings, lessonProgress } from '../../../db/schema/progress.ts';

const openings = prepared('lesson_openings', read =>
  read
    .select({ lessonId: lessonOpenings.lessonId, openedAt: lessonOpenings.openedAt })
    .from(lessonOpenings)
    .where(eq(lessonOpenings.enrollmentId, sql.placeholder('enrollmentId'))),
);

/** Since when a student has had the content of which lessons. */
export const findOpenings = async (read: Read, enrollmentId: number): Promise<Map<number, Date>> =>
  new Map((await openings(read, { enrollmentId })).map(({ lessonId, openedAt }) => [lessonId, openedAt]));

/** Keeps the first time of each. */
export const insertOpenings = async (
  tx: Tx,
  enrollmentId: number,
  lessonIds: readonly number[],
  openedAt: Date,
): Promise<void> => {
  await tx
    .insert(lessonOpenings)
    .values(lessonIds.map(lessonId => ({ enrollmentId, lessonId, openedAt })))
    .onConflictDoNothing();
};

const isOf = (enrollmentId: number, lessonId: number) =>
  and(eq(lessonOpenings.enrollmentId, enrollmentId), eq(lessonOpenings.lessonId, lessonId));

export const findOpening = async (tx: Tx, enrollmentId: number, lessonId: number): Promise<Date | undefined> =>
  (await tx.select({ openedAt: lessonOpenings.openedAt }).from(lessonOpenings).where(isOf(enrollmentId, lessonId)))[0]
    ?.openedAt;

export const deleteOpening = async (tx: Tx, enrollmentId: number, lessonId: number): Promise<void> => {
  await tx.delete(lessonOpenings).where(isOf(enrollmentId, lessonId));
};

/** Until when a student's time is paid for by the rewards of lessons; undefined before the first. */
export const findStudiedUntil = async (read: Read | Tx, studentId: number): Promise<Date | undefined> => {
  const own = read.select({ id: enrollments.id }).from(enrollments).where(eq(enrollments.studentId, studentId));
  const [found] = await read
    .select({ until: max(lessonProgress.studiedUntil) })
    .from(lessonProgress)
    .where(inArray(lessonProgress.enrollmentId, own));
  return found?.until ?? undefined;
};

export const setStudiedUntil = async (tx: Tx, enrollmentId: number, lessonId: number, until: Date): Promise<void> => {
  await tx
    .update(lessonProgress)
    .set({ studiedUntil: until })
    .where(and(eq(lessonProgress.enrollmentId, enrollmentId), eq(lessonProgress.lessonId, lessonId)));
};

export const findContent = async (tx: Tx, lessonId: number) => {
  const [found] = await tx
    .select({ description: lessons.description, filmSeconds: lessons.filmSeconds })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (!found) throw new Error('The lesson was not found');
  return found;
};
