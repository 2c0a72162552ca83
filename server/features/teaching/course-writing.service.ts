import type { Db, Tx } from '../../../db/client.ts';
import { foldForSearch } from '../../../db/search.ts';
import { AppError } from '../../errors.ts';
import { record, type AuditEvent } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { hasLessons, insertLessons, saveLessons } from './content.service.ts';
import { claimImage, releaseImage } from '../uploads/attach.service.ts';
import {
  COURSE_DURATION,
  COURSE_TITLE_MAX_LENGTH,
  MAX_STUDENTS,
  type CourseForm,
  type CreateCourseInput,
  type UpdateCourseInput,
} from './course-form.schema.ts';
import { checkFiles } from './lesson-files.ts';
import { copyLessons } from './lesson-copies.service.ts';
import { statusAfter } from './teaching.policy.ts';
import { changeCourse, insertCourse } from './course-writing.queries.ts';
import type { Course } from '../courses/courses.schema.ts';
import { mayOwn } from '../courses/courses.policy.ts';
import { getCourse, getCourseToEdit, getCourseToOwn } from '../courses/courses.service.ts';

/**
 * Writes a course of the viewer's with its lessons and quizzes, inside a transaction. @throws AppError 404 or 409 for
 * an image that the viewer did not upload.
 */
export const writeCourse = async (
  tx: Tx,
  viewer: Viewer,
  { lessons = [], draft = false, isActive = true, ...form }: CreateCourseInput,
): Promise<{ id: number; lessonIds: number[] }> => {
  const now = new Date();
  if (form.imageUrl) await claimImage(tx, viewer, form.imageUrl);
  const id = await insertCourse(tx, {
    professorId: viewer.id,
    title: form.title,
    titleSearch: foldForSearch(form.title),
    description: form.description,
    category: form.category,
    difficulty: form.difficulty ?? 'beginner',
    status: isActive && !draft ? 'active' : 'draft',
    priceCents: form.price ?? 0,
    durationMinutes: form.duration ?? COURSE_DURATION.default,
    maxStudents: form.maxStudents ?? MAX_STUDENTS.default,
    imageUrl: form.imageUrl || null,
    objectives: form.objectives ?? [],
    prerequisites: form.prerequisites ?? [],
    certificateEnabled: form.certificateEnabled ?? true,
    createdAt: now,
    updatedAt: now,
  });
  const lessonIds = await insertLessons(tx, id, lessons, now);
  await record(tx, viewer, 'course_created', { detail: form.title }, now);
  return { id, lessonIds };
};

/**
 * Creates a course of the viewer's with its lessons and quizzes: all of it or nothing. @throws AppError 404 or 409 for
 * an image that the viewer did not upload.
 */
export const createCourse = async (db: Db, viewer: Viewer, input: CreateCourseInput): Promise<Course> => {
  await checkFiles(db, viewer, input.lessons ?? []);
  const { id } = await db.write(tx => writeCourse(tx, viewer, input));
  return getCourse(db, viewer, id);
};

/**
 * Changes the given fields of a course. @throws AppError 404, 403 for another owner's and for a co-author's other
 * price, 409 when somebody saved since `version` was read.
 */
export const updateCourse = async (
  db: Db,
  viewer: Viewer,
  { id, version, lessons, seenLessons, isActive, ...form }: UpdateCourseInput,
): Promise<Course> => {
  await checkFiles(db, viewer, lessons ?? []);
  await db.write(async tx => {
    const now = new Date();
    const course = await getCourseToEdit(tx, viewer, id);
    const isPriced = form.price !== undefined && form.price !== course.priceCents;
    if (isPriced && !mayOwn(viewer, course)) throw new AppError('ownersCourse');
    if (version !== undefined && version < course.version) throw new AppError('staleVersion');
    if (seenLessons && !(await hasLessons(tx, id, seenLessons))) throw new AppError('staleVersion');
    const imageUrl = form.imageUrl === undefined ? course.imageUrl : form.imageUrl || null;
    if (imageUrl !== null && imageUrl !== course.imageUrl) await claimImage(tx, viewer, imageUrl);
    const status = isActive === undefined ? course.status : statusAfter(course.status, isActive);
    await changeCourse(tx, id, { ...columnsOf(form), imageUrl, status }, now);
    const event = status !== course.status && EVENT_OF[status];
    if (event) await record(tx, viewer, event, { detail: form.title ?? course.title }, now);
    if (imageUrl !== course.imageUrl) await releaseImage(tx, course.imageUrl);
    if (lessons) await saveLessons(tx, id, lessons, now);
  });
  return getCourse(db, viewer, id);
};

/** The log's event for a new status. */
const EVENT_OF: Partial<Record<string, AuditEvent>> = { active: 'course_published', paused: 'course_paused' };

type Fields = Partial<Omit<CourseForm, 'isActive' | 'imageUrl'>>;

/** A field has the name of its column but for these. What is left out is undefined: the database leaves it as it is. */
const columnsOf = ({ price, duration, ...fields }: Fields) => ({
  ...fields,
  titleSearch: fields.title === undefined ? undefined : foldForSearch(fields.title),
  priceCents: price,
  durationMinutes: duration,
});

/**
 * Removes a course from the catalogue and the professor's list; enrolled students keep it. @throws AppError 404, 403
 * for another owner's and for co-authors.
 */
export const deleteCourse = async (db: Db, viewer: Viewer, courseId: number): Promise<Course> => {
  await db.write(async tx => {
    const { title, status } = await getCourseToOwn(tx, viewer, courseId);
    const now = new Date();
    await changeCourse(tx, courseId, { status: 'inactive' }, now);
    if (status !== 'inactive') await record(tx, viewer, 'course_deleted', { detail: title }, now);
  });
  return getCourse(db, viewer, courseId);
};

/**
 * Creates a draft with the same content, without students, dates or ratings. It belongs to the original's professor;
 * a co-author's copy is their own. @throws AppError 404, 403 for another owner's.
 */
export const duplicateCourse = async (db: Db, viewer: Viewer, courseId: number): Promise<Course> => {
  const copyId = await db.write(tx => copyCourse(tx, viewer, courseId, new Date()));
  return getCourse(db, viewer, copyId);
};

const copyCourse = async (tx: Tx, viewer: Viewer, courseId: number, now: Date): Promise<number> => {
  const { id: _, version: _version, isCoAuthor: _own, ...course } = await getCourseToEdit(tx, viewer, courseId);
  const title = `Cópia de ${course.title}`.slice(0, COURSE_TITLE_MAX_LENGTH).toWellFormed();
  const copyId = await insertCourse(tx, {
    ...course,
    professorId: mayOwn(viewer, course) ? course.professorId : viewer.id,
    title,
    titleSearch: foldForSearch(title),
    status: 'draft',
    createdAt: now,
    updatedAt: now,
  });
  await copyLessons(tx, courseId, copyId, now);
  await record(tx, viewer, 'course_created', { detail: title }, now);
  return copyId;
};
