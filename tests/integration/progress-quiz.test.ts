import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { quizAnswers, quizAttempts } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { attemptQuiz, completeLesson } from '../../server/features/progress/progress.service.ts';
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

describe('answering a quiz', () => {
  const quizOf = async (quiz: NonNullable<Parameters<typeof aCourse>[2]>[number]['quiz']): Promise<Lesson> => {
    const {
      lessons: [lesson],
    } = await enrolledIn([{ quiz: quiz! }, {}]);
    await completeLesson(db, student, lesson!.id);
    return lesson!;
  };

  test('comes after the lesson', async () => {
    const {
      lessons: [lesson],
    } = await enrolledIn([{ quiz: [{}] }]);
    await expect(attemptQuiz(db, student, lesson!.id, answersOf(lesson))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Conclua a aula antes de fazer o quiz',
    });
  });

  test('needs a quiz', async () => {
    const {
      lessons: [lesson],
    } = await enrolledIn([{}]);
    await completeLesson(db, student, lesson!.id);
    await expect(attemptQuiz(db, student, lesson!.id, [])).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Quiz não encontrado',
    });
  });

  test.each([
    [7, 70, true],
    [6, 60, false],
  ])('%i of 10 right answers are %i%%: passed is %s', async (right, score, passed) => {
    const lesson = await quizOf(Array.from({ length: 10 }, () => ({})));
    const answers = lesson.questions.map(({ id }, i) => ({ questionId: id, answer: i < right ? 'certa' : 'errada' }));
    expect(await attemptQuiz(db, student, lesson.id, answers)).toMatchObject({ score, passed });
  });

  test('rounds the score down: two of three are 66% and not enough', async () => {
    const lesson = await quizOf([{}, {}, {}]);
    expect(await attemptQuiz(db, student, lesson.id, answersOf(lesson).slice(1))).toMatchObject({
      score: 66,
      passed: false,
    });
  });

  test('shows the answers and why, only then', async () => {
    const lesson = await quizOf([{}, { type: 'true_false', correctAnswer: 'false' }]);
    const [choice, statement] = lesson.questions;
    const result = await attemptQuiz(db, student, lesson.id, [
      { questionId: statement!.id, answer: 'false' },
      { questionId: choice!.id, answer: 'errada' },
    ]);
    expect(result).toMatchObject({ score: 50, passed: false });
    expect(result.questions).toEqual([
      { questionId: choice!.id, correct: false, correctAnswer: 'certa', explanation: 'Porque sim' },
      { questionId: statement!.id, correct: true, correctAnswer: 'false', explanation: 'Porque sim' },
    ]);
  });

  test('counts a question left out, or left blank, as wrong', async () => {
    const lesson = await quizOf([{}, {}, { type: 'essay', correctAnswer: 'modelo' }]);
    const { score, questions } = await attemptQuiz(db, student, lesson.id, [
      { questionId: lesson.questions[0]!.id, answer: 'certa' },
      { questionId: lesson.questions[2]!.id, answer: '  ' },
    ]);
    expect([score, questions.map(({ correct }) => correct)]).toEqual([33, [true, false, false]]);
  });

  test('lets an essay wait for its professor: neither right nor wrong yet', async () => {
    const lesson = await quizOf([{}, { type: 'essay', correctAnswer: 'modelo' }]);
    const result = await attemptQuiz(db, student, lesson.id, answersOf(lesson));
    expect(result).toMatchObject({ score: 50, passed: false, waiting: true });
    expect(result.questions).toMatchObject([
      { correct: true, correctAnswer: 'certa', explanation: 'Porque sim' },
      { correct: null, correctAnswer: null, explanation: null },
    ]);
    expect(
      await db.read
        .select({ answer: quizAnswers.answer, correct: quizAnswers.correct })
        .from(quizAnswers)
        .orderBy(quizAnswers.id),
    ).toEqual([
      { answer: 'certa', correct: true },
      { answer: 'modelo', correct: null },
    ]);
  });

  test('refuses questions of other quizzes and repeated ones, and keeps nothing of such an attempt', async () => {
    const lesson = await quizOf([{}, {}]);
    const other = await quizOf([{}]);
    const [first] = answersOf(lesson);
    await expect(attemptQuiz(db, student, lesson.id, answersOf(other))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'A resposta não é de uma questão deste quiz',
    });
    await expect(attemptQuiz(db, student, lesson.id, [first!, first!])).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Responda cada questão uma só vez',
    });
    expect(await db.read.select({ count: count() }).from(quizAttempts)).toEqual([{ count: 0 }]);
  });

  test('can be repeated; a passed quiz stays passed, every attempt is kept and one is paid', async () => {
    const lesson = await quizOf([{}]);
    const paid = [];
    for (const answer of ['errada', 'certa', 'errada', 'certa'])
      paid.push((await attemptQuiz(db, student, lesson.id, answersOf(lesson, answer))).rewards.coins);
    expect(paid).toEqual([0, 10, 0, 0]);
    expect(
      await db.read
        .select({ score: quizAttempts.score, passed: quizAttempts.passed })
        .from(quizAttempts)
        .orderBy(quizAttempts.id),
    ).toEqual([
      { score: 0, passed: false },
      { score: 100, passed: true },
      { score: 0, passed: false },
      { score: 100, passed: true },
    ]);
  });
});
