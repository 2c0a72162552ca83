import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { mayEdit } from '../courses/courses.policy.ts';
import { countLessonStudents, findCourseOfLesson, findLessonStudents } from './lesson-students.queries.ts';
import type { LessonStudentsInput } from './lesson-students.schema.ts';

/**
 * Who of a course's students completed a lesson, or who did not yet. Three queries. @throws AppError 404 for a lesson
 * of another professor's course.
 */
export const listLessonStudents = async (
  db: Db,
  viewer: Viewer,
  { lessonId, state, page, pageSize }: LessonStudentsInput,
) => {
  const course = await findCourseOfLesson(db.read, viewer.id, lessonId);
  if (!course || !mayEdit(viewer, course)) throw new AppError('lessonNotFound');
  const lesson = { lessonId, courseId: course.id };
  const [rows, counts] = await Promise.all([
    findLessonStudents(db.read, lesson, state, { page, pageSize }),
    countLessonStudents(db.read, lesson),
  ]);
  const students = rows.map(({ completedAt, ...student }) => ({
    ...student,
    completedAt: completedAt?.toISOString() ?? null,
  }));
  return { students, total: counts[state], page, pageSize, counts };
};
