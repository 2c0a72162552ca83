import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses, lessons, questions } from '../../db/schema/courses.ts';
import { enrollments } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import {
  createCourse,
  deleteCourse,
  duplicateCourse,
  updateCourse,
} from '../../server/features/teaching/course-writing.service.ts';
import { CreateCourseInput } from '../../server/features/teaching/course-form.schema.ts';
import { PROFESSOR_PAGE_SIZE } from '../../server/features/teaching/taught-courses.schema.ts';
import { getCourse, listCatalogue } from '../../server/features/courses/courses.service.ts';
import { listProfessorCourses } from '../../server/features/teaching/taught-courses.service.ts';
import { enrol, rateCourse } from '../../server/features/enrollments/enrollments.service.ts';
import { createLesson, deleteLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { listLessons } from '../../server/features/lessons/lessons.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { courseForm, lessonForm, question } from '../support/forms.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../support/school.ts';

let db: Db;
let professor: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
});

const OUTDATED = {
  code: 'CONFLICT',
  message: 'Este conteúdo foi alterado em outra janela. Recarregue antes de salvar.',
};
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

describe('changing a course', () => {
  test('leaves what is not sent as it is, and counts the change', async () => {
    const made = await createCourse(db, professor, parsed());
    const changed = await updateCourse(db, professor, { id: made.id, title: 'Finais de Peão', imageUrl: '' });
    expect(changed).toMatchObject({
      ...courseForm({ title: 'Finais de Peão' }),
      imageUrl: null,
      version: 2,
      status: 'active',
    });
    expect(Date.parse(changed.lastUpdated)).toBeGreaterThanOrEqual(Date.parse(made.lastUpdated));
    expect((await listCatalogue(db, professor, { search: 'finais' })).total).toBe(1);
  });

  test.each([
    ['draft', true, 'active'],
    ['draft', false, 'draft'],
    ['active', false, 'paused'],
    ['active', true, 'active'],
    ['paused', true, 'active'],
    ['paused', false, 'paused'],
    ['archived', false, 'archived'],
    ['inactive', false, 'inactive'],
    ['inactive', true, 'active'],
  ] as const)('%s with isActive %s is %s', async (status, isActive, after) => {
    const { id } = await aCourse(db, professor, [], { status });
    expect(await updateCourse(db, professor, { id, isActive })).toMatchObject({
      status: after,
      isActive: after === 'active',
    });
    expect(await updateCourse(db, professor, { id })).toMatchObject({ status: after });
  });

  test('from an older version is refused; from the last one, or without saying, it is not', async () => {
    const { id, version } = await createCourse(db, professor, parsed());
    await updateCourse(db, professor, { id, version, title: 'Meu' });
    await expect(updateCourse(db, professor, { id, version, title: 'Velho' })).rejects.toMatchObject(OUTDATED);
    expect(await updateCourse(db, professor, { id, version: version + 1, title: 'Novo' })).toMatchObject({
      title: 'Novo',
      version: 3,
    });
    expect(await updateCourse(db, professor, { id, title: 'Último' })).toMatchObject({ title: 'Último', version: 4 });
  });

  test('of two at once from the same version one wins', async () => {
    const { id, version } = await createCourse(db, professor, parsed());
    const saves = await Promise.allSettled(
      ['a', 'b', 'c'].map(title => updateCourse(db, professor, { id, version, title })),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('with lessons makes them the course: known ones changed, new ones added, others removed, in their order', async () => {
    const made = await createCourse(
      db,
      professor,
      parsed({ draft: true, lessons: ['A', 'B', 'C'].map(title => lessonForm({ title })) }),
    );
    const [a, b, c] = made.lessons;
    const changed = await updateCourse(db, professor, {
      id: made.id,
      lessons: [
        { ...lessonForm({ title: 'C2' }), id: c!.id },
        lessonForm({ title: 'Nova' }),
        { ...lessonForm({ title: 'A' }), id: a!.id },
      ],
    });
    expect(changed.lessons.map(({ title, order }) => [title, order])).toEqual([
      ['C2', 1],
      ['Nova', 2],
      ['A', 3],
    ]);
    expect(changed.lessons.map(({ id }) => id)).not.toContain(b!.id);
    await expect(
      updateCourse(db, professor, { id: made.id, lessons: [{ ...lessonForm(), id: b!.id }] }),
    ).rejects.toThrow('A lição não é deste curso');
    const twice = [
      { ...lessonForm(), id: c!.id },
      { ...lessonForm(), id: c!.id },
    ];
    await expect(updateCourse(db, professor, { id: made.id, lessons: twice })).rejects.toThrow(
      'A lição não é deste curso',
    );
    await expect(
      updateCourse(db, professor, { id: made.id, lessons: [{ ...lessonForm(), id: c!.id, version: 1 }] }),
    ).rejects.toMatchObject(OUTDATED);
    expect((await getCourse(db, professor, made.id)).lessons).toEqual(changed.lessons);
  });

  test('with lessons is refused when somebody added or removed one since they were read', async () => {
    const made = await createCourse(db, professor, parsed({ draft: true, lessons: [lessonForm({ title: 'A' })] }));
    const seenLessons = made.lessons.map(({ id }) => id);
    const mine = {
      id: made.id,
      version: made.version,
      lessons: made.lessons.map(({ id }) => ({ ...lessonForm({ title: 'A2' }), id })),
    };
    const added = await createLesson(db, professor, { ...lessonForm({ title: 'De outra janela' }), courseId: made.id });
    await expect(updateCourse(db, professor, { ...mine, seenLessons })).rejects.toMatchObject(OUTDATED);
    expect((await getCourse(db, professor, made.id)).lessons.map(({ title }) => title)).toEqual([
      'A',
      'De outra janela',
    ]);
    await deleteLesson(db, professor, added.id);
    await expect(
      updateCourse(db, professor, { ...mine, seenLessons: [...seenLessons, added.id] }),
    ).rejects.toMatchObject(OUTDATED);
    expect((await updateCourse(db, professor, { ...mine, seenLessons })).lessons.map(({ title }) => title)).toEqual([
      'A2',
    ]);
  });

  test('to an image that is not an upload of their own is refused', async () => {
    const { id } = await createCourse(db, professor, parsed());
    const imageUrl = `/objects/uploads/${'0'.repeat(32)}`;
    await expect(updateCourse(db, professor, { id, imageUrl })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await getCourse(db, professor, id)).toMatchObject({ imageUrl: courseForm().imageUrl, version: 1 });
  });
});

describe('deleting a course', () => {
  test('takes it off the catalogue and the list, and closes it; who is enrolled keeps it', async () => {
    const student = await aStudent(db);
    const { id } = await aCourse(db, professor, [{}]);
    await enrol(db, student, id);
    expect(await deleteCourse(db, professor, id)).toMatchObject({ status: 'inactive', isActive: false });
    expect(await deleteCourse(db, professor, id)).toMatchObject({ status: 'inactive' });
    expect((await listCatalogue(db, student, {})).total).toBe(0);
    expect((await listProfessorCourses(db, professor)).courses).toEqual([]);
    expect((await listProfessorCourses(db, professor, { status: 'inactive' })).courses).toHaveLength(1);
    await expect(enrol(db, await aStudent(db), id)).rejects.toThrow('Curso não encontrado');
    expect(await getCourse(db, student, id)).toMatchObject({ id });
    expect(await listLessons(db, student, id)).toMatchObject([{ accessible: true }]);
  });
});

describe('duplicating a course', () => {
  test('makes a draft with its own lessons, resources and questions, without students, dates or judgments', async () => {
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

describe("the list of a professor's courses", () => {
  const titles = async (input: Parameters<typeof listProfessorCourses>[2]) =>
    (await listProfessorCourses(db, professor, input)).courses.map(({ title }) => title);

  test('is filtered by title, status and category', async () => {
    await aCourse(db, professor, [], { title: 'Táticas', category: 'tactics' });
    await aCourse(db, professor, [], { title: 'Finais', category: 'endgames', status: 'draft' });
    await aCourse(db, professor, [], { title: 'Táticas II', category: 'tactics', status: 'paused' });
    await aCourse(db, professor, [], { title: 'Apagado', status: 'inactive' });
    expect(await titles({ search: 'TATICAS', sort: 'title' })).toEqual(['Táticas', 'Táticas II']);
    expect(await titles({ status: 'draft' })).toEqual(['Finais']);
    expect(await titles({ status: 'inactive' })).toEqual(['Apagado']);
    expect(await titles({ category: 'tactics', status: 'paused' })).toEqual(['Táticas II']);
    const { total, stats } = await listProfessorCourses(db, professor, { category: 'endgames' });
    expect([total, stats.totalCourses, stats.activeCourses, stats.draftCourses, stats.pausedCourses]).toEqual([
      1, 3, 1, 1, 1,
    ]);
  });

  test('is sorted as asked, the last changed first by default', async () => {
    const student = await aStudent(db);
    const classmate = await aStudent(db);
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const b = await aCourse(db, professor, [], { title: 'b', updatedAt: at(3) });
    const a = await aCourse(db, professor, [], { title: 'Á', updatedAt: at(1) });
    const c = await aCourse(db, professor, [], { title: 'c', updatedAt: at(2) });
    await db.write(tx =>
      tx.insert(enrollments).values([
        { studentId: student.id, courseId: a.id, rating: 5, paidCents: 100 },
        { studentId: student.id, courseId: b.id, rating: 4, paidCents: 100 },
        { studentId: classmate.id, courseId: b.id, rating: 5 },
        { studentId: student.id, courseId: c.id, paidCents: 900 },
      ]),
    );
    expect(await titles({})).toEqual(['b', 'c', 'Á']);
    expect(await titles({ sort: 'title' })).toEqual(['Á', 'b', 'c']);
    expect(await titles({ sort: 'students' })).toEqual(['b', 'Á', 'c']);
    expect(await titles({ sort: 'rating' })).toEqual(['Á', 'b', 'c']);
    expect(await titles({ sort: 'revenue' })).toEqual(['c', 'b', 'Á']);
  });

  test('says the same of all courses, whatever page or filter it shows; the lessons of a draft are not published', async () => {
    const student = await aStudent(db);
    for (const [i, stars] of [5, 4, 4].entries()) {
      const { id } = await aCourse(db, professor, [{}, { active: false }], { status: i === 2 ? 'draft' : 'active' });
      await db.write(tx =>
        tx.insert(enrollments).values({ studentId: student.id, courseId: id, rating: stars, paidCents: 250 }),
      );
    }
    await aCourse(db, professor, [{}], { status: 'inactive' });
    await aCourse(db, await aProfessor(db), [{}]);
    const { stats } = await listProfessorCourses(db, professor);
    expect(stats).toEqual({
      totalCourses: 3,
      activeCourses: 2,
      draftCourses: 1,
      pausedCourses: 0,
      totalLessons: 3,
      publishedLessons: 2,
      enrollments: 3,
      revenue: 750,
      rating: 4.3,
      totalRatings: 3,
    });
    for (const input of [{ search: 'nenhum' }, { status: 'draft' as const }, { page: 2 }])
      expect((await listProfessorCourses(db, professor, input)).stats).toEqual(stats);
    const admin = await anAdmin(db);
    expect((await listProfessorCourses(db, admin)).stats).toMatchObject({
      totalCourses: 4,
      totalLessons: 4,
      publishedLessons: 3,
    });
    expect((await listProfessorCourses(db, admin, { page: 2 })).stats).toMatchObject({
      totalCourses: 4,
      totalLessons: 4,
      publishedLessons: 3,
    });
  });

  test('of a professor without courses is empty, with honest zeros', async () => {
    const empty = {
      totalCourses: 0,
      activeCourses: 0,
      draftCourses: 0,
      pausedCourses: 0,
      totalLessons: 0,
      publishedLessons: 0,
      enrollments: 0,
      revenue: 0,
      rating: null,
      totalRatings: 0,
    };
    expect(await listProfessorCourses(db, professor)).toEqual({
      courses: [],
      total: 0,
      page: 1,
      pageSize: PROFESSOR_PAGE_SIZE,
      stats: empty,
    });
    expect(await listProfessorCourses(db, professor, { page: 3 })).toMatchObject({
      courses: [],
      total: 0,
      stats: empty,
    });
  });

  test('comes in pages that neither repeat nor skip a course', async () => {
    const values = {
      professorId: professor.id,
      titleSearch: 'x',
      title: 'x',
      description: 'x',
      category: 'tactics' as const,
      difficulty: 'beginner' as const,
      objectives: [],
      prerequisites: [],
    };
    await db.write(tx => tx.insert(courses).values(Array.from({ length: PROFESSOR_PAGE_SIZE + 1 }, () => values)));
    const pages = [await listProfessorCourses(db, professor), await listProfessorCourses(db, professor, { page: 2 })];
    expect(pages.map(({ courses: page, total, stats }) => [page.length, total, stats.totalCourses])).toEqual([
      [100, 101, 101],
      [1, 101, 101],
    ]);
    expect(new Set(pages.flatMap(({ courses: page }) => page.map(({ id }) => id))).size).toBe(101);
  });
});
