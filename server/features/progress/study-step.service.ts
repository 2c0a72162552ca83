import type { Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { hasAccess } from './access.policy.ts';
import { findAssignedLessons } from './assigned.queries.ts';
import { findEnrollmentId } from './chapters.queries.ts';
import { isUnlocked, type Done, type Step } from './course-path.ts';
import { findCourseOfLesson, findDoneInside, findOwnEnrollment, findPath, type Rewarded } from './progress.queries.ts';

/** A student in a course, with its lessons in order; a step is at one of these lessons. */
type NamedStep = Step & { title: string };
export type StudyStep = StudiedCourse & { step: NamedStep };
export type StudiedCourse = { own: NonNullable<Awaited<ReturnType<typeof findOwnEnrollment>>>; path: NamedStep[] };

/** @throws AppError 404 for a lesson that is not visible to the student, 403 when they have no access, or no longer. */
export const findStudyStep = async (tx: Tx, viewer: Viewer, lessonId: number, now: Date): Promise<StudyStep> => {
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

/** @throws AppError 409 while the lesson before is not completed, unless this one was given as an assignment. */
export const requireUnlocked = async (tx: Tx, { own, path, step }: StudyStep): Promise<Rewarded> => {
  const done = await findDoneInside(tx, own.enrollment.id);
  if (isUnlocked(path, done, step.lessonId)) return done;
  const assigned = await findAssignedLessons(tx, own.enrollment.studentId, new Date());
  if (!assigned.has(step.lessonId)) throw new AppError('previousLessonFirst');
  return done;
};

/** What a student has done, and which lessons they were given to do where one is not open yet. */
export const withAssigned = async <Known extends Done>(
  read: Read,
  student: Pick<Viewer, 'id'>,
  path: readonly Step[],
  done: Known,
  now: Date,
): Promise<Known> =>
  path.every(({ lessonId }) => isUnlocked(path, done, lessonId))
    ? done
    : { ...done, assigned: await findAssignedLessons(read, student.id, now) };

/** The student's enrollment in a course; none without one. */
export const findEnrollmentOf = (read: Read, viewer: Pick<Viewer, 'id'>, courseId: number) =>
  findEnrollmentId(read, viewer.id, courseId);
