import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses } from '../../db/schema/courses.ts';
import { enrollments } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { PROFESSOR_PAGE_SIZE } from '../../server/features/teaching/taught-courses.schema.ts';
import { listProfessorCourses } from '../../server/features/teaching/taught-courses.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
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

  test(`says the same of all courses, whatever page or filter it shows; the lessons of \
a draft are not published`, async () => {
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
