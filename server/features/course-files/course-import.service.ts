import type { Db, Read } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { keepPictures, picturesIn } from '../../rules/lesson-pictures.ts';
import type { Storage } from '../../storage/storage.ts';
import { addChapters, readyChapters } from '../chapters/chapters.service.ts';
import { getCourse, getCourseToChange, listOwnTitled } from '../courses/courses.service.ts';
import { mayAttachFile } from '../lessons/files.service.ts';
import { writeCourse } from '../teaching/course-writing.service.ts';
import { filesOf } from '../teaching/lesson-files.ts';
import { isOwnUpload } from '../uploads/attach.service.ts';
import { findStoredUpload } from '../uploads/digest.service.ts';
import { readCourseFile } from './course-export.service.ts';
import {
  CourseFile,
  type CourseFileLesson,
  type ImportCourseInput,
  type ImportedCourse,
} from './course-files.schema.ts';
import { addressesIn, addressOfBytes, withAddresses } from './file-addresses.ts';
import { placesOf } from './packed-files.service.ts';

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
  ...lessons.flatMap(({ title, description, videoUrl, resources }) => [
    ...(isPresent(videoUrl) ? [] : [`${title}: o vídeo`]),
    ...resources.filter(({ url }) => !isPresent(url)).map(({ name }) => `${title}: o material “${name}”`),
    ...picturesIn(description)
      .filter(address => !isPresent(address))
      .map(() => `${title}: uma imagem do texto`),
  ]),
];

const inThisSchool = (lesson: CourseFileLesson, isPresent: Present) => ({
  ...lesson,
  description: keepPictures(lesson.description, isPresent),
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

/** In one order of fields, however somebody wrote them; PGN, which takes long to read, is not read again. */
const textOf = (file: CourseFile): string => {
  const { lessons, ...course } = CourseFile.parse({
    ...file,
    files: [],
    lessons: file.lessons.map(lesson => ({ ...lesson, chapters: [] })),
  });
  const boards = file.lessons.map(({ chapters }) =>
    chapters.map(({ title, mode, goal, side, pgn }) => [title, mode, goal, side, pgn]),
  );
  return JSON.stringify({ ...course, lessons, boards });
};

/** Uploads by what they hold, as far as that is known: the same film may have been sent twice. */
const byBytes = async (read: Read, file: CourseFile): Promise<CourseFile> => {
  const others = new Map<string, string>();
  for (const address of addressesIn(file)) {
    const upload = await findStoredUpload(read, address);
    if (upload?.digest) others.set(address, addressOfBytes(upload.digest, upload.kind));
  }
  return withAddresses(file, others);
};

/** The course of these whose file says the same. */
const findSame = async (read: Read, courseIds: readonly number[], wanted: string): Promise<number | undefined> => {
  for (const courseId of courseIds)
    if (textOf(await byBytes(read, await readCourseFile(read, await getCourseToChange(read, courseId)))) === wanted)
      return courseId;
  return undefined;
};

/**
 * Makes a draft of a course's file, or with `dryRun` says what it would bring: all of it or nothing. The same file
 * again changes nothing. What travelled in a zip is shown where it is: found by its bytes, or just sent.
 * @throws AppError 400 for a chapter with nothing to do and for a file that is not the one in the zip, 404 or 409 for
 * an upload that went in the meantime
 */
export const importCourse = async (
  { db, storage }: { db: Db; storage: Storage },
  viewer: Viewer,
  { file: given, sent, dryRun }: ImportCourseInput,
): Promise<ImportedCourse> => {
  const { places, wanted: toSend } = await placesOf({ db, storage }, viewer, given.files, sent);
  const file = withAddresses(given, places);
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
    // What is still to be sent will not be missing.
    missing: missingIn(file, address => isPresent(address) || (dryRun && toSend.includes(address ?? ''))),
    wanted: toSend,
  };
  const course = { ...file.course, imageUrl: isPresent(imageUrl) ? imageUrl : null };
  // What will be stored of the chapters, which is not how another program may have written them.
  const stored = (i: number) => (boards[i] ?? []).map(chapter => ({ ...chapter, goal: chapter.goal ?? null }));
  const lessons = file.lessons.map((lesson, i) => ({ ...inThisSchool(lesson, isPresent), chapters: stored(i) }));
  const known = await listOwnTitled(db.read, viewer, title);
  const wanted = textOf(await byBytes(db.read, { ...file, course, lessons }));
  const same = await findSame(db.read, known, wanted);
  if (dryRun) return { ...answer, already: same !== undefined, course: null };
  if (same !== undefined) return { ...answer, already: true, course: await getCourse(db, viewer, same) };
  const { courseId, already } = await db.write(async tx => {
    // Of a file that is sent twice at once, the second finds what the first has just made.
    const since = (await listOwnTitled(tx, viewer, title)).filter(id => !known.includes(id));
    const justMade = await findSame(tx, since, wanted);
    if (justMade !== undefined) return { courseId: justMade, already: true };
    const made = await writeCourse(tx, viewer, { ...course, draft: true, lessons });
    for (const [i, lessonId] of made.lessonIds.entries()) await addChapters(tx, lessonId, boards[i] ?? []);
    return { courseId: made.id, already: false };
  });
  return { ...answer, already, course: await getCourse(db, viewer, courseId) };
};
