import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol, listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { getLesson } from '../../server/features/lessons/lessons.service.ts';
import { listNotifications, readNotifications } from '../../server/features/notifications/notifications.service.ts';
import { GradeInput, ReviewsInput } from '../../server/features/follow-up/follow-up.schema.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { gradeAnswer, listReviews } from '../../server/features/follow-up/reviews.service.ts';
import { getStatistics, getStudent } from '../../server/features/follow-up/students.service.ts';
import { MINUTE_MS } from '../../server/common/time.schema.ts';
import { getReport } from '../../server/features/follow-up/reports.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;
let course: MadeCourse;

const lessonOf = ({ lessons: [lesson] }: MadeCourse) => {
  if (!lesson) throw new Error('no lesson');
  return lesson;
};
const reviews = async (filter: Record<string, unknown> = {}, viewer = professor) =>
  (await listReviews(db, viewer, ReviewsInput.parse(filter))).reviews;
const grade = (answerId: number, correct: boolean, feedback?: string, viewer = professor) =>
  gradeAnswer(db, viewer, GradeInput.parse({ answerId: String(answerId), correct, feedback }));
const attempt = (essay: string, by: { viewer?: Viewer; now?: Date } = {}) =>
  attemptQuiz(
    db,
    by.viewer ?? student,
    lessonOf(course).id,
    lessonOf(course).questions.map(({ id }, i) => ({ questionId: id, answer: i === 0 ? 'certa' : essay })),
    by.now,
  );

beforeEach(async () => {
  db = await emptyDatabase();
  [professor, student] = [await aProfessor(db), await aStudent(db, { fullName: 'Ana' })];
  course = await aCourse(
    db,
    professor,
    [{ quiz: [{}, { type: 'essay', correctAnswer: 'Porque ataca duas peças.' }] }],
    { title: 'Táticas' },
  );
  await enrol(db, student, course.id);
  await completeLesson(db, student, lessonOf(course).id);
});

describe('an essay answer', () => {
  test('waits for its professor, whoever has waited longest first', async () => {
    await attempt('Não sei bem.');
    const other = await aStudent(db, { fullName: 'Bia' });
    await enrol(db, other, course.id);
    await completeLesson(db, other, lessonOf(course).id);
    await attempt('Ataca duas de uma vez.', { viewer: other });
    expect(await reviews()).toMatchObject([
      {
        studentName: 'Ana',
        courseTitle: 'Táticas',
        modelAnswer: 'Porque ataca duas peças.',
        answer: 'Não sei bem.',
        correct: null,
        gradedAt: null,
      },
      { answer: 'Ataca duas de uma vez.' },
    ]);
    expect(await reviews({ state: 'graded' })).toEqual([]);
  });

  test('is replaced by the one of the next try, and cannot be graded any more', async () => {
    await attempt('Não sei bem.');
    const [replaced] = await reviews();
    await attempt('Ataca duas de uma vez.');
    expect(await reviews()).toMatchObject([{ answer: 'Ataca duas de uma vez.' }]);
    expect((await getStatistics(db, professor)).pendingReviews).toBe(1);
    await expect(grade(replaced!.answerId, true)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Resposta não encontrada',
    });
  });

  test('left empty is wrong, and waits for nobody', async () => {
    await attempt('  ');
    expect(await reviews()).toEqual([]);
  });

  test("is seen by its course's professor and by administrators alone", async () => {
    await attempt('Ataca duas.');
    const [review] = await reviews();
    const stranger = await aProfessor(db);
    expect(await reviews({}, stranger)).toEqual([]);
    expect(await reviews({}, await anAdmin(db))).toHaveLength(1);
    expect(await reviews({ courseId: String(course.id + 1) })).toEqual([]);
    await expect(grade(review?.answerId ?? 0, true, undefined, stranger)).rejects.toThrow('Resposta não encontrada');
    await expect(grade(999_999, true)).rejects.toThrow('Resposta não encontrada');
  });
});

test(`the professor is told that answers wait, once until they have read it, in \
words that name no student`, async () => {
  const told = async () => (await listNotifications(db, professor)).notifications;
  await attempt('Não sei bem.');
  await attempt('Ataca duas de uma vez.');
  const news = {
    title: 'Há respostas para corrigir',
    text: 'Táticas: respostas escritas aguardam a sua nota.',
    href: `/professor/revisoes?curso=${course.id}`,
  };
  expect(await told()).toMatchObject([news]);
  const other = await aCourse(db, professor, [{ quiz: [{ type: 'essay' }] }]);
  await enrol(db, student, other.id);
  await completeLesson(db, student, lessonOf(other).id);
  await attemptQuiz(db, student, lessonOf(other).id, [
    { questionId: lessonOf(other).questions[0]!.id, answer: 'Sim.' },
  ]);
  const [newest] = await told();
  expect(newest).toMatchObject({ href: `/professor/revisoes?curso=${other.id}` });
  await readNotifications(db, professor, newest!.id);
  await attempt('');
  expect(await told()).toHaveLength(2);
  await attempt('Ataca três.', { now: new Date(Date.now() + 5 * MINUTE_MS) });
  expect((await told()).map(({ read }) => read)).toEqual([false, true, true]);
});

test('a quiz waits in the lesson until its essay is graded', async () => {
  const standing = async () => {
    const { quizPassed, quizWaiting } = await getLesson(db, student, lessonOf(course).id);
    return { quizPassed, quizWaiting };
  };
  expect(await standing()).toEqual({ quizPassed: false, quizWaiting: false });
  await attempt('Ataca duas.');
  expect(await standing()).toEqual({ quizPassed: false, quizWaiting: true });
  await grade((await reviews())[0]!.answerId, false);
  expect(await standing()).toEqual({ quizPassed: false, quizWaiting: false });
  await attempt('Ataca duas ao mesmo tempo.');
  await grade((await reviews())[0]!.answerId, true);
  expect(await standing()).toEqual({ quizPassed: true, quizWaiting: false });
});

test('a quiz that no grade could pass does not wait', async () => {
  await attemptQuiz(db, student, lessonOf(course).id, [
    { questionId: lessonOf(course).questions[1]!.id, answer: 'Ataca duas.' },
  ]);
  expect(await getLesson(db, student, lessonOf(course).id)).toMatchObject({ quizPassed: false, quizWaiting: false });
});

/** What the student is told, without the achievements that come along. */
const toldOfReviews = async () =>
  (await listNotifications(db, student)).notifications.filter(({ href }) => href === `/course/${course.id}`);

describe('a grade', () => {
  const onlyReview = async () => {
    const [review] = [...(await reviews()), ...(await reviews({ state: 'graded' }))];
    if (!review) throw new Error('no review');
    return review;
  };

  test('that completes quiz and course pays for both once, certifies, and is told', async () => {
    expect(await attempt('Ataca duas.')).toMatchObject({ passed: false, score: 50, courseCompleted: false });
    const { answerId } = await onlyReview();
    const before = (await listEnrollments(db, student)).enrollments[0];
    expect(before).toMatchObject({ completed: false, certificateCode: null });
    expect(await grade(answerId, true, 'Muito bem!')).toMatchObject({
      score: 100,
      passed: true,
      review: { correct: true, feedback: 'Muito bem!' },
    });
    const after = (await listEnrollments(db, student)).enrollments[0];
    expect(after?.completed).toBe(true);
    expect(after?.certificateCode).toBeTruthy();
    const balance = async () => (await getStudent(db, professor, after?.id ?? 0)).level;
    expect(await balance()).toBe(2); // 20 for the lesson, 30 for the quiz, 100 for the course.
    await grade(answerId, true);
    expect(await balance()).toBe(2);
    expect((await toldOfReviews()).at(-1)).toMatchObject({
      title: 'Você passou no quiz!',
      text: 'Táticas, Aula 1: sua resposta vale 10 de 10 pontos. Muito bem!',
      href: `/course/${course.id}`,
    });
    expect((await getReport(db, professor, { period: '7d' })).totals).toMatchObject({
      quizAttempts: 1,
      quizzesPassed: 1,
      coursesCompleted: 1,
    });
  });

  test('that is sent twice at once is told once', async () => {
    await attempt('Ataca duas.');
    const { answerId } = await onlyReview();
    const grades = await Promise.all([grade(answerId, true, 'Muito bem!'), grade(answerId, true, 'Muito bem!')]);
    for (const given of grades)
      expect(given).toMatchObject({ score: 100, passed: true, review: { correct: true, feedback: 'Muito bem!' } });
    expect(await toldOfReviews()).toHaveLength(1);
  });

  test('that says wrong leaves the quiz to be tried again', async () => {
    await attempt('Porque sim.');
    const { answerId } = await onlyReview();
    expect(await grade(answerId, false, 'Pense no garfo.')).toMatchObject({ score: 50, passed: false });
    expect(await toldOfReviews()).toMatchObject([
      {
        title: 'Sua resposta foi corrigida',
        text: 'Táticas, Aula 1: sua resposta vale 0 de 10 pontos. Pense no garfo.',
      },
    ]);
    expect(await reviews()).toEqual([]);
    expect(await reviews({ state: 'graded' })).toHaveLength(1);
  });

  test('that is taken back takes nothing from the student', async () => {
    await attempt('Ataca duas.');
    const { answerId } = await onlyReview();
    await grade(answerId, true);
    expect(await grade(answerId, false)).toMatchObject({ score: 50, passed: true });
    expect((await listEnrollments(db, student)).enrollments[0]).toMatchObject({ completed: true });
  });

  test('of some points counts for that part, and is right from the pass mark on', async () => {
    await attempt('Ataca duas.');
    const { answerId } = await onlyReview();
    const give = (points: number) =>
      gradeAnswer(db, professor, GradeInput.parse({ answerId: String(answerId), points }));
    expect(await give(3)).toMatchObject({ score: 65, passed: false, review: { points: 3, correct: false } });
    expect(await give(4)).toMatchObject({ score: 70, passed: true, review: { points: 4, correct: false } });
    expect(await give(7)).toMatchObject({ score: 85, review: { points: 7, correct: true } });
    for (const points of [-1, 11, 5.5, undefined])
      expect(GradeInput.safeParse({ answerId: '1', points }).error?.issues[0]?.message).toBe('Dê de 0 a 10 pontos');
  });

  test('is not given to what is no essay', async () => {
    await attempt('Ataca duas.');
    const { answerId } = await onlyReview();
    await expect(grade(answerId - 1, true)).rejects.toThrow('Resposta não encontrada');
  });
});
