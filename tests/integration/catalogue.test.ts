import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { CatalogueFilter } from '../../server/features/courses/courses.queries.ts';
import { CATALOGUE_PAGE_SIZE } from '../../server/features/courses/courses.schema.ts';
import { getCourse, listCatalogue, percentOf } from '../../server/features/courses/courses.service.ts';
import { listProfessorCourses } from '../../server/features/teaching/taught-courses.service.ts';
import { enrol, listEnrollments, rateCourse } from '../../server/features/enrollments/enrollments.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db, { fullName: 'Ângela Peçanha' });
  student = await aStudent(db);
});

const titles = async (filter: CatalogueFilter, viewer = student): Promise<string[]> =>
  (await listCatalogue(db, viewer, filter)).courses.map(({ title }) => title);

describe('the catalogue', () => {
  test('has the active courses alone, whoever asks', async () => {
    for (const status of ['active', 'draft', 'paused', 'archived', 'inactive'] as const)
      await aCourse(db, professor, [], { status, title: status });
    for (const viewer of [student, professor, await anAdmin(db)]) expect(await titles({}, viewer)).toEqual(['active']);
  });

  test('is searched by title and professor, whatever the case and the accents', async () => {
    await aCourse(db, professor, [], { title: 'Táticas de Peões' });
    await aCourse(db, await aProfessor(db, { fullName: 'Zoe Silva' }), [], { title: 'Finais' });
    expect(await titles({ search: 'TATICAS' })).toEqual(['Táticas de Peões']);
    expect(await titles({ search: 'peões' })).toEqual(['Táticas de Peões']);
    expect(await titles({ search: 'pecanha' })).toEqual(['Táticas de Peões']);
    expect(await titles({ search: ' silva ' })).toEqual(['Finais']);
    expect(await titles({ search: '' })).toHaveLength(2);
    expect(await titles({ search: 'xadrez' })).toEqual([]);
  });

  test('takes the signs of a search pattern to the letter', async () => {
    await aCourse(db, professor, [], { title: '100% _ataque_ \\o/' });
    await aCourse(db, professor, [], { title: 'Defesa' });
    for (const search of ['%', '_', '\\', '100% _A']) expect(await titles({ search })).toEqual(['100% _ataque_ \\o/']);
    expect(await titles({ search: "'" })).toEqual([]);
  });

  test('is filtered by category and difficulty, and counts each category whatever the filter', async () => {
    await aCourse(db, professor, [], { title: 'a', category: 'tactics', difficulty: 'beginner' });
    await aCourse(db, professor, [], { title: 'b', category: 'tactics', difficulty: 'advanced' });
    await aCourse(db, professor, [], { title: 'c', category: 'kids', difficulty: 'advanced' });
    await aCourse(db, professor, [], { title: 'd', category: 'kids', status: 'draft' });
    expect(await titles({ category: 'tactics' })).toEqual(['a', 'b']);
    expect(await titles({ difficulty: 'advanced' })).toEqual(['b', 'c']);
    expect(await titles({ category: 'kids', difficulty: 'advanced', search: 'C' })).toEqual(['c']);
    const { categories, total } = await listCatalogue(db, student, { category: 'kids' });
    expect(total).toBe(1);
    expect(categories.toSorted((a, b) => b.count - a.count)).toEqual([
      { category: 'tactics', count: 2 },
      { category: 'kids', count: 1 },
    ]);
  });

  test('comes in pages that neither repeat nor skip a course', async () => {
    for (let i = 0; i < CATALOGUE_PAGE_SIZE + 3; i += 1) await aCourse(db, professor, [], { title: `Curso ${i}` });
    const pages = [
      await listCatalogue(db, student, {}),
      await listCatalogue(db, student, { page: 2 }),
      await listCatalogue(db, student, { page: 3 }),
    ];
    expect(pages.map(({ courses }) => courses.length)).toEqual([CATALOGUE_PAGE_SIZE, 3, 0]);
    expect(pages.map(({ total }) => total)).toEqual([53, 53, 53]);
    expect(new Set(pages.flatMap(({ courses }) => courses.map(({ id }) => id))).size).toBe(53);
  });

  test('shows prices in cents and in coins, rounded up, and what is locked for each viewer', async () => {
    await aCourse(db, professor, [], { priceCents: 0 });
    await aCourse(db, professor, [], { priceCents: 4_990 });
    await aCourse(db, professor, [], { priceCents: 1 });
    const { courses } = await listCatalogue(db, student, {});
    expect(courses.map(({ price, priceInCoins, free, locked }) => [price, priceInCoins, free, locked])).toEqual([
      [0, 0, true, false],
      [4_990, 50, false, true],
      [1, 1, false, true],
    ]);
    expect((await listCatalogue(db, professor, {})).courses.map(({ locked }) => locked)).toEqual([false, false, false]);
  });

  test('computes its figures: students, mean of the stars to one decimal, own progress', async () => {
    const course = await aCourse(db, professor, [{}, {}, {}, { active: false }]);
    const classmates = [student, await aStudent(db), await aStudent(db)];
    for (const [i, classmate] of classmates.entries()) {
      const { id } = await enrol(db, classmate, course.id);
      if (i > 0) await rateCourse(db, classmate, id, i === 1 ? 5 : 4);
    }
    expect(await getCourse(db, student, course.id)).toMatchObject({
      rating: 4.5,
      totalRatings: 2,
      totalStudents: 3,
      enrolledStudents: 3,
      totalLessons: 3,
    });
    const [own] = (await listEnrollments(db, student)).enrollments;
    await rateCourse(db, student, own!.id, 4);
    await completeLesson(db, student, course.lessons[0]!.id);
    await completeLesson(db, student, course.lessons[1]!.id);
    const {
      courses: [listed],
    } = await listCatalogue(db, student, {});
    expect(listed).toMatchObject({
      rating: 4.3,
      totalRatings: 3,
      enrollment: { completedLessons: 2, progress: 66, completed: false, certificateCode: null, rating: 4 },
    });
    const outsider = await aStudent(db);
    expect(await getCourse(db, outsider, course.id)).toMatchObject({ enrollment: null });
  });

  test('shows a course without students or lessons with zeros and no rating', async () => {
    await aCourse(db, professor, []);
    expect((await listCatalogue(db, student, {})).courses[0]).toMatchObject({
      rating: null,
      totalRatings: 0,
      totalStudents: 0,
      totalLessons: 0,
      enrollment: null,
    });
  });
});

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 66],
  [199, 200, 99],
  [200, 200, 100],
  [3, 2, 100],
  [57, 100, 57],
  [29, 100, 29],
])('%i of %i is %i%%: a hundred is said only of what is complete', (part, whole, percent) =>
  expect(percentOf(part, whole)).toBe(percent),
);

describe("a professor's courses", () => {
  test('are their own, without the deleted ones; an administrator gets the whole school', async () => {
    const other = await aProfessor(db);
    await aCourse(db, professor, [], { title: 'meu' });
    await aCourse(db, professor, [], { title: 'rascunho', status: 'draft' });
    await aCourse(db, professor, [], { title: 'apagado', status: 'inactive' });
    await aCourse(db, other, [], { title: 'de outra' });
    const listed = async (viewer: Viewer) =>
      (await listProfessorCourses(db, viewer)).courses.map(({ title }) => title).toSorted();
    expect(await listed(professor)).toEqual(['meu', 'rascunho']);
    expect(await listed(other)).toEqual(['de outra']);
    expect(await listed(await anAdmin(db))).toEqual(['de outra', 'meu', 'rascunho']);
  });

  test('carry figures computed from what their students did', async () => {
    const course = await aCourse(db, professor, [{}, {}]);
    for (const classmate of [student, await aStudent(db), await aStudent(db)]) {
      await enrol(db, classmate, course.id);
      await completeLesson(db, classmate, course.lessons[0]!.id);
    }
    await completeLesson(db, student, course.lessons[1]!.id);
    expect((await listProfessorCourses(db, professor)).courses[0]).toMatchObject({
      studentsEnrolled: 3,
      completedLessons: 4,
      completionRate: 33,
      revenue: 0,
      totalLessons: 2,
      rating: null,
    });
  });
});
