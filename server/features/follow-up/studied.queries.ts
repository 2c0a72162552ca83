/** What one student did in a course. */
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { lessonMinutes } from '../../../db/minutes.ts';
import { lessons, questions, quizzes } from '../../../db/schema/courses.ts';
import { lessonProgress, quizAnswers, quizAttempts } from '../../../db/schema/progress.ts';

/** Whether the lesson's quiz still has questions. */
const hasQuiz = sql`exists (
    select 1 from ${questions} where ${questions.quizId} = ${quizzes.id} and ${questions.removedAt} is null)`.mapWith(
  Boolean,
);

/** The course's published lessons, each with the time at which the student completed it. */
export const findLessonsOf = (read: Read, enrollmentId: number, courseId: number) =>
  read
    .select({
      id: lessons.id,
      title: lessons.title,
      order: lessons.position,
      duration: lessonMinutes,
      completedAt: lessonProgress.completedAt,
      quizId: quizzes.id,
      hasQuiz,
    })
    .from(lessons)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.enrollmentId, enrollmentId)),
    )
    .leftJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(and(eq(lessons.courseId, courseId), eq(lessons.active, true)))
    .orderBy(asc(lessons.position), asc(lessons.id));

/** The student's attempts in a course, newest first, each with its number of ungraded essays. */
export const findAttemptsOf = (read: Read, enrollmentId: number) =>
  read
    .select({
      id: quizAttempts.id,
      quizId: quizAttempts.quizId,
      score: quizAttempts.score,
      passed: quizAttempts.passed,
      createdAt: quizAttempts.createdAt,
      pending: count(quizAnswers.id),
    })
    .from(quizAttempts)
    .leftJoin(quizAnswers, and(eq(quizAnswers.attemptId, quizAttempts.id), isNull(quizAnswers.correct)))
    .where(eq(quizAttempts.enrollmentId, enrollmentId))
    .groupBy(quizAttempts.id, quizAttempts.quizId, quizAttempts.score, quizAttempts.passed, quizAttempts.createdAt)
    .orderBy(desc(quizAttempts.createdAt), desc(quizAttempts.id));
