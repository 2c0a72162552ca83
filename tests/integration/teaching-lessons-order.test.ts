import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses } from '../../db/schema/courses.ts';
import { certificates, enrollments, lessonProgress, quizAnswers } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { getCourse } from '../../server/features/courses/courses.service.ts';
import { enrol, getEnrollment } from '../../server/features/enrollments/enrollments.service.ts';
import {
  createLesson,
  deleteLesson,
  reorderLessons,
  updateLesson,
} from '../../server/features/teaching/lesson-writing.service.ts';
import { getLesson, listLessons } from '../../server/features/lessons/lessons.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { expectTrueCounters } from '../support/counters.ts';
import { emptyDatabase } from '../support/database.ts';
import { lessonForm } from '../support/forms.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db);
});
const contents = async (courseId: number) =>
  (await listLessons(db, professor, courseId)).map(({ title, order }) => `${order} ${title}`);
const lastUpdated = async ({ id }: MadeCourse) => Date.parse((await getCourse(db, professor, id)).lastUpdated);
/** A course that was last changed long ago. */
const anOldCourse = (
  ...[sketches]: Parameters<typeof aCourse> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => aCourse(db, professor, sketches, { updatedAt: new Date(0) });

describe('removing a lesson', () => {
  test('closes the gap it leaves', async () => {
    const course = await anOldCourse([{}, {}, {}]);
    const left = await deleteLesson(db, professor, course.lessons[1]!.id);
    expect(left.map(({ title, order }) => `${order} ${title}`)).toEqual(['1 Aula 1', '2 Aula 3']);
    expect(await contents(course.id)).toEqual(['1 Aula 1', '2 Aula 3']);
    expect(await lastUpdated(course)).toBeGreaterThan(0);
  });

  test('lets nobody find it again, its professor neither', async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}] }, {}]);
    const lessonId = course.lessons[0]!.id;
    await enrol(db, student, course.id);
    await deleteLesson(db, professor, lessonId);
    for (const viewer of [professor, student])
      await expect(getLesson(db, viewer, lessonId)).rejects.toThrow('Lição não encontrada');
    const gone = { code: 'NOT_FOUND', message: 'Lição não encontrada' };
    await expect(deleteLesson(db, professor, lessonId)).rejects.toMatchObject(gone);
    await expect(updateLesson(db, professor, { lessonId, ...lessonForm() })).rejects.toMatchObject(gone);
    await expect(completeLesson(db, student, lessonId)).rejects.toMatchObject(gone);
    await expect(attemptQuiz(db, student, lessonId, [])).rejects.toMatchObject(gone);
    expect((await getCourse(db, professor, course.id)).lessons.map(({ title }) => title)).toEqual(['Aula 2']);
    expect(await completeLesson(db, student, course.lessons[1]!.id)).toMatchObject({ courseCompleted: true });
  });

  test('leaves what was done in it: answers, payments, completed courses and certificates', async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}] }, {}]);
    const [first, second] = course.lessons;
    const { id } = await enrol(db, student, course.id);
    await completeLesson(db, student, first!.id);
    await attemptQuiz(db, student, first!.id, [{ questionId: first!.questions[0]!.id, answer: 'certa' }]);
    const { certificateCode } = await completeLesson(db, student, second!.id);
    const paid = () =>
      db.read.select({ experience: users.experience, coins: users.coins }).from(users).where(eq(users.id, student.id));
    const before = await paid();
    for (const lesson of [first!, second!]) await deleteLesson(db, professor, lesson.id);
    expect(await paid()).toEqual(before);
    expect(await getEnrollment(db, student, id)).toMatchObject({
      completed: true,
      certificateCode,
      completedLessons: 0,
      totalLessons: 0,
    });
    expect(await db.read.select().from(lessonProgress)).toHaveLength(2);
    expect(await db.read.select().from(quizAnswers)).toHaveLength(1);
    await expectTrueCounters(db);
  });

  test('completes the course of who had done all the rest: paid and certified once', async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}] }, {}]);
    const [first, second] = course.lessons;
    const [finished, failed, behind] = [student, await aStudent(db), await aStudent(db)];
    for (const one of [finished, failed, behind]) await enrol(db, one, course.id);
    for (const one of [finished, failed]) {
      await completeLesson(db, one, first!.id);
      await attemptQuiz(db, one, first!.id, [
        { questionId: first!.questions[0]!.id, answer: one === finished ? 'certa' : 'errada' },
      ]);
    }
    await deleteLesson(db, professor, second!.id);
    const completed = await db.read
      .select({ studentId: enrollments.studentId, completedAt: enrollments.completedAt })
      .from(enrollments)
      .orderBy(enrollments.id);
    expect(completed.map(({ completedAt }) => completedAt !== null)).toEqual([true, false, false]);
    expect(await db.read.select({ name: certificates.studentName }).from(certificates)).toEqual([
      { name: finished.fullName },
    ]);
    expect(
      await db.read
        .select({ experience: users.experience, coins: users.coins })
        .from(users)
        .where(eq(users.id, finished.id)),
    ).toEqual([{ experience: 150, coins: 65 }]);
    await expectTrueCounters(db);
    // Without the quiz that was failed there is nothing left to do either.
    await updateLesson(db, professor, { lessonId: first!.id, ...lessonForm({ quiz: null }) });
    expect(await db.read.select().from(certificates)).toHaveLength(2);
    await expectTrueCounters(db);
  });

  test('completes nothing where no lesson is left', async () => {
    const course = await aCourse(db, professor, [{}]);
    const { id } = await enrol(db, student, course.id);
    await deleteLesson(db, professor, course.lessons[0]!.id);
    expect(await getEnrollment(db, student, id)).toMatchObject({ completed: false, totalLessons: 0, progress: 0 });
  });
});

describe('reordering', () => {
  test('puts the lessons into the order that is sent, drafts among them', async () => {
    const course = await anOldCourse([{}, { active: false }, {}]);
    const [a, b, c] = course.lessons.map(({ id }) => id);
    const reordered = await reorderLessons(db, professor, course.id, [c!, a!, b!]);
    expect(reordered.map(({ title, order, version }) => [title, order, version])).toEqual([
      ['Aula 3', 1, 2],
      ['Aula 1', 2, 2],
      ['Aula 2', 3, 2],
    ]);
    expect(await lastUpdated(course)).toBeGreaterThan(0);
  });

  test("takes exactly the course's lessons, each once, else nothing moves", async () => {
    const course = await anOldCourse([{}, {}, {}]);
    const other = await aCourse(db, professor, [{}]);
    const [a, b, c] = course.lessons.map(({ id }) => id) as [number, number, number];
    const removed = (await createLesson(db, professor, { courseId: course.id, ...lessonForm() })).id;
    await deleteLesson(db, professor, removed);
    await db.write(tx =>
      tx
        .update(courses)
        .set({ updatedAt: new Date(0) })
        .where(eq(courses.id, course.id)),
    );
    for (const ids of [
      [],
      [c, b],
      [c, b, a, a],
      [c, b, b],
      [c, b, other.lessons[0]!.id],
      [c, b, a, other.lessons[0]!.id],
      [c, b, a, removed],
      [c, b, 999_999],
    ]) {
      await expect(reorderLessons(db, professor, course.id, ids)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: 'Envie exatamente as lições do curso, cada uma uma vez',
      });
    }
    expect(await contents(course.id)).toEqual(['1 Aula 1', '2 Aula 2', '3 Aula 3']);
    expect(await lastUpdated(course)).toBe(0);
  });

  test('leaves open to a student what they had completed', async () => {
    const course = await aCourse(db, professor, [{}, {}, {}]);
    const [a, b, c] = course.lessons.map(({ id }) => id) as [number, number, number];
    await enrol(db, student, course.id);
    await completeLesson(db, student, a);
    await reorderLessons(db, professor, course.id, [c, b, a]);
    expect((await listLessons(db, student, course.id)).map(({ unlocked, completed }) => [unlocked, completed])).toEqual(
      [
        [true, false],
        [false, false],
        [true, true],
      ],
    );
  });
});
