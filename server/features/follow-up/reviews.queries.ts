import { and, asc, count, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { coursesOfClassesOf, isInClassOf } from '../../../db/class-scope.ts';
import type { Read, Tx } from '../../../db/client.ts';
import { courses, lessons, questions, quizzes } from '../../../db/schema/courses.ts';
import { enrollments, quizAnswers, quizAttempts } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import { coursesTaughtBy, isCoAuthor, isTaughtBy } from '../../../db/taught-by.ts';

export type ReviewFilter = Scope & { state: 'pending' | 'graded' };

/** Who wrote an answer, in queries that need not join it. */
const author = sql`(select e.student_id from quiz_attempts a join enrollments e on e.id = a.enrollment_id
  where a.id = ${quizAnswers.attemptId})`;

/** The courses that a professor writes, and in the courses of their classes the answers of the students of these. */
const isTaught = (professorId: number): SQL | undefined =>
  and(
    // Says where to begin: with few courses.
    sql`${courses.id} in (${coursesTaughtBy(professorId)} union all ${coursesOfClassesOf(professorId)})`,
    or(isTaughtBy(professorId), isInClassOf(professorId, author, courses.id)),
  );

const wanted = ({ state, professorId, courseId }: ReviewFilter): SQL | undefined =>
  and(
    eq(questions.type, 'essay'),
    inScope({ professorId: undefined, courseId }),
    professorId === undefined ? undefined : isTaught(professorId),
    // Empty answers were not graded by anybody.
    state === 'pending' ? isNull(quizAnswers.correct) : isNotNull(quizAnswers.gradedAt),
  );

const selectReviews = (read: Read) =>
  read
    .select({
      answer: quizAnswers,
      attempt: quizAttempts,
      student: { id: users.id, fullName: users.fullName },
      course: { id: courses.id, title: courses.title, professorId: courses.professorId, status: courses.status },
      lessonTitle: lessons.title,
      question: { text: questions.question, modelAnswer: questions.correctAnswer, type: questions.type },
    })
    .from(quizAnswers)
    .innerJoin(questions, eq(questions.id, quizAnswers.questionId))
    .innerJoin(quizAttempts, eq(quizAttempts.id, quizAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
    .innerJoin(users, eq(users.id, enrollments.studentId));
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** One page of essay answers: pending ones by waiting time, the longest first; graded ones latest first. */
export const findReviews = (read: Read, filter: ReviewFilter, limit: number, offset: number): Promise<ReviewRow[]> => {
  const order =
    filter.state === 'pending'
      ? [asc(quizAttempts.createdAt), asc(quizAnswers.id)]
      : [desc(quizAnswers.gradedAt), desc(quizAnswers.id)];
  return selectReviews(read)
    .where(wanted(filter))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
};

export const countReviews = async (read: Read, filter: ReviewFilter): Promise<number> => {
  const [found] = await read
    .select({ count: count() })
    .from(quizAnswers)
    .innerJoin(questions, eq(questions.id, quizAnswers.questionId))
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(wanted(filter));
  return found?.count ?? 0;
};

/** Whether a professor teaches the author of an answer in a class that has the answer's course. */
export const isOfClassOf = async (read: Read, answerId: number, professorId: number): Promise<boolean> =>
  (
    await read
      .select({ id: quizAnswers.id })
      .from(quizAnswers)
      .innerJoin(quizAttempts, eq(quizAttempts.id, quizAnswers.attemptId))
      .innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
      .where(and(eq(quizAnswers.id, answerId), isInClassOf(professorId, enrollments.studentId, enrollments.courseId)))
  ).length > 0;

export const findReview = async (read: Read | Tx, answerId: number): Promise<ReviewRow | undefined> =>
  (await selectReviews(read).where(eq(quizAnswers.id, answerId)))[0];

/** Whether somebody is a co-author of a course. */
export const isCoAuthorOf = async (read: Read, userId: number, courseId: number): Promise<boolean> =>
  (
    await read
      .select({ is: isCoAuthor(userId) })
      .from(courses)
      .where(eq(courses.id, courseId))
  )[0]?.is ?? false;

export type Grade = { correct: boolean; points: number; feedback: string | null; gradedBy: number; gradedAt: Date };

export const setGrade = async (tx: Tx, answerId: number, grade: Grade): Promise<void> => {
  await tx.update(quizAnswers).set(grade).where(eq(quizAnswers.id, answerId));
};

/** The result of each answer of an attempt. */
export const findVerdicts = (tx: Tx, attemptId: number) =>
  tx
    .select({ correct: quizAnswers.correct, points: quizAnswers.points })
    .from(quizAnswers)
    .where(eq(quizAnswers.attemptId, attemptId));

export const setScore = async (tx: Tx, attemptId: number, score: number, passed: boolean): Promise<void> => {
  await tx.update(quizAttempts).set({ score, passed }).where(eq(quizAttempts.id, attemptId));
};
