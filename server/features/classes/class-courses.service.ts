import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { isLocked, mayEdit, mayRead } from '../courses/courses.policy.ts';
import { getCourseAs } from '../courses/courses.service.ts';
import { admitAll } from '../enrollments/enrollments.service.ts';
import { findCourses, insertCourse } from './class-courses.queries.ts';
import { getClassToChange, getClassToRead } from './scope.ts';
import { findStudents } from './students.queries.ts';

/** @throws AppError 404 */
export const listClassCourses = async ({ read }: Db, viewer: Viewer, classId: number) => {
  await getClassToRead(read, viewer, classId);
  return { courses: await findCourses(read, classId) };
};

/** Enrolls newcomers in all courses of their class. Call it inside a transaction. */
export const enrolInCoursesOf = async (tx: Tx, classId: number, userIds: number[], now: Date): Promise<void> => {
  for (const { courseId } of await findCourses(tx, classId)) await admitAll(tx, courseId, userIds, now);
};

/**
 * Gives a class a course, inside a transaction: all of its students are enrolled, and whoever comes later. Professors
 * give what anybody may read, and the premium courses that they write. @returns how many were not enrolled before.
 * @throws AppError 404, 403 for others' premium courses
 */
export const putCourse = async (
  tx: Tx,
  viewer: Viewer,
  { classId, courseId }: { classId: number; courseId: number },
  now: Date,
): Promise<number> => {
  const course = await getCourseAs(tx, viewer, courseId);
  if (!mayRead(viewer, course, false)) throw new AppError('courseNotFound');
  // Staff read premium courses of others, which does not make them theirs to give away.
  const asAnybody = { ...viewer, role: 'student' as const };
  if (!mayEdit(viewer, course) && isLocked(asAnybody, course, null, now)) throw new AppError('premiumContent');
  await insertCourse(tx, classId, courseId);
  const students = await findStudents(tx, classId);
  return admitAll(
    tx,
    courseId,
    students.map(({ userId }) => userId),
    now,
  );
};

/** @throws AppError 404, 403 as `putCourse`, 409 for an archived class */
export const giveCourse = async (db: Db, viewer: Viewer, classId: number, courseId: number) => {
  const enrolled = await db.write(async tx => {
    const { name } = await getClassToChange(tx, viewer, classId);
    const now = new Date();
    await record(tx, viewer, 'class_changed', { detail: name }, now);
    return putCourse(tx, viewer, { classId, courseId }, now);
  });
  return { enrolled, ...(await listClassCourses(db, viewer, classId)) };
};
