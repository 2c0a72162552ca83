import { and, asc, count, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { chapters, chapterTries } from '../../../db/schema/chapters.ts';
import { lessons } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { trainingCards } from '../../../db/schema/training.ts';

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

type Due = { studentId: number; day: string; now: Date; limit: number };

/** The other kinds of cards have names, which are no numbers. */
const chapterId = sql`case when ${trainingCards.kind} = 'chapter' then cast(${trainingCards.item} as integer) end`;

/**
 * The chapters that a student should see again on a day, those that have been due longest first, in published lessons
 * of courses that are open to them.
 */
export const findDueChapters = (read: Read, { studentId, day, now, limit }: Due) =>
  read
    .select({
      chapterId: chapters.id,
      title: chapters.title,
      lessonId: lessons.id,
      lessonTitle: lessons.title,
      courseId: lessons.courseId,
    })
    .from(trainingCards)
    .innerJoin(chapters, eq(chapters.id, chapterId))
    .innerJoin(lessons, eq(lessons.id, chapters.lessonId))
    .innerJoin(enrollments, and(eq(enrollments.courseId, lessons.courseId), eq(enrollments.studentId, studentId)))
    .where(
      and(
        eq(trainingCards.userId, studentId),
        eq(trainingCards.kind, 'chapter'),
        lte(trainingCards.dueDay, day),
        isNull(chapters.removedAt),
        eq(lessons.active, true),
        or(isNull(enrollments.accessUntil), gt(enrollments.accessUntil, now)),
      ),
    )
    .orderBy(asc(trainingCards.dueDay), asc(trainingCards.id))
    .limit(limit);
