import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses, lessons, questions } from '../../db/schema/courses.ts';
import { certificates, enrollments, lessonProgress, quizAnswers, quizAttempts } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { getCourse } from '../../server/features/courses/courses.service.ts';
import { enrol, getEnrollment } from '../../server/features/enrollments/enrollments.service.ts';
import { LESSONS_PER_COURSE } from '../../server/features/teaching/lesson-form.schema.ts';
import {
  createLesson,
  deleteLesson,
  reorderLessons,
  updateLesson,
} from '../../server/features/teaching/lesson-writing.service.ts';
import { getLesson, listLessons } from '../../server/features/lessons/lessons.service.ts';
import { attemptQuiz, completeLesson } from '../../server/features/progress/progress.service.ts';
import { expectTrueCounters } from '../support/counters.ts';
import { emptyDatabase } from '../support/database.ts';
import { lessonForm, question } from '../support/forms.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../support/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db);
});

const OUTDATED = {
  code: 'CONFLICT',
  message: 'Este conteúdo foi alterado em outra janela. Recarregue antes de salvar.',
};
const contents = async (courseId: number) =>
  (await listLessons(db, professor, courseId)).map(({ title, order }) => `${order} ${title}`);
const lastUpdated = async ({ id }: MadeCourse) => Date.parse((await getCourse(db, professor, id)).lastUpdated);
/** A course that was last changed long ago. */
const anOldCourse = (
  ...[sketches]: Parameters<typeof aCourse> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => aCourse(db, professor, sketches, { updatedAt: new Date(0) });

describe('a new lesson', () => {
  test.each([
    [undefined, ['1 Aula 1', '2 Aula 2', '3 Nova']],
    [1, ['1 Nova', '2 Aula 1', '3 Aula 2']],
    [2, ['1 Aula 1', '2 Nova', '3 Aula 2']],
    [99, ['1 Aula 1', '2 Aula 2', '3 Nova']],
  ])('for the place %s stands there, and the others move on', async (order, expected) => {
    const course = await anOldCourse([{}, {}]);
    const made = await createLesson(db, professor, { courseId: course.id, ...lessonForm({ title: 'Nova', order }) });
    expect(made).toMatchObject({ title: 'Nova', version: 1, active: true });
    expect(await contents(course.id)).toEqual(expected);
    expect(await lastUpdated(course)).toBeGreaterThan(0);
  });

  test('keeps its date, and only a date can be called off', async () => {
    const { id: courseId } = await aCourse(db, professor, []);
    const dated = await createLesson(db, professor, {
      courseId,
      ...lessonForm({ scheduledAt: '2030-05-01T19:00:00-03:00', cancelled: true }),
    });
    expect(dated).toMatchObject({ scheduledAt: '2030-05-01T22:00:00.000Z', cancelled: true });
    expect(await createLesson(db, professor, { courseId, ...lessonForm({ cancelled: true }) })).toMatchObject({
      scheduledAt: null,
      cancelled: false,
    });
  });

  test('is refused when the course is full of them', async () => {
    const { id: courseId } = await aCourse(db, professor, []);
    const many = Array.from({ length: LESSONS_PER_COURSE }, (_, i) => ({
      courseId,
      position: i + 1,
      title: 'x',
      description: 'x',
      durationMinutes: 1,
    }));
    await db.write(tx => tx.insert(lessons).values(many));
    await expect(createLesson(db, professor, { courseId, ...lessonForm() })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Um curso tem no máximo 200 lições',
    });
  });
});

describe('changing a lesson', () => {
  test('writes it anew, as a new version', async () => {
    const course = await anOldCourse([{ quiz: [{}] }]);
    const lessonId = course.lessons[0]!.id;
    const changed = await updateLesson(db, professor, {
      lessonId,
      ...lessonForm({ title: 'Outra', videoUrl: '', resources: [], quiz: null }),
    });
    expect(changed).toMatchObject({
      title: 'Outra',
      videoUrl: null,
      resources: [],
      quiz: null,
      hasQuiz: false,
      version: 2,
      active: true,
      order: 1,
    });
    expect(await lastUpdated(course)).toBeGreaterThan(0);
  });

  test('keeps date and publication unless they are sent', async () => {
    const { id: courseId } = await aCourse(db, professor, []);
    const { id: lessonId } = await createLesson(db, professor, {
      courseId,
      ...lessonForm({ active: false, scheduledAt: '2030-05-01T19:00:00Z', cancelled: true }),
    });
    expect(await updateLesson(db, professor, { lessonId, ...lessonForm() })).toMatchObject({
      active: false,
      scheduledAt: '2030-05-01T19:00:00.000Z',
      cancelled: true,
    });
    expect(
      await updateLesson(db, professor, { lessonId, ...lessonForm({ active: true, cancelled: false }) }),
    ).toMatchObject({ active: true, cancelled: false });
    expect(await updateLesson(db, professor, { lessonId, ...lessonForm({ scheduledAt: null }) })).toMatchObject({
      scheduledAt: null,
    });
  });

  test('moves it to the place it asks for', async () => {
    const course = await aCourse(db, professor, [{}, {}, {}]);
    const move = (i: number, order: number) =>
      updateLesson(db, professor, {
        lessonId: course.lessons[i]!.id,
        ...lessonForm({ title: `Aula ${i + 1}`, order }),
      });
    await move(0, 3);
    expect(await contents(course.id)).toEqual(['1 Aula 2', '2 Aula 3', '3 Aula 1']);
    await move(2, 1);
    expect(await contents(course.id)).toEqual(['1 Aula 3', '2 Aula 2', '3 Aula 1']);
    await move(1, 50);
    expect(await contents(course.id)).toEqual(['1 Aula 3', '2 Aula 1', '3 Aula 2']);
  });

  test('from an older version is refused, and nothing of it is kept', async () => {
    const {
      lessons: [lesson],
    } = await aCourse(db, professor, [{ quiz: [{}] }]);
    const { version } = await updateLesson(db, professor, {
      lessonId: lesson!.id,
      ...lessonForm({ quiz: null }),
      version: 1,
    });
    await expect(
      updateLesson(db, professor, { lessonId: lesson!.id, ...lessonForm({ title: 'Velha' }), version: 1 }),
    ).rejects.toMatchObject(OUTDATED);
    expect(await getLesson(db, professor, lesson!.id)).toMatchObject({ title: 'O garfo', quiz: null, version });
  });

  test('that was withheld takes it off both sides of the progress; published again it is back', async () => {
    const course = await aCourse(db, professor, [{}, {}, {}]);
    const { id } = await enrol(db, student, course.id);
    for (const lesson of course.lessons.slice(0, 2)) await completeLesson(db, student, lesson.id);
    const publish = (active: boolean) =>
      updateLesson(db, professor, { lessonId: course.lessons[0]!.id, ...lessonForm({ active, quiz: null }) });
    await publish(false);
    expect(await getEnrollment(db, student, id)).toMatchObject({ totalLessons: 2, completedLessons: 1, progress: 50 });
    await publish(true);
    expect(await getEnrollment(db, student, id)).toMatchObject({ totalLessons: 3, completedLessons: 2, progress: 66 });
    await expectTrueCounters(db);
  });
});

describe('changing a quiz', () => {
  const aQuizzed = async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}, {}] }, {}]);
    const [lesson] = course.lessons;
    await enrol(db, student, course.id);
    await completeLesson(db, student, lesson!.id);
    await attemptQuiz(
      db,
      student,
      lesson!.id,
      lesson!.questions.map(({ id }) => ({ questionId: id, answer: 'certa' })),
    );
    return lesson!;
  };
  const save = (lessonId: number, ...asked: ReturnType<typeof question>[]) =>
    updateLesson(db, professor, {
      lessonId,
      ...lessonForm({ quiz: asked.length > 0 ? { title: 'Novo', timeLimit: 3, questions: asked } : null }),
    });

  test('keeps a question that is sent with its id, its answers and its order', async () => {
    const {
      id,
      quizId,
      questions: [first, second],
    } = await aQuizzed();
    const { quiz } = await save(
      id,
      question({ id: second!.id, question: 'Mudada' }),
      question(),
      question({ id: first!.id }),
    );
    expect(quiz).toMatchObject({ id: quizId, title: 'Novo', timeLimit: 3 });
    expect(quiz!.questions.map(asked => asked.id)).toEqual([second!.id, expect.any(Number), first!.id]);
    expect(quiz!.questions[0]).toMatchObject({ question: 'Mudada' });
    expect(
      await db.read
        .select({ questionId: quizAnswers.questionId, correct: quizAnswers.correct })
        .from(quizAnswers)
        .orderBy(quizAnswers.id),
    ).toEqual([
      { questionId: first!.id, correct: true },
      { questionId: second!.id, correct: true },
    ]);
  });

  test('asks no more what is not sent, without losing what was answered', async () => {
    const {
      id,
      questions: [first, second],
    } = await aQuizzed();
    await save(id, question({ id: first!.id, correctAnswer: 'o rei' }));
    expect((await getLesson(db, student, id)).quiz!.questions.map(asked => asked.id)).toEqual([first!.id]);
    expect(await db.read.select().from(quizAnswers)).toHaveLength(2);
    expect(
      await attemptQuiz(db, student, id, [
        { questionId: first!.id, answer: 'o rei' },
        { questionId: second!.id, answer: 'certa' },
      ]),
    ).toMatchObject({ score: 100, questions: [{ questionId: first!.id, correct: true }] });
    await expect(save(id, question({ id: second!.id }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'A questão não é deste quiz',
    });
  });

  test('makes a question of another kind another question', async () => {
    const {
      id,
      questions: [first],
    } = await aQuizzed();
    const { quiz } = await save(id, question({ id: first!.id, type: 'essay', correctAnswer: 'modelo' }));
    expect(quiz!.questions).toMatchObject([{ type: 'essay', options: [] }]);
    expect(quiz!.questions[0]!.id).not.toBe(first!.id);
    expect(
      (await db.read.select({ type: questions.type }).from(questions).where(eq(questions.id, first!.id)))[0],
    ).toEqual({ type: 'multiple_choice' });
  });

  test('refuses a foreign question and one that is sent twice', async () => {
    const {
      id,
      questions: [first],
    } = await aQuizzed();
    const other = await aCourse(db, professor, [{ quiz: [{}] }]);
    for (const asked of [
      [question({ id: other.lessons[0]!.questions[0]!.id })],
      [question({ id: first!.id }), question({ id: first!.id })],
      [question({ id: first!.id, type: 'essay' }), question({ id: first!.id })],
    ]) {
      await expect(save(id, ...asked)).rejects.toThrow('A questão não é deste quiz');
    }
  });

  test('to none leaves the lesson without one; a quiz that comes back is the same to those who passed it', async () => {
    const { id, quizId } = await aQuizzed();
    await save(id);
    expect(await getLesson(db, student, id)).toMatchObject({ quiz: null, hasQuiz: false, quizPassed: false });
    await expect(attemptQuiz(db, student, id, [])).rejects.toThrow('Quiz não encontrado');
    await save(id, question());
    expect(await getLesson(db, student, id)).toMatchObject({ hasQuiz: true, quizPassed: true, quiz: { id: quizId } });
    expect(await db.read.select().from(quizAttempts)).toHaveLength(1);
  });
});

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
