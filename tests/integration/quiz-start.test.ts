import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { quizAttempts } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { attemptQuiz, keepAnswers, startQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

const START = new Date('2026-11-23T15:00:00Z').getTime();
const at = (seconds: number): Date => new Date(START + seconds * 1_000);
/** The quizzes of the harness take five minutes. */
const LIMIT = 300;

let db: Db;
let student: Viewer;
let lesson: MadeCourse['lessons'][number];

const OPTIONS = ['certa', 'torre', 'cavalo', 'bispo', 'dama', 'peão'];
const right = () => lesson.questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer }));

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
  const course = await aCourse(db, await aProfessor(db), [{ quiz: Array(5).fill({ options: OPTIONS }) }]);
  [lesson] = course.lessons as [typeof lesson];
  await enrol(db, student, course.id);
  await completeLesson(db, student, lesson.id, at(-10));
});

const start = (seconds: number) => startQuiz(db, student, lesson.id, at(seconds));
const keep = (seconds: number, answers = right()) => keepAnswers(db, student, lesson.id, answers, at(seconds));
const handIn = (seconds: number, answers = right()) => attemptQuiz(db, student, lesson.id, answers, at(seconds));

describe('a quiz that is begun', () => {
  test('says when its time ends, and goes on where it was when it is asked for again', async () => {
    const begun = await start(0);
    expect(begun).toMatchObject({
      startedAt: at(0).toISOString(),
      deadline: at(LIMIT).toISOString(),
      secondsLeft: LIMIT,
      answers: [],
    });
    const [first] = right();
    expect(await keep(60, [first!])).toEqual({ secondsLeft: LIMIT - 60 });
    expect(await start(100)).toEqual({ ...begun, secondsLeft: LIMIT - 100, answers: [first] });
  });

  test('has its questions and their options mixed anew each time, and holds no answers', async () => {
    const orders = [];
    for (let seconds = 0; seconds < 2_000; seconds += 400) {
      const { questions } = await start(seconds);
      expect(questions.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(lesson.questions.map(({ id }) => id));
      for (const question of questions) {
        expect(Object.keys(question).toSorted()).toEqual(['id', 'options', 'question', 'type']);
        expect(question.options.toSorted()).toEqual(OPTIONS.toSorted());
      }
      orders.push(JSON.stringify(questions));
      await handIn(seconds, []);
    }
    expect(new Set(orders).size).toBe(orders.length);
    expect(new Set(orders.map(order => order.indexOf('"certa"'))).size).toBeGreaterThan(1);
  });

  test('is graded as it stood at the deadline when it comes later', async () => {
    await start(0);
    await keep(200, right().slice(0, 2));
    expect(await handIn(LIMIT + 4)).toMatchObject({ score: 40, passed: false });
    await expect(keep(LIMIT + 5)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Este quiz não está em andamento',
    });
  });

  test('that is sent at the last moment counts as sent', async () => {
    await start(0);
    expect(await handIn(LIMIT + 2)).toMatchObject({ score: 100, passed: true });
  });

  test('takes no answers after the deadline', async () => {
    await start(0);
    await expect(keep(LIMIT + 1)).rejects.toMatchObject({ code: 'CONFLICT', message: 'O tempo deste quiz terminou' });
  });

  test('and left is handed in as it stood when another is begun', async () => {
    await start(0);
    await keep(10, right().slice(0, 1));
    expect(await start(5_000)).toMatchObject({ startedAt: at(5_000).toISOString(), answers: [] });
    expect(await db.read.select().from(quizAttempts)).toMatchObject([
      { score: 20, passed: false, createdAt: at(LIMIT) },
    ]);
  });

  test('keeps no answer to a question of another quiz, nor two to one', async () => {
    await start(0);
    await expect(keep(1, [{ questionId: 999_999, answer: 'a' }])).rejects.toThrow('não é de uma questão deste quiz');
    await expect(keep(1, [...right(), ...right()])).rejects.toThrow('Responda cada questão uma só vez');
    expect((await start(2)).answers).toEqual([]);
  });
});

test('a quiz that was not begun counts as begun when it is handed in', async () => {
  expect(await handIn(0)).toMatchObject({ score: 100, passed: true });
});

test('no quiz is begun before its lesson is completed, nor by who is not enrolled', async () => {
  const [other] = (await aCourse(db, await aProfessor(db), [{ quiz: [{}] }])).lessons;
  await expect(startQuiz(db, student, other!.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
