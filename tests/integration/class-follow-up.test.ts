import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { playMove } from '../../server/features/chapters/solving.service.ts';
import { listTries } from '../../server/features/chapters/tries.service.ts';
import { getCourse } from '../../server/features/courses/courses.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { GradeInput, ReviewsInput, StudentsInput } from '../../server/features/follow-up/follow-up.schema.ts';
import { gradeAnswer, listReviews } from '../../server/features/follow-up/reviews.service.ts';
import { listAllStudents, listStudents } from '../../server/features/follow-up/students-list.service.ts';
import { getStatistics, getStudent, listCourseTitles } from '../../server/features/follow-up/students.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { aClassOf, putInClass } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let owner: Viewer;
/** Teaches Ana in a class that has the owner's course. */
let ofClass: Viewer;
/** Teaches a class that has the course, without Ana; and a class with Ana that does not have it. */
let elsewhere: Viewer;
let ana: Viewer;
let bia: Viewer;
let course: MadeCourse;

beforeEach(async () => {
  db = await emptyDatabase();
  [owner, ofClass, elsewhere] = [await aProfessor(db), await aProfessor(db), await aProfessor(db)];
  [ana, bia] = [await aStudent(db, { fullName: 'Ana' }), await aStudent(db, { fullName: 'Bia' })];
  course = await aCourse(db, owner, [{ quiz: [{ type: 'essay' }] }]);
  for (const student of [ana, bia]) await enrol(db, student, course.id);
  await putInClass(db, await aClassOf(db, ofClass, [ana]), course.id);
  await putInClass(db, await aClassOf(db, elsewhere, []), course.id);
  await aClassOf(db, elsewhere, [ana]);
});

const lesson = () => course.lessons[0]!;
const reviews = async (viewer: Viewer, state = 'pending') =>
  (await listReviews(db, viewer, ReviewsInput.parse({ state }))).reviews;
const grade = (viewer: Viewer, answerId: number) =>
  gradeAnswer(db, viewer, GradeInput.parse({ answerId: String(answerId), correct: true }));

test("an essay in another's course is told to, seen and graded by the professor of its author's class", async () => {
  for (const student of [ana, bia]) {
    await completeLesson(db, student, lesson().id);
    await attemptQuiz(db, student, lesson().id, [{ questionId: lesson().questions[0]!.id, answer: student.fullName }]);
  }
  const told = async (viewer: Viewer) => (await listNotifications(db, viewer)).notifications.map(({ href }) => href);
  expect(await Promise.all([owner, ofClass, elsewhere].map(told))).toEqual([
    [`/professor/revisoes?curso=${course.id}`],
    ['/professor/revisoes'],
    [],
  ]);
  const [ofAna, ofBia] = await reviews(owner);
  expect([ofAna?.answer, ofBia?.answer]).toEqual(['Ana', 'Bia']);
  expect(await reviews(ofClass)).toEqual([ofAna]);
  expect((await getStatistics(db, ofClass)).pendingReviews).toBe(1);
  expect(await reviews(elsewhere)).toEqual([]);
  await expect(grade(elsewhere, ofAna!.answerId)).rejects.toThrow('Resposta não encontrada');
  await expect(grade(ofClass, ofBia!.answerId)).rejects.toThrow('Resposta não encontrada');
  expect(await grade(ofClass, ofAna!.answerId)).toMatchObject({ passed: true });
  expect(await reviews(ofClass, 'graded')).toMatchObject([{ studentName: 'Ana', correct: true }]);
});

test("what was tried in another's course is seen by the professor of the class that has it", async () => {
  const form = { title: 'Abertura', mode: 'responder', goal: null, side: 'white', pgn: '1. e4 *' } as const;
  const [chapter] = await saveChapters(db, owner, { lessonId: lesson().id, chapters: [form] });
  const noEngine = { search: () => Promise.reject(new Error('not asked')), close: async () => {} };
  for (const student of [ana, bia])
    await playMove({ db, engine: noEngine }, student, { chapterId: chapter!.id, move: 'e4', path: [] });
  const namesFor = async (viewer: Viewer) =>
    (await listTries(db, viewer, chapter!.id)).flatMap(({ students }) => students.map(one => one.fullName));
  expect(await namesFor(owner)).toEqual(['Ana', 'Bia']);
  expect(await namesFor(ofClass)).toEqual(['Ana']);
  expect(await namesFor(elsewhere)).toEqual([]);
  const stranger = await aProfessor(db);
  await expect(namesFor(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const told = async (viewer: Viewer) => (await getCourse(db, viewer, course.id)).followed;
  expect(await Promise.all([owner, ofClass, stranger, ana].map(told))).toEqual([true, true, false, false]);
});

test('students of classes are listed in the courses of these, and at the end who is in none', async () => {
  const mine = await aCourse(db, ofClass, [{}], { title: 'Zugzwang' });
  const [caio, duda] = [await aStudent(db, { fullName: 'Caio' }), await aStudent(db, { fullName: 'Duda' })];
  await enrol(db, bia, mine.id);
  await aClassOf(db, ofClass, [caio, duda, bia], '6º A');
  await putInClass(db, await aClassOf(db, ofClass, [duda]), mine.id);
  await enrol(db, duda, mine.id);
  const rows = async (viewer: Viewer, asked: object = {}) => {
    const input = StudentsInput.parse({ sort: 'name', direction: 'asc', ...asked });
    const { students, total } = await listStudents(db, viewer, input);
    if (!('page' in asked)) expect(total).toBe(students.length);
    return students.map(({ name, course }) => `${name}: ${course}`);
  };
  const title = (await getCourse(db, owner, course.id)).title;
  const all = [`Ana: ${title}`, 'Bia: Zugzwang', 'Duda: Zugzwang', 'Caio: 6º A'];
  expect(await rows(ofClass)).toEqual(all);
  expect((await listAllStudents(db, ofClass, { search: '' })).map(({ name }) => name).toSorted()).toHaveLength(4);
  const pages = await Promise.all(['1', '2', '3'].map(page => rows(ofClass, { page, pageSize: '2' })));
  expect(pages).toEqual([all.slice(0, 2), all.slice(2), []]);
  expect(await rows(ofClass, { courseId: String(course.id) })).toEqual(all.slice(0, 1));
  expect(await rows(ofClass, { search: 'cai' })).toEqual(all.slice(3));
  expect(await rows(ofClass, { status: 'concluído' })).toEqual([]);
  expect(await rows(ofClass, { status: 'inativo', sort: 'progress' })).toEqual(all);
  expect(await rows(owner)).toEqual([`Ana: ${title}`, `Bia: ${title}`]);
  // Ana is in a class of theirs that does not have the course.
  expect((await rows(elsewhere)).map(row => row.split(':')[0])).toEqual(['Ana']);
  // What is summed up is of own courses alone.
  expect(await getStatistics(db, ofClass)).toMatchObject({ totalStudents: 2, totalCourses: 1 });

  const { students } = await listStudents(db, owner, StudentsInput.parse({ sort: 'name', direction: 'asc' }));
  const [ofAna, ofBia] = students.map(({ enrollmentId }) => enrollmentId ?? 0);
  expect((await getStudent(db, ofClass, ofAna ?? 0)).name).toBe('Ana');
  await expect(getStudent(db, ofClass, ofBia ?? 0)).rejects.toMatchObject({ refusal: 'studentNotFound' });
  const titles = async (viewer: Viewer, ofClasses: boolean) =>
    (await listCourseTitles(db, viewer, ofClasses)).map(one => one.title);
  expect([await titles(ofClass, false), await titles(ofClass, true)]).toEqual([['Zugzwang'], [title, 'Zugzwang']]);
});
