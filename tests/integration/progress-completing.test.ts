import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { lessons } from '../../db/schema/courses.ts';
import { enrollments, lessonProgress, quizAttempts } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol, getEnrollment } from '../../server/features/enrollments/enrollments.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db, { fullName: 'Rita Torres' });
  student = await aStudent(db, { fullName: 'Caio Peão' });
});

type Lesson = MadeCourse['lessons'][number];
const answersOf = (lesson: Lesson | undefined, answer?: string) =>
  (lesson?.questions ?? []).map(({ id, correctAnswer }) => ({ questionId: id, answer: answer ?? correctAnswer }));

const enrolledIn = async (
  ...course: Parameters<typeof aCourse> extends [unknown, unknown, ...infer Rest] ? Rest : never
): Promise<MadeCourse> => {
  const made = await aCourse(db, professor, ...course);
  await enrol(db, student, made.id);
  return made;
};

describe('completing a lesson', () => {
  test('is refused before the lesson before it', async () => {
    const course = await enrolledIn([{}, {}, {}]);
    const [first, second, third] = course.lessons.map(({ id }) => id);
    await expect(completeLesson(db, student, second!)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Conclua a aula anterior primeiro',
    });
    await completeLesson(db, student, first!);
    await expect(completeLesson(db, student, third!)).rejects.toThrow('Conclua a aula anterior primeiro');
    expect((await completeLesson(db, student, second!)).progress).toEqual({ totalLessons: 3, completedLessons: 2 });
  });

  test('does not wait for its quiz, nor for a draft between', async () => {
    const course = await enrolledIn([{ quiz: [{}] }, { active: false }, {}]);
    await completeLesson(db, student, course.lessons[0]!.id);
    expect((await completeLesson(db, student, course.lessons[2]!.id)).progress).toEqual({
      totalLessons: 2,
      completedLessons: 2,
    });
  });

  test('a second time changes and pays nothing', async () => {
    const course = await enrolledIn([{}, {}]);
    const [lesson] = course.lessons;
    expect(await completeLesson(db, student, lesson!.id)).toMatchObject({ rewards: { experience: 20, coins: 5 } });
    expect(await completeLesson(db, student, lesson!.id)).toEqual({
      progress: { totalLessons: 2, completedLessons: 1 },
      rewards: { experience: 0, coins: 0 },
      courseCompleted: false,
      certificateCode: null,
      secondsToReward: null,
    });
    expect(await db.read.select({ count: count() }).from(lessonProgress)).toEqual([{ count: 1 }]);
  });

  test('counts for who does it, whoever else studies there', async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}] }, {}]);
    const [lesson] = course.lessons;
    const enrolled = [];
    for (const person of [await aStudent(db), student, await aStudent(db)])
      enrolled.push({ person, id: (await enrol(db, person, course.id)).id });
    await completeLesson(db, student, lesson!.id);
    await attemptQuiz(db, student, lesson!.id, answersOf(lesson));
    const completed = await Promise.all(
      enrolled.map(async ({ person, id }) => (await getEnrollment(db, person, id)).completedLessons),
    );
    expect(completed).toEqual([0, 1, 0]);
    expect(await db.read.select({ enrollmentId: quizAttempts.enrollmentId }).from(quizAttempts)).toEqual([
      { enrollmentId: enrolled[1]!.id },
    ]);
  });

  test('is for those who are enrolled, in what they may know of', async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}] }, { active: false }]);
    const [open, draft] = course.lessons;
    const hidden = await aCourse(db, professor, [{}], { status: 'draft' });
    for (const step of [
      (id: number) => completeLesson(db, student, id),
      (id: number) => attemptQuiz(db, student, id, []),
    ]) {
      await expect(step(open!.id)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'Matricule-se no curso para continuar',
      });
      for (const id of [draft!.id, hidden.lessons[0]!.id, 999_999])
        await expect(step(id)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Lição não encontrada' });
    }
    await enrol(db, student, course.id);
    await expect(completeLesson(db, student, draft!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await completeLesson(db, student, open!.id);
  });
});

describe('completing a course', () => {
  test('takes every lesson and every quiz, pays once and certifies', async () => {
    const course = await enrolledIn([{ quiz: [{}, {}] }], { title: 'Finais' });
    const [lesson] = course.lessons;
    expect(await completeLesson(db, student, lesson!.id)).toMatchObject({
      courseCompleted: false,
      rewards: { experience: 20, coins: 5 },
    });
    expect(await attemptQuiz(db, student, lesson!.id, answersOf(lesson, 'errada'))).toMatchObject({
      score: 0,
      passed: false,
      courseCompleted: false,
    });
    const passed = await attemptQuiz(db, student, lesson!.id, answersOf(lesson));
    expect(passed).toMatchObject({
      score: 100,
      passed: true,
      courseCompleted: true,
      rewards: { experience: 130, coins: 60 },
    });
    const again = await attemptQuiz(db, student, lesson!.id, answersOf(lesson));
    expect(again).toMatchObject({
      courseCompleted: true,
      rewards: { experience: 0, coins: 0 },
      certificateCode: passed.certificateCode,
    });
  });

  test('by its last lesson, when the quizzes were passed before', async () => {
    const course = await enrolledIn([{ quiz: [{}] }, {}]);
    const [first, last] = course.lessons;
    await completeLesson(db, student, first!.id);
    expect(await attemptQuiz(db, student, first!.id, answersOf(first))).toMatchObject({
      courseCompleted: false,
      certificateCode: null,
    });
    expect(await completeLesson(db, student, last!.id)).toMatchObject({
      courseCompleted: true,
      rewards: { experience: 120, coins: 55 },
      certificateCode: expect.any(String),
    });
  });

  test('gives no certificate where there are none, but pays', async () => {
    const course = await enrolledIn([{}], { certificateEnabled: false });
    expect(await completeLesson(db, student, course.lessons[0]!.id)).toMatchObject({
      courseCompleted: true,
      certificateCode: null,
      rewards: { experience: 120, coins: 55 },
    });
  });

  test('is not undone by a lesson that is added later', async () => {
    const course = await enrolledIn([{}]);
    const { certificateCode } = await completeLesson(db, student, course.lessons[0]!.id);
    await db.write(tx =>
      tx
        .insert(lessons)
        .values({ courseId: course.id, title: 'Nova', description: 'x', position: 2, durationMinutes: 1 }),
    );
    const [row] = await db.read.select({ id: enrollments.id }).from(enrollments);
    expect(await getEnrollment(db, student, row!.id)).toMatchObject({ completed: true, progress: 50, certificateCode });
  });

  test('is still possible in a course that was taken off the catalogue', async () => {
    const course = await aCourse(db, professor, [{}], { status: 'inactive' });
    await db.write(tx => tx.insert(enrollments).values({ studentId: student.id, courseId: course.id }));
    expect(await completeLesson(db, student, course.lessons[0]!.id)).toMatchObject({ courseCompleted: true });
  });
});
