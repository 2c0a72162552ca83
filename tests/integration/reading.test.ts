import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { getCourse } from '../../server/features/courses/courses.service.ts';
import { getLesson, listLessons } from '../../server/features/lessons/lessons.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

type Reader = 'student' | 'enrolled' | 'owner' | 'other' | 'admin';
const readers: Reader[] = ['student', 'enrolled', 'owner', 'other', 'admin'];

let db: Db;
const people = {} as Record<Reader, Viewer>;

beforeEach(async () => {
  db = await emptyDatabase();
  Object.assign(people, {
    student: await aStudent(db),
    enrolled: await aStudent(db),
    owner: await aProfessor(db),
    other: await aProfessor(db),
    admin: await anAdmin(db),
  });
});

/** A course with a student in it already, as it may be after a change of status or price. */
const aKnownCourse = async (
  values: Parameters<typeof aCourse>[3] = {},
  sketches: Parameters<typeof aCourse>[2] = [{ quiz: [{}] }, { active: false }, {}],
): Promise<MadeCourse> => {
  const course = await aCourse(db, people.owner, sketches, values);
  await db.write(tx => tx.insert(enrollments).values({ studentId: people.enrolled.id, courseId: course.id }));
  return course;
};

describe('who may read a course, its lessons and each of them', () => {
  const everyone = readers;
  const insiders: Reader[] = ['enrolled', 'owner', 'admin'];
  test.each([
    ['active', everyone],
    ['draft', insiders],
    ['paused', insiders],
    ['archived', insiders],
    ['inactive', insiders],
  ] as const)('%s: %j', async (status, allowed) => {
    const course = await aKnownCourse({ status });
    for (const reader of readers) {
      const viewer = people[reader];
      const [read, list, lesson] = await Promise.allSettled([
        getCourse(db, viewer, course.id),
        listLessons(db, viewer, course.id),
        getLesson(db, viewer, course.lessons[0]!.id),
      ]);
      if (allowed.includes(reader as never)) {
        expect([reader, read.status, list.status, lesson.status]).toEqual([
          reader,
          'fulfilled',
          'fulfilled',
          'fulfilled',
        ]);
      } else {
        expect([reader, read, list, lesson]).toMatchObject([
          reader,
          { reason: { code: 'NOT_FOUND', message: 'Curso não encontrado' } },
          { reason: { code: 'NOT_FOUND', message: 'Curso não encontrado' } },
          { reason: { code: 'NOT_FOUND', message: 'Lição não encontrada' } },
        ]);
      }
    }
  });

  test('what does not exist is refused in the same words', async () => {
    for (const viewer of Object.values(people)) {
      await expect(getCourse(db, viewer, 999_999)).rejects.toThrow('Curso não encontrado');
      await expect(listLessons(db, viewer, 999_999)).rejects.toThrow('Curso não encontrado');
      await expect(getLesson(db, viewer, 999_999)).rejects.toThrow('Lição não encontrada');
    }
  });

  test('only the owner and administrators are told that they may change it', async () => {
    const course = await aKnownCourse();
    const editable = await Promise.all(
      readers.map(async reader => [reader, (await getCourse(db, people[reader], course.id)).editable]),
    );
    expect(Object.fromEntries(editable)).toEqual({
      student: false,
      enrolled: false,
      owner: true,
      other: false,
      admin: true,
    });
  });
});

describe('what of the lessons is shown', () => {
  test('drafts only to the owner and administrators', async () => {
    const course = await aKnownCourse();
    const draft = course.lessons[1]!.id;
    for (const reader of readers) {
      const ids = (await listLessons(db, people[reader], course.id)).map(({ id }) => id);
      const sees = reader === 'owner' || reader === 'admin';
      expect([reader, ids.includes(draft), ids.length]).toEqual([reader, sees, sees ? 3 : 2]);
      if (sees) expect(await getLesson(db, people[reader], draft)).toMatchObject({ id: draft, active: false });
      else await expect(getLesson(db, people[reader], draft)).rejects.toThrow('Lição não encontrada');
    }
  });

  test('an outline to a student who is not enrolled: no text, no video, no resources, no questions', async () => {
    const course = await aKnownCourse();
    const [lesson] = await listLessons(db, people.student, course.id);
    expect(lesson).toMatchObject({
      title: 'Aula 1',
      description: '',
      accessible: false,
      videoUrl: null,
      resources: [],
      quiz: null,
      hasQuiz: true,
      completed: false,
    });
    expect((await getCourse(db, people.student, course.id)).lessons[0]).toMatchObject({
      title: 'Aula 1',
      description: '',
    });
    for (const reader of ['enrolled', 'owner', 'other', 'admin'] as const) {
      expect((await getCourse(db, people[reader], course.id)).lessons[0]).toMatchObject({
        description: 'Texto da aula',
      });
      const content = {
        description: 'Texto da aula',
        accessible: true,
        videoUrl: 'https://exemplo.com/aula.webm',
        resources: [{ name: 'Partida', type: 'pgn' }],
        quiz: { title: 'Quiz', timeLimit: 5, questions: [{ question: 'Questão 1', options: ['certa', 'errada'] }] },
      };
      expect((await listLessons(db, people[reader], course.id))[0]).toMatchObject(content);
    }
  });

  test("a quiz's answers to the owner and administrators alone", async () => {
    const course = await aKnownCourse({}, [{ quiz: [{}, { type: 'essay', correctAnswer: 'modelo' }] }]);
    for (const reader of ['enrolled', 'other'] as const) {
      const lessons = await listLessons(db, people[reader], course.id);
      expect(lessons[0]?.quiz?.questions).toHaveLength(2);
      expect(JSON.stringify(lessons)).not.toMatch(/correctAnswer|explanation|modelo|Porque sim/);
    }
    for (const reader of ['owner', 'admin'] as const) {
      expect((await getLesson(db, people[reader], course.lessons[0]!.id)).quiz?.questions[1]).toMatchObject({
        correctAnswer: 'modelo',
        explanation: 'Porque sim',
      });
    }
  });

  test('which lessons are open: to a student the first and those after a completed one, to the staff all', async () => {
    const course = await aKnownCourse({}, [{ quiz: [{}] }, {}, {}]);
    const open = async (reader: Reader) =>
      (await listLessons(db, people[reader], course.id)).map(({ unlocked }) => unlocked);
    expect(await open('enrolled')).toEqual([true, false, false]);
    await completeLesson(db, people.enrolled, course.lessons[0]!.id);
    expect(await open('enrolled')).toEqual([true, true, false]);
    for (const reader of ['owner', 'other', 'admin'] as const) expect(await open(reader)).toEqual([true, true, true]);
  });

  test('an outline of a lesson that is still locked, until the one before it is completed', async () => {
    const course = await aKnownCourse({}, [{}, { quiz: [{}] }]);
    const locked = course.lessons[1]!.id;
    const outline = { accessible: false, description: '', videoUrl: null, resources: [], quiz: null, hasQuiz: true };
    const textIn = async (reader: Reader) => (await getCourse(db, people[reader], course.id)).lessons[1]?.description;
    expect(await getLesson(db, people.enrolled, locked)).toMatchObject({ ...outline, unlocked: false });
    expect((await listLessons(db, people.enrolled, course.id))[1]).toMatchObject(outline);
    expect(await textIn('enrolled')).toBe('');
    for (const reader of ['owner', 'other', 'admin'] as const) expect(await textIn(reader)).toBe('Texto da aula');
    await completeLesson(db, people.enrolled, course.lessons[0]!.id);
    expect(await getLesson(db, people.enrolled, locked)).toMatchObject({
      accessible: true,
      description: 'Texto da aula',
      videoUrl: 'https://exemplo.com/aula.webm',
    });
    expect(await textIn('enrolled')).toBe('Texto da aula');
  });

  test('what the viewer has completed and passed', async () => {
    const course = await aKnownCourse();
    const [lesson] = course.lessons;
    await completeLesson(db, people.enrolled, lesson!.id);
    expect(await getLesson(db, people.enrolled, lesson!.id)).toMatchObject({ completed: true, quizPassed: false });
    await attemptQuiz(db, people.enrolled, lesson!.id, [{ questionId: lesson!.questions[0]!.id, answer: 'certa' }]);
    expect(await getLesson(db, people.enrolled, lesson!.id)).toMatchObject({ completed: true, quizPassed: true });
    expect(await getLesson(db, people.owner, lesson!.id)).toMatchObject({ completed: false, quizPassed: false });
  });
});
