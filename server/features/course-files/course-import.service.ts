import type { Db, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { addChapters, readyChapters } from '../chapters/chapters.service.ts';
import { getCourse, getCourseToChange, listOwnTitled } from '../courses/courses.service.ts';
import { mayAttachFile } from '../lessons/files.service.ts';
import { writeCourse } from '../teaching/course-writing.service.ts';
import { filesOf } from '../teaching/lesson-files.ts';
import { isOwnUpload } from '../uploads/attach.service.ts';
import { readCourseFile } from './course-export.service.ts';
import {
  CourseFile,
  type CourseFileLesson,
  type ImportCourseInput,
  type ImportedCourse,
} from './course-files.schema.ts';

/** What this school has of the addresses in a file; what was sent to another school is not here. */
type Present = (address: string | null | undefined) => boolean;

const presentIn = async (db: Db, viewer: Viewer, { course, lessons }: CourseFile): Promise<Present> => {
  const there = new Set<string>();
  for (const address of new Set(lessons.flatMap(filesOf)))
    if (await mayAttachFile(db, viewer, address)) there.add(address);
  const cover = course.imageUrl;
  if (cover && (!cover.startsWith('/objects/') || (await isOwnUpload(db.read, viewer, cover)))) there.add(cover);
  return address => !address || there.has(address);
};

const missingIn = ({ course, lessons }: CourseFile, isPresent: Present): string[] => [
  ...(isPresent(course.imageUrl) ? [] : ['A capa do curso']),
  ...lessons.flatMap(({ title, videoUrl, resources }) => [
    ...(isPresent(videoUrl) ? [] : [`${title}: o vídeo`]),
    ...resources.filter(({ url }) => !isPresent(url)).map(({ name }) => `${title}: o material “${name}”`),
  ]),
];

const inThisSchool = (lesson: CourseFileLesson, isPresent: Present) => ({
  ...lesson,
  videoUrl: isPresent(lesson.videoUrl) ? lesson.videoUrl : null,
  resources: lesson.resources.filter(({ url }) => isPresent(url)),
  quiz: lesson.quiz && {
    ...lesson.quiz,
    // A number of another school's question would be taken for one of this lesson's.
    questions: lesson.quiz.questions.map(({ id: _, ...question }) => question),
  },
});

const sum = <Item>(items: readonly Item[], countOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + countOf(item), 0);

/** In one order of fields, however somebody wrote them. */
const textOf = (file: CourseFile): string => JSON.stringify(CourseFile.parse(file));

/** The viewer's course whose file this is: it is here already. */
const findSame = async (tx: Tx, viewer: Viewer, file: CourseFile): Promise<number | undefined> => {
  const wanted = textOf(file);
  for (const courseId of await listOwnTitled(tx, viewer, file.course.title))
    if (textOf(await readCourseFile(tx, await getCourseToChange(tx, courseId))) === wanted) return courseId;
  return undefined;
};

/**
 * Makes a draft of a course's file, or with `dryRun` says what it would bring: all of it or nothing. The same file
 * again changes nothing. @throws AppError 400 for a chapter with nothing to do, 404 or 409 for an upload that went in
 * the meantime
 */
export const importCourse = async (
  db: Db,
  viewer: Viewer,
  { file, dryRun }: ImportCourseInput,
): Promise<ImportedCourse> => {
  const isPresent = await presentIn(db, viewer, file);
  const boards = file.lessons.map(({ chapters }) => readyChapters(chapters));
  const { title, imageUrl } = file.course;
  const answer = {
    found: {
      title,
      lessons: file.lessons.length,
      chapters: sum(boards, ({ length }) => length),
      questions: sum(file.lessons, ({ quiz }) => quiz?.questions.length ?? 0),
    },
    missing: missingIn(file, isPresent),
  };
  const course = { ...file.course, imageUrl: isPresent(imageUrl) ? imageUrl : null };
  const lessons = file.lessons.map(lesson => inThisSchool(lesson, isPresent));
  const { courseId, already } = await db.write(async tx => {
    const same = await findSame(tx, viewer, { ...file, course, lessons });
    if (same !== undefined || dryRun) return { courseId: same, already: same !== undefined };
    const made = await writeCourse(tx, viewer, { ...course, draft: true, lessons });
    for (const [i, lessonId] of made.lessonIds.entries()) await addChapters(tx, lessonId, boards[i] ?? []);
    return { courseId: made.id, already: false };
  });
  const isShown = courseId !== undefined && !dryRun;
  return { ...answer, already, course: isShown ? await getCourse(db, viewer, courseId) : null };
};
