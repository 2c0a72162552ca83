import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { questions } from '../../db/schema/courses.ts';
import { enrollments, lessonProgress, quizAnswers, quizAttempts } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { getStatistics, getStudent } from '../../server/features/follow-up/students.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

let db: Db;
let professor: Viewer;
let other: Viewer;
let admin: Viewer;
let tactics: MadeCourse;

type Study = {
  completedLessons?: number;
  createdAt?: Date;
  lastActivityAt?: Date;
  completedAt?: Date;
  rating?: number;
};

const enrol = async (student: Viewer, course: MadeCourse, study: Study = {}): Promise<number> => {
  const [row] = await db.write(tx =>
    tx
      .insert(enrollments)
      .values({ studentId: student.id, courseId: course.id, createdAt: daysAgo(100), ...study })
      .returning({ id: enrollments.id }),
  );
  return row?.id ?? 0;
};

beforeEach(async () => {
  db = await emptyDatabase();
  [professor, other, admin] = [await aProfessor(db), await aProfessor(db), await anAdmin(db)];
  tactics = await aCourse(db, professor, [{}, {}, {}, {}], { title: 'Táticas' });
  await aCourse(db, other, [{}, {}], { title: 'Finais' });
});

describe('statistics', () => {
  test('count each person once and average over enrollments', async () => {
    const openings = await aCourse(db, professor, [{}, {}], { title: 'Aberturas' });
    const ana = await aStudent(db);
    await enrol(ana, tactics, { completedLessons: 4, rating: 5 });
    await enrol(ana, openings, { completedLessons: 1, rating: 4, lastActivityAt: daysAgo(50) });
    await enrol(await aStudent(db), openings, { lastActivityAt: daysAgo(50) });
    expect(await getStatistics(db, professor)).toEqual({
      totalStudents: 2,
      activeStudents: 1,
      averageProgress: 50,
      averageRating: 4.5,
      totalCourses: 2,
      totalLessons: 6,
      pendingReviews: 0,
    });
  });

  test('of a professor without students invent nothing', async () => {
    expect(await getStatistics(db, await aProfessor(db))).toEqual({
      totalStudents: 0,
      activeStudents: 0,
      averageProgress: 0,
      averageRating: null,
      totalCourses: 0,
      totalLessons: 0,
      pendingReviews: 0,
    });
  });
});

describe('one student in a course', () => {
  test('is shown lesson by lesson, with attempts and essays that wait', async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}, { type: 'essay' }] }, {}]);
    const id = await enrol(await aStudent(db, { phone: '11 99999-0000' }), course, { completedLessons: 1 });
    const [lesson] = course.lessons;
    await db.write(async tx => {
      await tx
        .insert(lessonProgress)
        .values({ enrollmentId: id, lessonId: lesson?.id ?? 0, completedAt: new Date('2026-11-20T12:00:00Z') });
      const [attempt] = await tx
        .insert(quizAttempts)
        .values({ enrollmentId: id, quizId: lesson?.quizId ?? 0, score: 50, passed: false })
        .returning();
      for (const [i, { id: questionId }] of (lesson?.questions ?? []).entries()) {
        await tx
          .insert(quizAnswers)
          .values({ attemptId: attempt?.id ?? 0, questionId, answer: 'certa', correct: i === 0 ? true : null });
      }
    });
    expect(await getStudent(db, professor, id)).toMatchObject({
      phone: '11 99999-0000',
      studyMinutes: 10,
      progress: 50,
      lessons: [
        {
          order: 1,
          completedAt: '2026-11-20T12:00:00.000Z',
          hasQuiz: true,
          attempts: [{ score: 50, passed: false, pending: 1 }],
        },
        { order: 2, completedAt: null, hasQuiz: false, attempts: [] },
      ],
    });
    expect((await getStatistics(db, professor)).pendingReviews).toBe(1);
    expect((await getStatistics(db, other)).pendingReviews).toBe(0);
  });

  test('has no quiz to do where the last question was removed, and keeps the attempts at it', async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}] }]);
    const [lesson] = course.lessons;
    const id = await enrol(await aStudent(db), course, {});
    await db.write(async tx => {
      await tx.insert(quizAttempts).values({ enrollmentId: id, quizId: lesson?.quizId ?? 0, score: 0, passed: false });
      await tx.update(questions).set({ removedAt: new Date() });
    });
    expect((await getStudent(db, professor, id)).lessons).toMatchObject([{ hasQuiz: false, attempts: [{ score: 0 }] }]);
  });

  test("is not another professor's to see", async () => {
    const id = await enrol(await aStudent(db), tactics);
    await expect(getStudent(db, other, id)).rejects.toThrow('Aluno não encontrado');
    await expect(getStudent(db, professor, id + 1)).rejects.toThrow('Aluno não encontrado');
    expect(await getStudent(db, admin, id)).toMatchObject({ enrollmentId: id });
  });
});
