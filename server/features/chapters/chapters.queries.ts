import { and, asc, count, eq, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import { coursesOfClassesOf, isInClassOf } from '../../../db/class-scope.ts';
import type { Read, Tx } from '../../../db/client.ts';
import { chapterProgress, chapters, chapterTries } from '../../../db/schema/chapters.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { isTaughtBy } from '../../../db/taught-by.ts';
import { users } from '../../../db/schema/users.ts';

export type ChapterRow = typeof chapters.$inferSelect;
export type NewChapter = Omit<typeof chapters.$inferInsert, 'id' | 'lessonId' | 'removedAt' | 'createdAt'>;

/** A lesson's chapters in order, removed ones left out. */
export const findChapters = (read: Read, lessonId: number): Promise<ChapterRow[]> =>
  read
    .select()
    .from(chapters)
    .where(and(eq(chapters.lessonId, lessonId), isNull(chapters.removedAt)))
    .orderBy(asc(chapters.position));

/** Those of these chapters that were removed from a lesson. */
export const findRemovedChapters = async (read: Read, lessonId: number, ids: number[]): Promise<ChapterRow[]> =>
  ids.length === 0
    ? []
    : read
        .select()
        .from(chapters)
        .where(and(inArray(chapters.id, ids), eq(chapters.lessonId, lessonId), isNotNull(chapters.removedAt)));

export const findChapter = async (read: Read, id: number): Promise<ChapterRow | undefined> =>
  (
    await read
      .select()
      .from(chapters)
      .where(and(eq(chapters.id, id), isNull(chapters.removedAt)))
  )[0];

export const insertChapter = (tx: Tx, lessonId: number, chapter: NewChapter) =>
  tx.insert(chapters).values({ ...chapter, lessonId });

/** A removed chapter comes back. */
export const changeChapter = (tx: Tx, id: number, chapter: NewChapter) =>
  tx
    .update(chapters)
    .set({ ...chapter, removedAt: null })
    .where(eq(chapters.id, id));

export const removeChapters = async (tx: Tx, ids: number[], removedAt: Date): Promise<void> => {
  if (ids.length > 0) await tx.update(chapters).set({ removedAt }).where(inArray(chapters.id, ids));
};

/** Chapters that changed begin again for those who are in the middle of them; a solved one stays solved. */
export const forgetPaths = async (tx: Tx, chapterId: number): Promise<void> => {
  await tx.update(chapterProgress).set({ path: '' }).where(eq(chapterProgress.chapterId, chapterId));
};

export type ProgressRow = Pick<typeof chapterProgress.$inferSelect, 'chapterId' | 'path' | 'solvedAt'>;

/** A student's progress in a lesson's chapters. */
export const findProgress = (read: Read, enrollmentId: number, lessonId: number): Promise<ProgressRow[]> =>
  read
    .select({
      chapterId: chapterProgress.chapterId,
      path: chapterProgress.path,
      solvedAt: chapterProgress.solvedAt,
    })
    .from(chapterProgress)
    .innerJoin(chapters, eq(chapters.id, chapterProgress.chapterId))
    .where(and(eq(chapterProgress.enrollmentId, enrollmentId), eq(chapters.lessonId, lessonId)));

export const findOwnProgress = async (
  tx: Tx,
  enrollmentId: number,
  chapterId: number,
): Promise<ProgressRow | undefined> =>
  (
    await tx
      .select({
        chapterId: chapterProgress.chapterId,
        path: chapterProgress.path,
        solvedAt: chapterProgress.solvedAt,
      })
      .from(chapterProgress)
      .where(and(eq(chapterProgress.enrollmentId, enrollmentId), eq(chapterProgress.chapterId, chapterId)))
  )[0];

/** Stores where a student is. A chapter that was solved stays solved. */
export const saveProgress = async (
  tx: Tx,
  progress: { enrollmentId: number; chapterId: number; path: string; solvedAt: Date | null },
  now: Date,
): Promise<void> => {
  await tx
    .insert(chapterProgress)
    .values({ ...progress, updatedAt: now })
    .onConflictDoUpdate({
      target: [chapterProgress.enrollmentId, chapterProgress.chapterId],
      set: {
        path: progress.path,
        updatedAt: now,
        ...(progress.solvedAt && { solvedAt: sql`coalesce(${chapterProgress.solvedAt}, excluded.solved_at)` }),
      },
    });
};

export const insertTry = (tx: Tx, one: Omit<typeof chapterTries.$inferInsert, 'id'>) =>
  tx.insert(chapterTries).values(one);

/** How many hints a student took in a position. */
export const countHints = async (tx: Tx, enrollmentId: number, chapterId: number, path: string): Promise<number> =>
  (
    await tx
      .select({ count: count() })
      .from(chapterTries)
      .where(
        and(
          eq(chapterTries.enrollmentId, enrollmentId),
          eq(chapterTries.chapterId, chapterId),
          eq(chapterTries.path, path),
          isNull(chapterTries.move),
        ),
      )
  )[0]?.count ?? 0;

/** Everything that was tried in a chapter, in order; with a professor, only by the students of their classes. */
export const findTries = (read: Read, chapterId: number, professorId?: number) =>
  read
    .select({
      path: chapterTries.path,
      move: chapterTries.move,
      isRight: chapterTries.isRight,
      userId: users.id,
      fullName: users.fullName,
    })
    .from(chapterTries)
    .innerJoin(enrollments, eq(enrollments.id, chapterTries.enrollmentId))
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .where(
      and(
        eq(chapterTries.chapterId, chapterId),
        professorId === undefined ? undefined : isInClassOf(professorId, enrollments.studentId, enrollments.courseId),
      ),
    )
    .orderBy(asc(chapterTries.id));
export type TryRow = Awaited<ReturnType<typeof findTries>>[number];

/** Whether a professor teaches a class that has the course of a lesson, which others write. */
export const isOthersOfClassOf = async (read: Read, lessonId: number, professorId: number): Promise<boolean> =>
  (
    await read
      .select({ id: lessons.id })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(
        and(
          eq(lessons.id, lessonId),
          isNull(lessons.removedAt),
          ne(courses.status, 'inactive'),
          not(isTaughtBy(professorId)),
          sql`${courses.id} in (${coursesOfClassesOf(professorId)})`,
        ),
      )
  ).length > 0;
