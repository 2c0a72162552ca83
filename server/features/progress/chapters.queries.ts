import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { chapterProgress, chapters } from '../../../db/schema/chapters.ts';
import { enrollments } from '../../../db/schema/progress.ts';

const ownEnrollmentId = prepared('own_enrollment_id', read =>
  read
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.studentId, sql.placeholder('studentId')),
        eq(enrollments.courseId, sql.placeholder('courseId')),
      ),
    ),
);

export const findEnrollmentId = async (read: Read, studentId: number, courseId: number): Promise<number | undefined> =>
  (await ownEnrollmentId(read, { studentId, courseId }))[0]?.id;

const openChapter = prepared('open_chapter', read =>
  read
    .select({ id: chapters.id })
    .from(chapters)
    .leftJoin(
      chapterProgress,
      and(
        eq(chapterProgress.chapterId, chapters.id),
        eq(chapterProgress.enrollmentId, sql.placeholder('enrollmentId')),
        isNotNull(chapterProgress.solvedAt),
      ),
    )
    .where(
      and(
        eq(chapters.lessonId, sql.placeholder('lessonId')),
        ne(chapters.mode, 'ler'),
        isNull(chapters.removedAt),
        isNull(chapterProgress.id),
      ),
    )
    .limit(1),
);

/** Whether a lesson has a chapter to solve that this student has not solved. */
export const hasOpenChapter = async (tx: Tx, enrollmentId: number, lessonId: number): Promise<boolean> =>
  (await openChapter(tx, { enrollmentId, lessonId })).length > 0;
