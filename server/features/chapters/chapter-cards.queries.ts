import { and, count, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { chapters, chapterTries } from '../../../db/schema/chapters.ts';
import { lessons } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';

/** Wrong moves and hints. @param since all of them without it */
export const countWrongSince = async (
  tx: Tx,
  { enrollmentId, chapterId, since }: { enrollmentId: number; chapterId: number; since: Date | undefined },
): Promise<number> =>
  (
    await tx
      .select({ count: count() })
      .from(chapterTries)
      .where(
        and(
          eq(chapterTries.enrollmentId, enrollmentId),
          eq(chapterTries.chapterId, chapterId),
          eq(chapterTries.isRight, false),
          since && gt(chapterTries.at, since),
        ),
      )
  )[0]?.count ?? 0;

/** Those among these chapters that stand in published lessons of courses that the student is in. */
export const findOpenTo = async (read: Read, studentId: number, ids: readonly number[], now: Date) =>
  ids.length === 0
    ? []
    : read
        .select({
          chapterId: chapters.id,
          title: chapters.title,
          lessonId: lessons.id,
          lessonTitle: lessons.title,
          courseId: lessons.courseId,
        })
        .from(chapters)
        .innerJoin(lessons, eq(lessons.id, chapters.lessonId))
        .innerJoin(enrollments, and(eq(enrollments.courseId, lessons.courseId), eq(enrollments.studentId, studentId)))
        .where(
          and(
            inArray(chapters.id, [...ids]),
            isNull(chapters.removedAt),
            eq(lessons.active, true),
            or(isNull(enrollments.accessUntil), gt(enrollments.accessUntil, now)),
          ),
        );
