import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { issueCertificate } from '../certificates/certificates.service.ts';
import { NOTHING, reward, sumOf, type Reward } from '../ledger/ledger.service.ts';
import { settleAchievements } from '../missions/achievements.service.ts';
import type { CompletionResult, StudyResult } from './progress.schema.ts';
import { countDay } from './course-days.service.ts';
import { standingOf } from './grading.ts';
import { isComplete, progressOn } from './course-path.ts';
import { rewardLesson, type Openings } from './study-time.service.ts';
import { findStudyStep, requireUnlocked, type StudiedCourse } from './study-step.service.ts';
import { hasOpenChapter } from './chapters.queries.ts';
import {
  countPasses,
  findCompleted,
  findDoneInside,
  findOwnEnrollment,
  findPath,
  findStudied,
  findUnfinished,
  markCourseCompleted,
  markLessonCompleted,
  setCompletedLessons,
  type Rewarded,
} from './progress.queries.ts';

export type Studied = Rewarded & {
  /** Since when which lessons are open. */ openings: Openings;
  /** Quizzes that can still pass by a grade. */ waiting: ReadonlySet<number>;
};

const NOTHING_STUDIED: Studied = {
  lessons: new Set(),
  quizzes: new Set(),
  rewarded: new Set(),
  openings: new Map(),
  waiting: new Set(),
};

/** The viewer's progress in a course; empty without an enrollment. */
export const getStudied = async (db: Db, enrollmentId: number | undefined): Promise<Studied> => {
  if (enrollmentId === undefined) return NOTHING_STUDIED;
  const { attempts, ...done } = await findStudied(db.read, enrollmentId);
  const waiting = attempts.filter(attempt => standingOf(attempt).waiting && !done.quizzes.has(attempt.quizId));
  return { ...done, waiting: new Set(waiting.map(({ quizId }) => quizId)) };
};

/** The lessons that the viewer has completed in a course; none without an enrollment. */
export const getCompleted = async (db: Db, enrollmentId: number | undefined): Promise<ReadonlySet<number>> =>
  enrollmentId === undefined ? NOTHING_STUDIED.lessons : findCompleted(db.read, enrollmentId);

/**
 * Marks a lesson completed, and pays for it if enough time was spent on it; without that it is completed all the same,
 * and pays when it was opened again for as long. A second time changes nothing else.
 * @throws AppError 409 while the previous lesson is not completed, or a chapter of this one is to be solved.
 */
export const completeLesson = (db: Db, viewer: Viewer, lessonId: number, now = new Date()): Promise<CompletionResult> =>
  db.write(async tx => {
    const studied = await findStudyStep(tx, viewer, lessonId, now);
    const { enrollment, course } = studied.own;
    const { quizId, title } = studied.step;
    const done = await requireUnlocked(tx, studied);
    if (await hasOpenChapter(tx, enrollment.id, lessonId)) throw new AppError('chaptersFirst');
    const isNew = await markLessonCompleted(tx, enrollment.id, lessonId, now);
    if (isNew) {
      await countDay(tx, course.id, now, { lessonsCompleted: 1 });
      await record(tx, viewer, 'lesson_completed', { detail: title }, now);
    }
    const passedQuizId = quizId !== null && done.quizzes.has(quizId) ? quizId : null;
    const completed = { studentId: viewer.id, enrollmentId: enrollment.id, lessonId, passedQuizId, isNew };
    const { paid, missing } = done.rewarded.has(lessonId)
      ? { paid: NOTHING, missing: null }
      : await rewardLesson(tx, completed, now);
    return { ...(await settleStep(tx, viewer, studied, paid, now)), secondsToReward: missing };
  });

type Student = Pick<Viewer, 'id' | 'fullName' | 'address'>;

/** After a step the course can be complete, and achievements can be earned. */
export const settleStep = async (
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

/** A completed course is certified, and paid once when all of its lessons are. */
const settleCourseCompletion = async (
  tx: Tx,
  student: Student,
  { own, path }: StudiedCourse,
  paid: Reward,
  now: Date,
): Promise<StudyResult> => {
  const { enrollment, course, minutes, professorName } = own;
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
  const isEarned = path.every(({ lessonId }) => done.rewarded.has(lessonId));
  const forCourse = isEarned ? await reward(tx, student.id, 'course_completed', course.id, now) : NOTHING;
  const certificateCode = course.certificateEnabled
    ? await issueCertificate(tx, { enrollment, course, minutes, professorName, studentName: student.fullName }, now)
    : null;
  return { progress, rewards: sumOf([paid, forCourse]), courseCompleted: true, certificateCode };
};

/** Call it when a lesson of the course was published, unpublished or removed. */
export const recountCompletedLessons = (tx: Tx, courseId: number): Promise<void> => setCompletedLessons(tx, courseId);

/** Settles a quiz that has just passed by somebody else's grade. It pays if its lesson has. */
export const settlePassedQuiz = async (
  tx: Tx,
  student: Student,
  { courseId, quizId }: { courseId: number; quizId: number },
  now: Date,
): Promise<void> => {
  const own = await findOwnEnrollment(tx, student.id, courseId);
  if (!own) return;
  const path = await findPath(tx, courseId);
  const step = path.find(candidate => candidate.quizId === quizId);
  const isFirst = (await countPasses(tx, own.enrollment.id, quizId)) === 1;
  if (step && isFirst) await record(tx, { id: student.id }, 'quiz_passed', { detail: step.title }, now);
  const { rewarded } = await findDoneInside(tx, own.enrollment.id);
  const isPaid = step !== undefined && isFirst && rewarded.has(step.lessonId);
  const paid = isPaid ? await reward(tx, student.id, 'quiz_passed', quizId, now) : NOTHING;
  await settleStep(tx, student, { own, path }, paid, now);
};

/** After a removal some students may have done everything: their course is completed now. */
export const settleCourse = async (tx: Tx, courseId: number, now: Date): Promise<void> => {
  const path = await findPath(tx, courseId);
  if (path.length === 0) return;
  for (const student of await findUnfinished(tx, courseId, path.length)) {
    const own = await findOwnEnrollment(tx, student.id, courseId);
    if (own) await settleStep(tx, student, { own, path }, NOTHING, now);
  }
};
