import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { enrollments } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import {
  enrol,
  getEnrollment,
  listEnrollments,
  rateCourse,
} from '../../server/features/enrollments/enrollments.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db);
});

const enrolled = async (): Promise<number> => (await db.read.select({ count: count() }).from(enrollments))[0]!.count;

describe('enrolling', () => {
  test('begins at zero, on the day', async () => {
    const course = await aCourse(db, professor, [{}, {}], { title: 'Finais', imageUrl: '/finais.webp' });
    const enrollment = await enrol(db, student, course.id);
    expect(enrollment).toEqual({
      id: expect.any(Number),
      courseId: course.id,
      courseTitle: 'Finais',
      courseImageUrl: '/finais.webp',
      totalLessons: 2,
      completedLessons: 0,
      progress: 0,
      completed: false,
      certificateCode: null,
      rating: null,
      accessUntil: null,
      createdAt: expect.any(String),
      lastActivity: enrollment.createdAt,
    });
    expect(Date.now() - Date.parse(enrollment.createdAt)).toBeLessThan(60_000);
  });

  test('is refused a second time, also at the same time', async () => {
    const course = await aCourse(db, professor);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => enrol(db, student, course.id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === 'rejected')
        expect(tried.reason).toMatchObject({ code: 'CONFLICT', message: 'Você já está matriculado neste curso' });
    expect(await enrolled()).toBe(1);
  });

  test('is refused once the class is full, however many come at once', async () => {
    const course = await aCourse(db, professor, [{}], { maxStudents: 3 });
    const students = [];
    for (let i = 0; i < 12; i += 1) students.push(await aStudent(db));
    const tries = await Promise.allSettled(students.map(one => enrol(db, one, course.id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const tried of tries)
      if (tried.status === 'rejected')
        expect(tried.reason).toMatchObject({ code: 'CONFLICT', message: 'Turma lotada' });
    expect(await enrolled()).toBe(3);
  });

  test('in a premium course is refused without access', async () => {
    const course = await aCourse(db, professor, [{}], { priceCents: 1 });
    await expect(enrol(db, student, course.id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Conteúdo premium',
    });
  });

  test.each(['draft', 'paused', 'archived', 'inactive'] as const)(
    'in a course that is %s is refused as in one that does not exist',
    async status => {
      const course = await aCourse(db, professor, [{}], { status });
      const unknown = { code: 'NOT_FOUND', message: 'Curso não encontrado' };
      await expect(enrol(db, student, course.id)).rejects.toMatchObject(unknown);
      await expect(enrol(db, student, 999_999)).rejects.toMatchObject(unknown);
      expect(await enrolled()).toBe(0);
    },
  );
});

describe("a student's enrollments", () => {
  test('are their own, newest first, with progress of the published lessons', async () => {
    const first = await aCourse(db, professor, [{}, {}, {}, { active: false }], { title: 'Primeiro' });
    const second = await aCourse(db, professor, [], { title: 'Segundo' });
    await enrol(db, student, first.id);
    await enrol(db, await aStudent(db), first.id);
    await enrol(db, student, second.id);
    await completeLesson(db, student, first.lessons[0]!.id);
    const listed = (await listEnrollments(db, student)).enrollments;
    expect(
      listed.map(({ courseTitle, totalLessons, completedLessons, progress }) => [
        courseTitle,
        totalLessons,
        completedLessons,
        progress,
      ]),
    ).toEqual([
      ['Segundo', 0, 0, 0],
      ['Primeiro', 3, 1, 33],
    ]);
    expect(Date.parse(listed[1]!.lastActivity)).toBeGreaterThanOrEqual(Date.parse(listed[1]!.createdAt));
  });

  test("another's is not found", async () => {
    const { id } = await enrol(db, student, (await aCourse(db, professor)).id);
    const other = await aStudent(db);
    await expect(getEnrollment(db, other, id)).rejects.toThrow('Matrícula não encontrada');
    await expect(rateCourse(db, other, id, 1)).rejects.toThrow('Matrícula não encontrada');
    expect(await getEnrollment(db, student, id)).toMatchObject({ id, rating: null });
  });

  test('carry the judgment of the course, the last one given', async () => {
    const { id } = await enrol(db, student, (await aCourse(db, professor)).id);
    expect(await rateCourse(db, student, id, 2)).toMatchObject({ rating: 2 });
    expect(await rateCourse(db, student, id, 5)).toMatchObject({ rating: 5 });
  });

  test.each([0, 6])('no row holds %i stars', async rating => {
    const { id } = await enrol(db, student, (await aCourse(db, professor)).id);
    await expect(rateCourse(db, student, id, rating)).rejects.toThrow();
  });
});
