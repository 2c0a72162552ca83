import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { issueCertificate } from '../certificates/certificates.service.ts';
import { hasAccess } from './access.policy.ts';
import { reward, sumOf, type Reward } from '../ledger/ledger.service.ts';
import { settleAchievements } from '../missions/achievements.service.ts';
import { notifyOnce } from '../notifications/notifications.service.ts';
import type { QuizAttemptOutput, StudyResult } from './progress.schema.ts';
import { countDay } from './course-days.service.ts';
import { grade, standingOf, type Answer } from './grading.ts';
import { isComplete, isUnlocked, progressOn, type Done, type Step } from './course-path.ts';
import {
  findCourseOfLesson,
  findDone,
  findDoneInside,
  findOwnEnrollment,
  findPath,
  findQuestions,
  findUnfinished,
  findWaitingAttempts,
  insertAttempt,
  markCourseCompleted,
  markLessonCompleted,
  setCompletedLessons,
} from './progress.queries.ts';

export type Studied = Done & { /** Quizzes that can still pass by a grade. */ waiting: ReadonlySet<number> };

const NOTHING_STUDIED: Studied = { lessons: new Set(), quizzes: new Set(), waiting: new Set() };

/** The viewer's progress in a course; empty without an enrollment. */
export const getStudied = async (db: Db, enrollmentId: number | undefined): Promise<Studied> => {
  if (enrollmentId === undefined) return NOTHING_STUDIED;
  const [done, attempts] = await Promise.all([
    findDone(db.read, enrollmentId),
    findWaitingAttempts(db.read, enrollmentId),
  ]);
  const waiting = attempts.filter(attempt => standingOf(attempt).waiting && !done.quizzes.has(attempt.quizId));
  return { ...done, waiting: new Set(waiting.map(({ quizId }) => quizId)) };
};

/** A student in a course, with its lessons in order; a step is at one of these lessons. */
type NamedStep = Step & { title: string };
type StudyStep = StudiedCourse & { step: NamedStep };
type StudiedCourse = { own: NonNullable<Awaited<ReturnType<typeof findOwnEnrollment>>>; path: NamedStep[] };

/** @throws AppError 404 for a lesson that is not visible to the student, 403 when they have no access, or no longer. */
const findStudyStep = async (tx: Tx, viewer: Viewer, lessonId: number, now: Date): Promise<StudyStep> => {
  const course = await findCourseOfLesson(tx, lessonId);
  if (!course) throw new AppError('lessonNotFound');
  const own = await findOwnEnrollment(tx, viewer.id, course.id);
  if (!own) throw new AppError(course.status === 'active' && course.isPublished ? 'notEnrolled' : 'lessonNotFound');
  if (!hasAccess(own.course, own.enrollment, now)) throw new AppError('accessEnded');
  const path = await findPath(tx, course.id);
  const step = path.find(candidate => candidate.lessonId === lessonId);
  if (!step) throw new AppError('lessonNotFound');
  return { own, path, step };
};

/**
 * Marks a lesson completed and pays for it; a second time changes nothing.
 * @throws AppError 409 while the previous lesson is not completed.
 */
export const completeLesson = (db: Db, viewer: Viewer, lessonId: number): Promise<StudyResult> =>
  db.write(async tx => {
    const now = new Date();
    const studied = await findStudyStep(tx, viewer, lessonId, now);
    const done = await findDoneInside(tx, studied.own.enrollment.id);
    if (!isUnlocked(studied.path, done, lessonId)) throw new AppError('previousLessonFirst');
    const isNew = await markLessonCompleted(tx, studied.own.enrollment.id, lessonId, now);
    if (isNew) {
      await countDay(tx, studied.own.course.id, now, { lessonsCompleted: 1 });
      await record(tx, viewer, 'lesson_completed', { detail: studied.step.title }, now);
    }
    const paid = await reward(tx, viewer.id, 'lesson_completed', lessonId, now);
    return settleStep(tx, viewer, studied, paid, now);
  });

/**
 * Grades and stores an attempt at a lesson's quiz, and pays for the first one that passes. @throws AppError 400, 404,
 * 409
 */
export const attemptQuiz = (db: Db, viewer: Viewer, lessonId: number, answers: Answer[]): Promise<QuizAttemptOutput> =>
  db.write(async tx => {
    const now = new Date();
    const studied = await findStudyStep(tx, viewer, lessonId, now);
    const { quizId } = studied.step;
    if (quizId === null) throw new AppError('quizNotFound');
    const done = await findDoneInside(tx, studied.own.enrollment.id);
    if (!done.lessons.has(lessonId)) throw new AppError('lessonFirst');

    const known = await findQuestions(tx, quizId);
    const questions = known.filter(({ removedAt }) => removedAt === null);
    const ids = new Set(known.map(question => question.id));
    // An answer to a question that was removed meanwhile is ignored; the student made no mistake.
    if (answers.some(({ questionId }) => !ids.has(questionId))) throw new AppError('foreignQuestion');
    if (new Set(answers.map(({ questionId }) => questionId)).size < answers.length)
      throw new AppError('repeatedQuestion');

    const { graded, ...standing } = grade(questions, answers);
    const { score, passed } = standing;
    await insertAttempt(tx, { enrollmentId: studied.own.enrollment.id, quizId, score, passed, createdAt: now }, graded);
    await countDay(tx, studied.own.course.id, now, { quizAttempts: 1, ...(passed && { quizzesPassed: 1 }) });
    const paid = passed ? await reward(tx, viewer.id, 'quiz_passed', quizId, now) : sumOf([]);
    if (paid.experience > 0) await record(tx, viewer, 'quiz_passed', { detail: studied.step.title }, now);
    const result = await settleStep(tx, viewer, studied, paid, now);
    if (graded.some(({ correct }) => correct === null)) await tellProfessor(tx, studied.own.course, now);
    const correctOf = new Map(graded.map(({ questionId, correct }) => [questionId, correct]));
    const shown = questions.map(({ id, correctAnswer, explanation }) => {
      const correct = correctOf.get(id) ?? null;
      // The model answer stays hidden while the student can try again.
      const isKept = correct === null && !passed;
      return {
        questionId: id,
        correct,
        correctAnswer: isKept ? null : correctAnswer,
        explanation: isKept ? null : explanation,
      };
    });
    return { ...result, ...standing, questions: shown };
  });

/**
 * At most one unread notification about ungraded answers. None for a deleted course, since nobody grades its answers.
 */
const tellProfessor = async (
  tx: Tx,
  { id, title, professorId, status }: StudiedCourse['own']['course'],
  now: Date,
): Promise<void> => {
  if (status === 'inactive') return;
  await notifyOnce(
    tx,
    professorId,
    {
      title: 'Há respostas para corrigir',
      text: `${title}: respostas escritas aguardam a sua nota.`,
      href: `/professor/revisoes?curso=${id}`,
    },
    now,
  );
};

type Student = Pick<Viewer, 'id' | 'fullName' | 'address'>;

/** After a step the course can be complete, and achievements can be earned. */
const settleStep = async (
  tx: Tx,
  student: Student,
  studied: StudiedCourse,
  paid: Reward,
  now: Date,
): Promise<StudyResult> => {
  const result = await settleCourseCompletion(tx, student, studied, paid, now);
  await settleAchievements(tx, student.id, now);
  return result;
};

/** A completed course is paid once and certified. */
const settleCourseCompletion = async (
  tx: Tx,
  student: Student,
  { own, path }: StudiedCourse,
  paid: Reward,
  now: Date,
): Promise<StudyResult> => {
  const { enrollment, course, professorName } = own;
  const done = await findDoneInside(tx, enrollment.id);
  const progress = progressOn(path, done);
  const wasCompleted = enrollment.completedAt !== null;
  if (!wasCompleted && !isComplete(path, done))
    return { progress, rewards: paid, courseCompleted: false, certificateCode: null };

  if (!wasCompleted) {
    await markCourseCompleted(tx, enrollment.id, now);
    await countDay(tx, course.id, now, { coursesCompleted: 1 });
    await record(tx, student, 'course_completed', { detail: course.title }, now);
  }
  const forCourse = await reward(tx, student.id, 'course_completed', course.id, now);
  const certificateCode = course.certificateEnabled
    ? await issueCertificate(tx, { enrollment, course, professorName, studentName: student.fullName }, now)
    : null;
  return { progress, rewards: sumOf([paid, forCourse]), courseCompleted: true, certificateCode };
};

/** Call it when a lesson of the course was published, unpublished or removed. */
export const recountCompletedLessons = (tx: Tx, courseId: number): Promise<void> => setCompletedLessons(tx, courseId);

/** Settles a step that somebody else made for the student, such as a grade. */
export const settleStudent = async (
  tx: Tx,
  student: Student,
  courseId: number,
  paid: Reward,
  now: Date,
): Promise<void> => {
  const own = await findOwnEnrollment(tx, student.id, courseId);
  if (own) await settleStep(tx, student, { own, path: await findPath(tx, courseId) }, paid, now);
};

/** After a removal some students may have done everything: their course is completed now. */
export const settleCourse = async (tx: Tx, courseId: number, now: Date): Promise<void> => {
  const path = await findPath(tx, courseId);
  if (path.length === 0) return;
  for (const student of await findUnfinished(tx, courseId, path.length))
    await settleStudent(tx, student, courseId, sumOf([]), now);
};
