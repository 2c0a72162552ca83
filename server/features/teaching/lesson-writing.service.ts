import type { Db, Read } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { mayEdit, mayRead } from '../courses/courses.policy.ts';
import { getCourseAs, getCourseToEdit, touchCourse } from '../courses/courses.service.ts';
import { findStoredLesson, findStoredLessons, type StoredLesson } from './content.queries.ts';
import { addLesson, changeLesson, dateLesson, placeLessons, removeLesson } from './content.service.ts';
import type { Lesson } from '../lessons/lessons.schema.ts';
import { checkFiles } from './lesson-files.ts';
import type { CreateLessonInput, ScheduleInput, UpdateLessonInput } from './lesson-writing.schema.ts';
import { getLesson, listLessons } from '../lessons/lessons.service.ts';

/**
 * The lesson's row for a viewer who may edit it; who changes it reads it inside a transaction. @throws AppError 404 for
 * a lesson that is not visible to the viewer, 403 for another owner's.
 */
export const getLessonToEdit = async (read: Read, viewer: Viewer, lessonId: number): Promise<StoredLesson> => {
  const lesson = await findStoredLesson(read, lessonId);
  if (!lesson) throw new AppError('lessonNotFound');
  const course = await getCourseAs(read, viewer, lesson.courseId);
  if (mayEdit(viewer, course)) return lesson;
  throw new AppError(lesson.active && mayRead(viewer, course, false) ? 'accessDenied' : 'lessonNotFound');
};

/**
 * Adds a lesson at its position, or at the end. @throws AppError 404, 403 for another owner's course, 409 when the
 * course has too many.
 */
export const createLesson = async (
  db: Db,
  viewer: Viewer,
  { courseId, ...form }: CreateLessonInput,
): Promise<Lesson> => {
  await checkFiles(db, viewer, [form]);
  const lessonId = await db.write(async tx => {
    const now = new Date();
    await getCourseToEdit(tx, viewer, courseId);
    await touchCourse(tx, courseId, now);
    return addLesson(tx, courseId, form, now);
  });
  return getLesson(db, viewer, lessonId);
};

/**
 * Changes a lesson; the students' progress in it is kept. @throws AppError 404, 403 for another owner's, 409 when
 * somebody saved since `version` was read.
 */
export const updateLesson = async (
  db: Db,
  viewer: Viewer,
  { lessonId, ...form }: UpdateLessonInput,
): Promise<Lesson> => {
  await checkFiles(db, viewer, [form]);
  await db.write(async tx => {
    const now = new Date();
    const lesson = await getLessonToEdit(tx, viewer, lessonId);
    await changeLesson(tx, lesson, form, now);
    await touchCourse(tx, lesson.courseId, now);
  });
  return getLesson(db, viewer, lessonId);
};

/** Sets, changes or removes a lesson's date, or cancels it. @throws AppError 404, 403 for another owner's. */
export const scheduleLesson = async (db: Db, viewer: Viewer, { lessonId, ...date }: ScheduleInput): Promise<Lesson> => {
  await db.write(async tx => {
    const now = new Date();
    const lesson = await getLessonToEdit(tx, viewer, lessonId);
    await dateLesson(tx, lesson, date, now);
    await touchCourse(tx, lesson.courseId, now);
  });
  return getLesson(db, viewer, lessonId);
};

/** Removes a lesson from its course. @returns the remaining lessons. @throws AppError 404, 403 for another owner's. */
export const deleteLesson = async (db: Db, viewer: Viewer, lessonId: number): Promise<Lesson[]> => {
  const courseId = await db.write(async tx => {
    const now = new Date();
    const lesson = await getLessonToEdit(tx, viewer, lessonId);
    await removeLesson(tx, lesson, now);
    await record(tx, viewer, 'lesson_deleted', { detail: lesson.title }, now);
    await touchCourse(tx, lesson.courseId, now);
    return lesson.courseId;
  });
  return listLessons(db, viewer, courseId);
};

/**
 * Changes the order of a course's lessons. @throws AppError 400 unless each of them is listed once, 404, 403 for
 * another owner's.
 */
export const reorderLessons = async (
  db: Db,
  viewer: Viewer,
  courseId: number,
  lessonIds: readonly number[],
): Promise<Lesson[]> => {
  await db.write(async tx => {
    const now = new Date();
    await getCourseToEdit(tx, viewer, courseId);
    const stored = new Map((await findStoredLessons(tx, courseId)).map(lesson => [lesson.id, lesson]));
    const ordered = lessonIds.flatMap(id => stored.get(id) ?? []);
    const isWhole = lessonIds.length === stored.size && new Set(ordered).size === stored.size;
    if (!isWhole) throw new AppError('otherLessons');
    await placeLessons(tx, ordered, now);
    await touchCourse(tx, courseId, now);
  });
  return listLessons(db, viewer, courseId);
};
