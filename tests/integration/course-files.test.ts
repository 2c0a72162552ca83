import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses, lessons } from '../../db/schema/courses.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { exportCourse } from '../../server/features/course-files/course-export.service.ts';
import { type CourseFile, ImportCourseInput } from '../../server/features/course-files/course-files.schema.ts';
import { importCourse } from '../../server/features/course-files/course-import.service.ts';
import { createCourse } from '../../server/features/teaching/course-writing.service.ts';
import { CreateCourseInput } from '../../server/features/teaching/course-form.schema.ts';
import { saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { listLessons } from '../../server/features/lessons/lessons.service.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { aCourse, aProfessor } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';
import { courseForm, lessonForm, question } from '../support/forms.ts';
import { aDisk } from '../support/storages.ts';

const FORK =
  '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n' +
  '1. Cc7+ { Os dois! [%right] [%cal Gc7e8,Gc7a8] } ( 1. Ce7?? { Só o rei vê isso. } Rxe7 ) ' +
  '1... Rd7 2. Cxa8 { [%right] } *';
const ON_THE_BOARD = {
  type: 'board',
  question: 'Dê mate.',
  fen: '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1',
  lines: ['Ta7 Rg8 Tb8', 'Tb7 Rg8 Ta8'],
  equal: true,
};
const FOREIGN = `/objects/files/${'0'.repeat(32)}`;

let db: Db;
let professor: Viewer;
let storage: Storage;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  ({ storage } = aDisk());
});

const aWholeCourse = async (): Promise<number> => {
  const quiz = { title: 'Quiz', timeLimit: 7, questions: [question(), ON_THE_BOARD] };
  const course = await createCourse(
    db,
    professor,
    CreateCourseInput.parse({
      ...courseForm(),
      lessons: [lessonForm({ quiz } as never), lessonForm({ title: 'Dois', active: false, quiz: null, videoUrl: '' })],
    }),
  );
  const [first] = await listLessons(db, professor, course.id);
  const game = { title: 'Jogue', mode: 'jogar' as const, goal: 'mate 9', side: 'white' as const };
  await saveChapters(db, professor, {
    lessonId: first!.id,
    chapters: [
      { title: 'Garfo', mode: 'responder', goal: null, side: 'white', pgn: FORK },
      { ...game, pgn: '[FEN "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"]\n\n*' },
    ],
  });
  return course.id;
};
const contentOf = async (courseId: number, by = professor, at = db): Promise<CourseFile> =>
  JSON.parse((await exportCourse(at, by, courseId)).file);
const bring = (file: unknown, own: { dryRun?: boolean } = {}, by = professor, at = db) =>
  importCourse({ db: at, storage }, by, ImportCourseInput.parse({ file, ...own }));
const countCourses = async () => (await db.read.select({ id: courses.id }).from(courses)).length;

test('a course that went out and came into another school is the same course there, as a draft', async () => {
  const courseId = await aWholeCourse();
  const { filename, file } = await exportCourse(db, professor, courseId);
  expect(filename).toBe('taticas-de-peoes.academia.json');
  const there = await emptyDatabase();
  const teacher = await aProfessor(there);
  const { course, found, missing } = await bring(JSON.parse(file), {}, teacher, there);
  expect([found, missing]).toEqual([{ title: 'Táticas de Peões', lessons: 2, chapters: 2, questions: 2 }, []]);
  expect(course).toMatchObject({ status: 'draft', editable: true, enrolledStudents: 0, title: 'Táticas de Peões' });
  expect((await exportCourse(there, teacher, course!.id)).file).toBe(file);
  const minutes = async (at: Db) =>
    (await at.read.select({ minutes: lessons.measuredMinutes }).from(lessons)).toSorted();
  expect(await minutes(there)).toEqual(await minutes(db));
});

test('the file tells the whole tree, the questions on the board, and nothing of the course as it runs', async () => {
  const { course, lessons: told } = await contentOf(await aWholeCourse());
  expect(told[0]?.chapters.map(({ title, mode, goal }) => [title, mode, goal])).toEqual([
    ['Garfo', 'responder', null],
    ['Jogue', 'jogar', 'mate 9'],
  ]);
  expect(told[0]?.chapters[0]?.pgn).toContain('[%cal Gc7e8,Gc7a8]');
  expect(told[0]?.quiz?.questions[1]).toMatchObject({ type: 'board', lines: ['Ra7 Kg8 Rb8#', 'Rb7 Kg8 Ra8#'] });
  expect(Object.keys(course)).not.toContain('professorId');
  expect(JSON.stringify(told)).not.toMatch(/"(id|version|scheduledAt)":/);
});

test('what was sent to another school stays out and is named, whether it is tried or done', async () => {
  const content = await contentOf(await aWholeCourse());
  const [first, second] = content.lessons;
  const strange = {
    ...content,
    course: { ...content.course, imageUrl: `/objects/uploads/${'0'.repeat(32)}` },
    lessons: [
      { ...first!, videoUrl: FOREIGN },
      { ...second!, resources: [{ name: 'Apostila', type: 'pdf', url: FOREIGN }] },
    ],
  };
  const missing = ['A capa do curso', 'O garfo: o vídeo', 'Dois: o material “Apostila”'];
  const before = await countCourses();
  expect(await bring(strange, { dryRun: true })).toMatchObject({ course: null, missing });
  expect(await countCourses()).toBe(before);
  const { course, missing: left } = await bring(strange);
  expect([left, course?.imageUrl]).toEqual([missing, null]);
  const shown = await listLessons(db, professor, course!.id);
  expect(shown.map(({ videoUrl, resources }) => [videoUrl, resources.length])).toEqual([
    [null, 1],
    [null, 0],
  ]);
});

test.each([
  ['a file of something else', (file: CourseFile) => ({ ...file, format: 'outro' }), 'não é de um curso da academia'],
  ['a newer format', (file: CourseFile) => ({ ...file, version: 2 }), 'versão mais nova'],
  [
    'a move that cannot be played',
    (file: CourseFile) => withChapter(file, { pgn: '1. e4 e5 2. Cg6 *' }),
    'o lance 2. Cg6 não é possível',
  ],
  [
    'a chapter with nothing to find',
    (file: CourseFile) => withChapter(file, { pgn: '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n*' }),
    'a encontrar',
  ],
])('%s is refused, and nothing of it comes in', async (_, spoilt, message) => {
  const content = await contentOf(await aWholeCourse());
  const before = await countCourses();
  await expect((async () => bring(spoilt(content)))()).rejects.toThrow(message);
  expect(await countCourses()).toBe(before);
});

test('the same file again changes nothing; of a course that was changed it makes another', async () => {
  const content = await contentOf(await aWholeCourse());
  const strange = { ...content, lessons: [{ ...content.lessons[0]!, videoUrl: FOREIGN }] };
  const colleague = await aProfessor(db);
  expect(await bring(strange, { dryRun: true }, colleague)).toMatchObject({ already: false, course: null });
  const { course } = await bring(strange, {}, colleague);
  const count = await countCourses();
  expect(await bring(strange, { dryRun: true }, colleague)).toMatchObject({ already: true, course: null });
  expect(await bring(strange, {}, colleague)).toMatchObject({ already: true, course: { id: course!.id } });
  expect(await countCourses()).toBe(count);
  const changed = { ...strange, lessons: [{ ...strange.lessons[0]!, duration: 61 }] };
  expect(await bring(changed, {}, colleague)).toMatchObject({ already: false });
  expect(await countCourses()).toBe(count + 1);
});

test('a file is compared with twenty courses of its title, however many there are', async () => {
  const { course } = await bring(await contentOf(await aWholeCourse()), {}, await aProfessor(db));
  const owner = { ...professor, id: (await db.read.select().from(courses).orderBy(courses.id)).at(-1)!.professorId };
  const content = await contentOf(course!.id, owner);
  const { title } = content.course;
  for (let i = 0; i < 19; i += 1) await aCourse(db, owner, [], { title });
  expect(await bring(content, { dryRun: true }, owner)).toMatchObject({ already: true });
  await aCourse(db, owner, [], { title });
  expect(await bring(content, { dryRun: true }, owner)).toMatchObject({ already: false });
});

test('a file that another program wrote, with several games in a chapter, makes one draft alone', async () => {
  const pgn = '1. e4 e5\n2. Cf3 *\n\n[ChapterName "Siciliana"]\n\n1. e4 c5 *';
  const written = withChapter(await contentOf(await aWholeCourse()), {
    title: 'Aberta',
    mode: 'ler',
    goal: 'mate',
    pgn,
  });
  const { course } = await bring(written);
  const { lessons: told } = await contentOf(course!.id);
  expect(told[0]?.chapters.map(({ title }) => title)).toEqual(['Aberta', 'Siciliana']);
  expect(await bring(written)).toMatchObject({ already: true, course: { id: course!.id } });
  const other = withChapter(await contentOf(course!.id), { pgn: '1. d4 *' });
  expect((await Promise.all([bring(other), bring(other)])).map(({ already }) => already).toSorted()).toEqual([
    false,
    true,
  ]);
});

test('only who may change a course gets its file', async () => {
  const courseId = await aWholeCourse();
  await expect(exportCourse(db, await aProfessor(db), courseId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a course that would not come in again does not go out', async () => {
  const long = 'palavra '.repeat(2_400);
  const many = Array.from({ length: 55 }, (_, i) => lessonForm({ title: `Lição ${i + 1}`, description: long }));
  const { id } = await createCourse(db, professor, CreateCourseInput.parse({ ...courseForm(), lessons: many }));
  await expect(exportCourse(db, professor, id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

const withChapter = (file: CourseFile, own: object): unknown => {
  const [first, ...others] = file.lessons;
  return { ...file, lessons: [{ ...first!, chapters: [{ ...first!.chapters[0]!, ...own }] }, ...others] };
};
