import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { isoTime } from '../../common/iso-time.ts';
import { pageOf, rangeOf, totalOf } from '../../common/paging.ts';
import type { Viewer } from '../../common/viewer.ts';
import { isLocked, mayRead } from '../courses/courses.policy.ts';
import { accessEnd } from '../progress/access.policy.ts';
import { getCourseAs, percentOf } from '../courses/courses.service.ts';
import { countDay } from '../progress/course-days.service.ts';
import {
  countEnrollments,
  countStudents,
  findAccess,
  findEnrolled,
  findEnrollment,
  findEnrollments,
  insertEnrollment,
  keepForGood,
  setRating,
  type EnrollmentRow,
} from './enrollments.queries.ts';
import { ALL_ENROLLMENTS, type Enrollment, type EnrollmentsInput } from './enrollments.schema.ts';

/** A page of a student's enrollments, newest first: all of them where no page is named. */
export const listEnrollments = async (
  { read }: Pick<Db, 'read'>,
  { id }: Pick<Viewer, 'id'>,
  { since, ...asked }: EnrollmentsInput = {},
) => {
  const page = pageOf(asked, ALL_ENROLLMENTS);
  const from = new Date(since ?? 0);
  const rows = await findEnrollments(read, id, from, rangeOf(page));
  const total = await totalOf(page, rows, () => countEnrollments(read, id, from));
  return { enrollments: rows.map(toEnrollment), total, ...page };
};

/** @throws AppError 404 for another student's enrollment. */
export const getEnrollment = async (db: Db, viewer: Viewer, enrollmentId: number): Promise<Enrollment> => {
  const row = await findEnrollment(db.read, viewer.id, enrollmentId);
  if (!row) throw new AppError('enrollmentNotFound');
  return toEnrollment(row);
};

type Admission = {
  course: { id: number; title: string; maxStudents: number };
  /** Null is permanent. */ accessUntil: Date | null;
};

/** Enrolls a student in a course. @returns the enrollment's id. @throws AppError 409 when the class is full. */
export const admit = async (tx: Tx, viewer: Viewer, { course, accessUntil }: Admission, now: Date): Promise<number> => {
  if ((await countStudents(tx, course.id)) >= course.maxStudents) throw new AppError('courseFull');
  await countDay(tx, course.id, now, { enrollments: 1 });
  await record(tx, viewer, 'enrolled', { detail: course.title }, now);
  return insertEnrollment(tx, viewer.id, course.id, accessUntil, now);
};

/**
 * Enrolls the students of a class in a course that was given to it; the course's own limit is for those who come by
 * themselves. Call it inside a transaction. @returns how many were not enrolled before.
 */
export const admitAll = async (tx: Tx, courseId: number, studentIds: number[], now: Date): Promise<number> => {
  if (studentIds.length === 0) return 0;
  const there = await findEnrolled(tx, courseId, studentIds);
  await keepForGood(tx, courseId, studentIds);
  const newcomers = studentIds.filter(id => !there.has(id));
  for (const id of newcomers) await insertEnrollment(tx, id, courseId, null, now);
  if (newcomers.length > 0) await countDay(tx, courseId, now, { enrollments: newcomers.length });
  return newcomers.length;
};

/**
 * @throws AppError 404 for an unknown course, 409 when already enrolled, closed or full, 403 for a premium course
 * without access.
 */
export const enrol = async (db: Db, viewer: Viewer, courseId: number): Promise<Enrollment> => {
  const enrollmentId = await db.write(async tx => {
    const course = await getCourseAs(tx, viewer, courseId);
    if (await findAccess(tx, viewer.id, courseId)) throw new AppError('alreadyEnrolled');
    if (!mayRead(viewer, course, false)) throw new AppError('courseNotFound');
    const now = new Date();
    if (isLocked(viewer, course, null, now)) throw new AppError('premiumContent');
    return admit(tx, viewer, { course, accessUntil: null }, now);
  });
  return getEnrollment(db, viewer, enrollmentId);
};

/** Stores the student's rating of the course, 1 to 5 stars, in place of an earlier one. @throws AppError 404 */
export const rateCourse = async (db: Db, viewer: Viewer, enrollmentId: number, rating: number): Promise<Enrollment> => {
  const isOwn = await db.write(tx => setRating(tx, viewer.id, enrollmentId, rating));
  if (!isOwn) throw new AppError('enrollmentNotFound');
  return getEnrollment(db, viewer, enrollmentId);
};

const toEnrollment = ({ enrollment, course, certificateCode, totalLessons }: EnrollmentRow): Enrollment => ({
  id: enrollment.id,
  courseId: enrollment.courseId,
  courseTitle: course.title,
  courseImageUrl: course.imageUrl,
  totalLessons,
  completedLessons: enrollment.completedLessons,
  progress: percentOf(enrollment.completedLessons, totalLessons),
  completed: enrollment.completedAt !== null,
  certificateCode,
  rating: enrollment.rating,
  accessUntil: accessEnd(course, enrollment)?.toISOString() ?? null,
  lastActivity: isoTime(enrollment.lastActivityAt),
  createdAt: isoTime(enrollment.createdAt),
});
