import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { courses, lessons, questions, quizzes } from '../../../db/schema/courses.ts';
import {
  certificates,
  courseUnlocks,
  enrollments,
  lessonOpenings,
  lessonProgress,
  quizAnswers,
  quizAttempts,
  quizDrafts,
  quizStarts,
} from '../../../db/schema/progress.ts';
import { repertoires } from '../../../db/schema/repertoires.ts';
import { reviewDays } from '../../../db/schema/training.ts';

export const findEnrollments = (read: Read, userId: number) => {
  const { id, courseId, paidCents, accessUntil, rating, createdAt, lastActivityAt, completedAt } =
    getTableColumns(enrollments);
  return read
    .select({
      id,
      courseId,
      course: courses.title,
      paidCents,
      accessUntil,
      rating,
      createdAt,
      lastActivityAt,
      completedAt,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(enrollments.studentId, userId))
    .orderBy(asc(enrollments.id));
};

export const findLessonsDone = (read: Read, userId: number) =>
  read
    .select({
      enrollmentId: lessonProgress.enrollmentId,
      lesson: lessons.title,
      completedAt: lessonProgress.completedAt,
    })
    .from(lessonProgress)
    .innerJoin(enrollments, eq(enrollments.id, lessonProgress.enrollmentId))
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(eq(enrollments.studentId, userId))
    .orderBy(asc(lessonProgress.id));

export const findAttempts = (read: Read, userId: number) => {
  const { id, enrollmentId, score, passed, createdAt } = getTableColumns(quizAttempts);
  return read
    .select({ id, enrollmentId, quiz: quizzes.title, score, passed, createdAt })
    .from(quizAttempts)
    .innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .where(eq(enrollments.studentId, userId))
    .orderBy(asc(quizAttempts.id));
};

export const findAnswers = (read: Read, userId: number) => {
  const { attemptId, answer, correct, points, feedback, gradedAt } = getTableColumns(quizAnswers);
  return read
    .select({ attemptId, question: questions.question, answer, correct, points, feedback, gradedAt })
    .from(quizAnswers)
    .innerJoin(quizAttempts, eq(quizAttempts.id, quizAnswers.attemptId))
    .innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
    .innerJoin(questions, eq(questions.id, quizAnswers.questionId))
    .where(eq(enrollments.studentId, userId))
    .orderBy(asc(quizAnswers.id));
};

/** The lessons whose content the student has and whose reward is not paid. */
export const findOpened = (read: Read, userId: number) =>
  read
    .select({
      enrollmentId: lessonOpenings.enrollmentId,
      lesson: lessons.title,
      openedAt: lessonOpenings.openedAt,
    })
    .from(lessonOpenings)
    .innerJoin(enrollments, eq(enrollments.id, lessonOpenings.enrollmentId))
    .innerJoin(lessons, eq(lessons.id, lessonOpenings.lessonId))
    .where(eq(enrollments.studentId, userId))
    .orderBy(asc(lessonOpenings.id));

/** Quizzes that were begun and not handed in, a row for each answer given so far. */
export const findBegun = (read: Read, userId: number) =>
  read
    .select({
      id: quizStarts.id,
      enrollmentId: quizStarts.enrollmentId,
      quiz: quizzes.title,
      startedAt: quizStarts.startedAt,
      question: questions.question,
      answer: quizDrafts.answer,
    })
    .from(quizStarts)
    .innerJoin(enrollments, eq(enrollments.id, quizStarts.enrollmentId))
    .innerJoin(quizzes, eq(quizzes.id, quizStarts.quizId))
    .leftJoin(quizDrafts, eq(quizDrafts.startId, quizStarts.id))
    .leftJoin(questions, eq(questions.id, quizDrafts.questionId))
    .where(eq(enrollments.studentId, userId))
    .orderBy(asc(quizStarts.id), asc(quizDrafts.id));

export const findUnlocks = (read: Read, userId: number) => {
  const { enrollmentId, price, createdAt, endsAt } = getTableColumns(courseUnlocks);
  return read
    .select({ enrollmentId, price, createdAt, endsAt })
    .from(courseUnlocks)
    .innerJoin(enrollments, eq(enrollments.id, courseUnlocks.enrollmentId))
    .where(eq(enrollments.studentId, userId))
    .orderBy(asc(courseUnlocks.id));
};

export const findCertificates = (read: Read, userId: number) => {
  const { enrollmentId, code, studentName, courseTitle, professorName, issuedAt } = getTableColumns(certificates);
  return read
    .select({ enrollmentId, code, studentName, courseTitle, professorName, issuedAt })
    .from(certificates)
    .innerJoin(enrollments, eq(enrollments.id, certificates.enrollmentId))
    .where(eq(enrollments.studentId, userId));
};

export const findRepertoires = (read: Read, userId: number) => {
  const { title, side, pgn, createdAt, updatedAt } = getTableColumns(repertoires);
  return read
    .select({ title, side, pgn, createdAt, updatedAt })
    .from(repertoires)
    .where(eq(repertoires.userId, userId))
    .orderBy(asc(repertoires.id));
};

export const findReviewDays = async (read: Read, userId: number): Promise<string[]> =>
  (
    await read
      .select({ day: reviewDays.day })
      .from(reviewDays)
      .where(eq(reviewDays.userId, userId))
      .orderBy(asc(reviewDays.day))
  ).map(({ day }) => day);
