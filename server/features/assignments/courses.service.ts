import type { Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { mayEdit, mayRead } from '../courses/courses.policy.ts';
import { getCourseToChange } from '../courses/courses.service.ts';
import { admit } from '../enrollments/enrollments.service.ts';
import { isFree } from '../progress/access.policy.ts';
import { findUnenrolled, insertClassCourse } from './courses.queries.ts';

/**
 * Gives a class the courses that an assignment needs: whoever is in it is enrolled, later comers too. @throws AppError
 * 404 for a course that the viewer does not see, 403 for another's premium course, 409 for a full one.
 */
export const giveCourses = async (
  tx: Tx,
  viewer: Viewer,
  classId: number,
  courseIds: readonly number[],
  now: Date,
): Promise<void> => {
  for (const courseId of courseIds) {
    const course = await getCourseToChange(tx, courseId);
    if (!mayRead(viewer, course, false)) throw new AppError('courseNotFound');
    if (!isFree(course) && !mayEdit(viewer, course)) throw new AppError('premiumContent');
    await insertClassCourse(tx, classId, courseId);
    for (const student of await findUnenrolled(tx, classId, courseId))
      await admit(tx, student, { course, accessUntil: null }, now);
  }
};
