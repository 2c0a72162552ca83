import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses, lessons, questions } from '../../db/schema/courses.ts';
import { enrollments } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { createCourse, duplicateCourse } from '../../server/features/teaching/course-writing.service.ts';
import { CreateCourseInput } from '../../server/features/teaching/course-form.schema.ts';
import { getCourse, listCatalogue } from '../../server/features/courses/courses.service.ts';
import { enrol, rateCourse } from '../../server/features/enrollments/enrollments.service.ts';
import { listLessons } from '../../server/features/lessons/lessons.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { courseForm, lessonForm, question } from '../support/forms.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
});
const parsed = (input: Record<string, unknown> = {}) => CreateCourseInput.parse({ ...courseForm(), ...input });

describe('creating a course', () => {
  test('keeps every field, with lessons and quizzes in their order', async () => {
    const made = await createCourse(
      db,
      professor,
      parsed({
        difficulty: 'avancado',
        certificateEnabled: false,
        lessons: [lessonForm({ title: 'Um' }), lessonForm({ title: 'Dois', active: false, quiz: null, videoUrl: '' })],
      }),
    );
    expect(made).toMatchObject({
      ...courseForm(),
      difficulty: 'advanced',
      certificateEnabled: false,
      status: 'active',
      active: true,
      enrolledStudents: 0,
      rating: null,
      version: 1,
      totalLessons: 1,
      editable: true,
    });
    expect(made.lessons).toMatchObject([
      { title: 'Um', order: 1, active: true },
      { title: 'Dois', order: 2, active: false },
    ]);
    const [first, second] = await listLessons(db, professor, made.id);
    expect(first).toMatchObject({
      description: 'Texto da aula',
      duration: 30,
      videoUrl: 'https://exemplo.com/aula.webm',
      scheduledAt: null,
      cancelled: false,
      version: 1,
      resources: [{ name: 'Partida', type: 'pgn', url: 'https://exemplo.com/partida.pgn' }],
      quiz: {
        title: 'Quiz do garfo',
        timeLimit: 10,
        questions: [
          {
            type: 'multiple_choice',
            question: 'Quem dá xeque?',
            options: ['a torre', 'o rei'],
            correctAnswer: 'a torre',
            explanation: 'Porque sim',
          },
        ],
      },
    });
    expect(second).toMatchObject({ videoUrl: null, quiz: null, hasQuiz: false });
  });

  test("takes the documents' defaults for what is left out", async () => {
    const { title, description, category } = courseForm();
    expect(await createCourse(db, professor, CreateCourseInput.parse({ title, description, category }))).toMatchObject({
      difficulty: 'beginner',
      price: 0,
      duration: 60,
      maxStudents: 50,
      imageUrl: null,
      objectives: [],
      prerequisites: [],
      certificateEnabled: true,
      status: 'active',
      lessons: [],
    });
  });

  test.each([
    [{ draft: true }, 'draft'],
    [{ isActive: false }, 'draft'],
    [{ draft: true, isActive: true }, 'draft'],
    [{ draft: false, isActive: true }, 'active'],
  ])('%j is kept as %s', async (input, status) => {
    expect(await createCourse(db, professor, parsed(input))).toMatchObject({ status });
  });

  test('is all or nothing', async () => {
    const broken = parsed({
      lessons: [lessonForm(), lessonForm({ quiz: { title: 'Quiz', questions: [question({ id: 999 })] } })],
    });
    await expect(createCourse(db, professor, broken)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'A questão não é deste quiz',
    });
    for (const table of [courses, lessons, questions])
      expect(await db.read.select({ count: count() }).from(table)).toEqual([{ count: 0 }]);
  });

  test('is found by its title without accents', async () => {
    await createCourse(db, professor, parsed());
    expect((await listCatalogue(db, professor, { search: 'taticas de peoes' })).total).toBe(1);
  });
});

describe('duplicating a course', () => {
  test(`makes a draft with its own lessons, resources and questions, without \
students, dates or judgments`, async () => {
    const student = await aStudent(db);
    const original = await createCourse(
      db,
      professor,
      parsed({
        lessons: [
          lessonForm({ scheduledAt: '2030-01-01T10:00:00Z' }),
          lessonForm({ title: 'Rascunho', active: false }),
        ],
      }),
    );
    await db.write(tx => tx.update(courses).set({ priceCents: 0 }).where(eq(courses.id, original.id)));
    const { id } = await enrol(db, student, original.id);
    await rateCourse(db, student, id, 5);
    const copy = await duplicateCourse(db, professor, original.id);
    expect(copy).toMatchObject({
      title: 'Cópia de Táticas de Peões',
      status: 'draft',
      version: 1,
      enrolledStudents: 0,
      rating: null,
      description: original.description,
      objectives: original.objectives,
      imageUrl: original.imageUrl,
    });
    const [before, after] = [await listLessons(db, professor, original.id), await listLessons(db, professor, copy.id)];
    expect(after.map(({ title, active, order }) => [title, active, order])).toEqual(
      before.map(({ title, active, order }) => [title, active, order]),
    );
    expect(after[0]).toMatchObject({
      scheduledAt: null,
      resources: [{ name: 'Partida' }],
      quiz: { questions: [{ question: 'Quem dá xeque?', correctAnswer: 'a torre' }] },
    });
    const idsOf = (list: typeof before) =>
      list.flatMap(({ id: lesson, quiz }) => [lesson, quiz?.id, ...(quiz?.questions.map(asked => asked.id) ?? [])]);
    expect(new Set([...idsOf(before), ...idsOf(after)]).size).toBeGreaterThanOrEqual(before.length + after.length);
    expect(after[0]!.quiz!.questions[0]!.id).not.toBe(before[0]!.quiz!.questions[0]!.id);
    expect(await db.read.select({ count: count() }).from(enrollments).where(eq(enrollments.courseId, copy.id))).toEqual(
      [{ count: 0 }],
    );
  });

  test("by an administrator stays the professor's, and a title at its limit stays within it", async () => {
    const { id } = await aCourse(db, professor, [], { title: 'x'.repeat(150) });
    const copy = await duplicateCourse(db, await anAdmin(db), id);
    expect(copy.title).toHaveLength(150);
    expect(await getCourse(db, professor, copy.id)).toMatchObject({ editable: true });
  });
});
