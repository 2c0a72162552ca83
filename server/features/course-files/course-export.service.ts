import type { Db, Read } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { readChapterForms } from '../chapters/chapters.service.ts';
import { getCourseToChange, getCourseToEdit } from '../courses/courses.service.ts';
import { readLessonForms } from '../teaching/lesson-copies.service.ts';
import {
  COURSE_FILE_MAX_BYTES,
  COURSE_FILE_VERSION,
  COURSE_FORMAT,
  type CourseFile,
  type CourseFileLesson,
} from './course-files.schema.ts';

const readLessons = async (read: Read, courseId: number): Promise<CourseFileLesson[]> => {
  const lessons: CourseFileLesson[] = [];
  for (const { id, form } of await readLessonForms(read, courseId)) {
    const { title, description, duration, videoUrl, resources, quiz, active } = form;
    lessons.push({
      title,
      description,
      duration,
      videoUrl: videoUrl ?? null,
      resources: resources.map(({ name, type, url }) => ({ name, type, url: url ?? null })),
      quiz: quiz ?? null,
      active: active ?? true,
      chapters: await readChapterForms(read, id),
    });
  }
  return lessons;
};

/** 'Finais básicos' becomes 'finais-basicos'. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'curso';

type OwnRow = Awaited<ReturnType<typeof getCourseToChange>>;

/** What a course's file holds. */
export const readCourseFile = async (read: Read, course: OwnRow): Promise<CourseFile> => ({
  format: COURSE_FORMAT,
  version: COURSE_FILE_VERSION,
  course: {
    title: course.title,
    description: course.description,
    category: course.category,
    difficulty: course.difficulty,
    price: course.priceCents,
    duration: course.durationMinutes,
    maxStudents: course.maxStudents,
    imageUrl: course.imageUrl,
    objectives: course.objectives,
    prerequisites: course.prerequisites,
    certificateEnabled: course.certificateEnabled,
  },
  lessons: await readLessons(read, course.id),
  files: [],
});

type Export = { filename: string; file: string };

/** @throws AppError 409 for more than one request takes */
export const toText = (content: Omit<CourseFile, 'files'> & Partial<CourseFile>): string => {
  const text = JSON.stringify(content, null, 1);
  if (Buffer.byteLength(text) > COURSE_FILE_MAX_BYTES) throw new AppError('courseFileTooLarge');
  return text;
};

const asFile = (content: CourseFile): Export => {
  // Nothing travels in it, so there is no list.
  const { files: _, ...course } = content;
  const file = toText(course);
  return { filename: `${fileNameOf(content.course.title)}.academia.json`, file };
};

/**
 * A course with all that was made of it, as one file. @throws AppError 404, 403 for another owner's, 409 for one that
 * is too big to be sent back in one request.
 */
export const exportCourse = async (db: Db, viewer: Viewer, courseId: number): Promise<Export> =>
  asFile(await db.write(async tx => readCourseFile(tx, await getCourseToEdit(tx, viewer, courseId))));

/** The same for whoever runs the school's machine. @throws AppError 404, 409 */
export const exportForSchool = async (db: Db, courseId: number): Promise<Export> =>
  asFile(await db.write(async tx => readCourseFile(tx, await getCourseToChange(tx, courseId))));
