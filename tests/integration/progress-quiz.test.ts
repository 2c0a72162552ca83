import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { quizAnswers, quizAttempts } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { attemptQuiz, startQuiz } from '../../server/features/progress/attempts.service.ts';
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

  test('says what was right; the answers and why only by the third failed try', async () => {
    const lesson = await quizOf([{}, { type: 'true_false', correctAnswer: 'false' }]);
    const [choice, statement] = lesson.questions;
    const failing = [
      { questionId: statement!.id, answer: 'false' },
      { questionId: choice!.id, answer: 'errada' },
    ];
    for (let tried = 0; tried < 2; tried += 1) {
      const result = await attemptQuiz(db, student, lesson.id, failing);
      expect(result).toMatchObject({ score: 50, passed: false });
      expect(result.questions).toEqual([
        { questionId: choice!.id, correct: false, correctAnswer: null, explanation: null },
        { questionId: statement!.id, correct: true, correctAnswer: null, explanation: null },
      ]);
    }
    expect((await attemptQuiz(db, student, lesson.id, failing)).questions).toEqual([
      { questionId: choice!.id, correct: false, correctAnswer: 'certa', explanation: 'Porque sim' },
      { questionId: statement!.id, correct: true, correctAnswer: 'false', explanation: 'Porque sim' },
    ]);
  });

  test('that passes shows the answers and why, and so does every try after it', async () => {
    const lesson = await quizOf([{}]);
    const shown = [{ correctAnswer: 'certa', explanation: 'Porque sim' }];
    expect((await attemptQuiz(db, student, lesson.id, answersOf(lesson))).questions).toMatchObject(shown);
    expect((await attemptQuiz(db, student, lesson.id, answersOf(lesson, 'errada'))).questions).toMatchObject(shown);
  });

  test('waits five minutes before the fourth try and every later one, and says until when', async () => {
    const lesson = await quizOf([{}]);
    const moment = (seconds: number): Date => new Date(Date.UTC(2026, 10, 23, 15, 0, seconds));
    const fail = (seconds: number) => attemptQuiz(db, student, lesson.id, answersOf(lesson, 'errada'), moment(seconds));
    for (const second of [0, 1, 2]) await fail(second);
    const pause = {
      code: 'CONFLICT',
      retryAfter: 1,
      message: 'A partir da quarta tentativa há 5 minutos entre uma e outra: reveja a aula e tente de novo às 12:06.',
    };
    await expect(fail(301)).rejects.toMatchObject(pause);
    await expect(startQuiz(db, student, lesson.id, moment(301))).rejects.toMatchObject(pause);
    expect(await fail(302)).toMatchObject({ passed: false });
    await expect(fail(303)).rejects.toMatchObject({ retryAfter: 299 });
    // Once it is begun, it may be handed in at any time.
    await startQuiz(db, student, lesson.id, moment(602));
    expect(await attemptQuiz(db, student, lesson.id, answersOf(lesson), moment(603))).toMatchObject({ passed: true });
    for (const second of [604, 605]) await fail(second);
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
      { correct: true, correctAnswer: null, explanation: null },
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
