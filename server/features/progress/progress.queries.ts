import { and, asc, count, eq, gt, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { courseMinutes } from '../../../db/minutes.ts';
import { given, prepared, preparedChange } from '../../../db/prepared.ts';
import { courses, lessons, questions, quizzes } from '../../../db/schema/courses.ts';
import { enrollments, lessonOpenings, lessonProgress, quizAnswers, quizAttempts } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import type { Done } from './course-path.ts';

const completedLessons = prepared('completed_lessons', read =>
  read
    .select({ id: lessonProgress.lessonId, studiedUntil: lessonProgress.studiedUntil })
    .from(lessonProgress)
    .where(eq(lessonProgress.enrollmentId, sql.placeholder('enrollmentId'))),
);
const passedQuizzes = prepared('passed_quizzes', read =>
  read
    .selectDistinct({ id: quizAttempts.quizId })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.enrollmentId, sql.placeholder('enrollmentId')), eq(quizAttempts.passed, true))),
);

const countOf = (is: SQL) => sql`sum(case when ${is} then 1 else 0 end)`.mapWith(Number);
const waitingAnswers = countOf(isNull(quizAnswers.correct));
/** As `pointsOf` in grading.ts counts them. */
const reachedPoints =
  sql`sum(coalesce(${quizAnswers.points}, case when ${quizAnswers.correct} then 10 else 0 end))`.mapWith(Number);

/** What can be done in a course: with lessons, and with quizzes. */
type Step = 'opened' | 'completed' | 'passed' | 'waiting';
const step = (name: Step) => sql<Step>`${sql.raw(`'${name}'`)}`;
const NONE = sql`0`.mapWith(Number);
const NO_ANSWERS = { points: NONE, waiting: NONE, total: NONE };
const NEVER = sql<Date | null>`null`;
/**
 * What an enrollment has done, in one statement. At: since when a lesson is open, until when it was studied if it is
 * paid. Attempts that have not passed and contain ungraded answers have the sums of their answers.
 */
const studied = prepared('studied', read => {
  const enrollmentId = sql.placeholder('enrollmentId');
  const isOwn = eq(quizAttempts.enrollmentId, enrollmentId);
  const figures = { points: reachedPoints, waiting: waitingAnswers, total: count() };
  const opened = read
    .select({ step: step('opened'), id: lessonOpenings.lessonId, at: lessonOpenings.openedAt, ...NO_ANSWERS })
    .from(lessonOpenings)
    .where(eq(lessonOpenings.enrollmentId, enrollmentId));
  const completed = read
    .select({ step: step('completed'), id: lessonProgress.lessonId, at: lessonProgress.studiedUntil, ...NO_ANSWERS })
    .from(lessonProgress)
    .where(eq(lessonProgress.enrollmentId, enrollmentId));
  const passed = read
    .select({ step: step('passed'), id: quizAttempts.quizId, at: NEVER, ...NO_ANSWERS })
    .from(quizAttempts)
    .where(and(isOwn, eq(quizAttempts.passed, true)))
    .groupBy(quizAttempts.quizId);
  const waiting = read
    .select({ step: step('waiting'), id: quizAttempts.quizId, at: NEVER, ...figures })
    .from(quizAttempts)
    .innerJoin(quizAnswers, eq(quizAnswers.attemptId, quizAttempts.id))
    .where(and(isOwn, eq(quizAttempts.passed, false)))
    .groupBy(quizAttempts.id, quizAttempts.quizId)
    .having(gt(waitingAnswers, 0));
  return completed.unionAll(opened).unionAll(passed).unionAll(waiting);
});

const idsOf = (rows: { id: number }[]): Set<number> => new Set(rows.map(row => row.id));

/** With the lessons whose reward is paid. */
export type Rewarded = Done & { rewarded: ReadonlySet<number> };

const toRewarded = (completed: { id: number; studiedUntil: Date | null }[], passed: { id: number }[]): Rewarded => ({
  lessons: idsOf(completed),
  quizzes: idsOf(passed),
  rewarded: idsOf(completed.filter(({ studiedUntil }) => studiedUntil !== null)),
});

/** What an enrollment has done in its course, with the attempts that can still pass by a grade. */
export const findStudied = async (read: Read, enrollmentId: number) => {
  const rows = await studied(read, { enrollmentId });
  const of = (name: Step) => rows.filter(row => row.step === name);
  return {
    ...toRewarded(
      of('completed').map(({ id, at }) => ({ id, studiedUntil: at })),
      of('passed'),
    ),
    openings: new Map(of('opened').flatMap(({ id, at }) => (at ? [[id, at] as const] : []))),
    attempts: of('waiting').map(({ id, points, waiting, total }) => ({ quizId: id, points, waiting, total })),
  };
};

/** The lessons of an enrollment that are completed. */
export const findCompleted = async (read: Read, enrollmentId: number): Promise<ReadonlySet<number>> =>
  idsOf(await completedLessons(read, { enrollmentId }));

/** The completed lessons and passed quizzes of an enrollment, inside a transaction. */
export const findDoneInside = async (tx: Tx, enrollmentId: number): Promise<Rewarded> => {
  const lessons = await completedLessons(tx, { enrollmentId });
  return toRewarded(lessons, await passedQuizzes(tx, { enrollmentId }));
};

const ownEnrollment = prepared('own_enrollment', read =>
  read
    .select({ enrollment: enrollments, course: courses, minutes: courseMinutes, professorName: users.fullName })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, courses.professorId))
    .where(
      and(
        eq(enrollments.studentId, sql.placeholder('studentId')),
        eq(enrollments.courseId, sql.placeholder('courseId')),
      ),
    ),
);

/** A student's enrollment with the data for a certificate. */
export const findOwnEnrollment = async (tx: Tx, studentId: number, courseId: number) =>
  (await ownEnrollment(tx, { studentId, courseId }))[0];

const insertProgress = preparedChange('insert_progress', tx =>
  tx
    .insert(lessonProgress)
    .values({
      enrollmentId: sql.placeholder('enrollmentId'),
      lessonId: sql.placeholder('lessonId'),
      completedAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .returning({ id: lessonProgress.id }),
);
const countCompleted = preparedChange('count_completed', tx =>
  tx
    .update(enrollments)
    .set({
      completedLessons: sql`${enrollments.completedLessons} + 1`,
      lastActivityAt: given('now', enrollments.lastActivityAt),
    })
    .where(eq(enrollments.id, sql.placeholder('enrollmentId'))),
);

/**
 * Marks a published lesson completed and updates the enrollment's count. @returns false, without any change, when it
 * was completed before.
 */
export const markLessonCompleted = async (
  tx: Tx,
  enrollmentId: number,
  lessonId: number,
  now: Date,
): Promise<boolean> => {
  const inserted = await insertProgress(tx, { enrollmentId, lessonId, now });
  if (inserted.length === 0) return false;
  await countCompleted(tx, { enrollmentId, now });
  return true;
};

/** How often a student has passed a quiz. */
export const countPasses = async (tx: Tx, enrollmentId: number, quizId: number): Promise<number> => {
  const isPass = and(
    eq(quizAttempts.enrollmentId, enrollmentId),
    eq(quizAttempts.quizId, quizId),
    eq(quizAttempts.passed, true),
  );
  return (await tx.select({ count: count() }).from(quizAttempts).where(isPass))[0]?.count ?? 0;
};

export const markCourseCompleted = async (tx: Tx, enrollmentId: number, now: Date): Promise<void> => {
  await tx.update(enrollments).set({ completedAt: now }).where(eq(enrollments.id, enrollmentId));
};

const courseOfLesson = prepared('course_of_lesson', read =>
  read
    .select({ id: courses.id, status: courses.status, isPublished: lessons.active })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, sql.placeholder('lessonId'))),
);

export const findCourseOfLesson = async (tx: Tx, lessonId: number) => (await courseOfLesson(tx, { lessonId }))[0];

/** A quiz counts only while it has questions that were not removed. */
const isAsked = sql`exists (
  select 1 from ${questions} where ${questions.quizId} = ${quizzes.id} and ${questions.removedAt} is null)`;

const coursePath = prepared('course_path', read =>
  read
    .select({ lessonId: lessons.id, title: lessons.title, quizId: quizzes.id })
    .from(lessons)
    .leftJoin(quizzes, and(eq(quizzes.lessonId, lessons.id), isAsked))
    .where(and(eq(lessons.courseId, sql.placeholder('courseId')), eq(lessons.active, true)))
    .orderBy(asc(lessons.position), asc(lessons.id)),
);

/** The published lessons of a course in order, each with its quiz, if any. */
export const findPath = (tx: Tx, courseId: number) => coursePath(tx, { courseId });

/** Recounts the completed published lessons of each student of the course. */
export const setCompletedLessons = async (tx: Tx, courseId: number): Promise<void> => {
  const completedLessons = sql`(
    select count(*) from ${lessonProgress} join ${lessons} on ${lessons.id} = ${lessonProgress.lessonId}
    where ${lessonProgress.enrollmentId} = ${enrollments.id} and ${lessons.active})`;
  await tx.update(enrollments).set({ completedLessons }).where(eq(enrollments.courseId, courseId));
};

/** The students with so many completed lessons who have not completed the course. */
export const findUnfinished = (tx: Tx, courseId: number, completedLessons: number) =>
  tx
    .select({ id: users.id, fullName: users.fullName })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .where(
      and(
        eq(enrollments.courseId, courseId),
        isNull(enrollments.completedAt),
        gte(enrollments.completedLessons, completedLessons),
      ),
    );
