import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { hasAccess } from './access.policy.ts';
import type { Step } from './course-path.ts';
import { findCourseOfLesson, findOwnEnrollment, findPath } from './progress.queries.ts';

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
