/** What is to be found on a board stays on the server until it is played: every read, over both protocols. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { QuizForm } from '../../server/features/teaching/lesson-form.schema.ts';
import { saveQuiz } from '../../server/features/teaching/quiz.service.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type Answer, type TestServer } from '../support/server.ts';

/**
 * The right moves in every notation, the professor's words about them, and our mark. The squares of a move are digits
 * of random ids as well: there they stand among others.
 */
const SECRETS = /Nc7|Cc7|Nxa8|Cxa8|Os dois|%right|[RT]a7|na penúltima fila|(?<![\da-f])(?:d5c7|c7a8|a2a7)(?![\da-f])/;
const FORK =
  '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n' +
  '1. Cc7+ { Os dois! [%right] } ( 1. Ce7 { Só o rei vê isso. } Rxe7 ) 1... Rd7 2. Cxa8 { [%right] } *';
const QUIZ = QuizForm.parse({
  title: 'Quiz',
  questions: [
    {
      type: 'board',
      question: 'Prenda o rei.',
      fen: '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1',
      lines: ['Ta7'],
      explanation: 'A torre fica na penúltima fila.',
    },
  ],
});

const reads = endpointsOf(appRouter).filter(({ method }) => method === 'GET');
let server: TestServer;
let professor: Viewer;
const students: Record<string, Viewer> = {};
let lessonId: number;
let chapterId: number;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  professor = await aProfessor(db);
  Object.assign(students, { enrolled: await aStudent(db), other: await aStudent(db) });
  const course = await aCourse(db, professor, [{}, {}]);
  lessonId = course.lessons[0]!.id;
  await enrol(db, students.enrolled!, course.id);
  await completeLesson(db, students.enrolled!, lessonId);
  await db.write(tx => saveQuiz(tx, lessonId, QUIZ, new Date()));
  const [chapter] = await saveChapters(db, professor, {
    lessonId,
    chapters: [{ title: 'Garfo', mode: 'responder', goal: null, side: 'white', pgn: FORK }],
  });
  chapterId = chapter!.id;
});

const IDS = [1, 2];
const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** An operation over both protocols, for whatever rows there are. */
const answersTo = async ({ path, operationId }: (typeof reads)[number], as: Viewer): Promise<Answer[]> => {
  const names = namesIn(path);
  const ids = names.length > 0 ? IDS : [0];
  return Promise.all(
    ids.flatMap(id => [
      server.rest('GET', path.replaceAll(/\{\w+\}/g, String(id)), { as }),
      server.rpc('query', operationId.replaceAll('-', '.'), Object.fromEntries(names.map(name => [name, id])), { as }),
    ]),
  );
};
const toldIn = (answers: readonly Answer[]): string[] =>
  answers.map(({ text }) => text).filter(text => SECRETS.test(text));

describe.each(['enrolled', 'other'])('a student who is %s', who => {
  test.each(reads)('reads nothing of what is to be found in $path', async read => {
    expect(toldIn(await answersTo(read, students[who]!))).toEqual([]);
  });
});

test('a wrong answer tells its refutation and nothing of the right one, over both protocols', async () => {
  const as = students.enrolled!;
  const started = await server.rest('POST', `/lessons/${lessonId}/quiz/start`, { as });
  const [question] = started.body.questions as [{ id: number }];
  const answers = [{ questionId: question.id, answer: 'Tb7' }];
  const wrong = { move: 'Ce7', path: [] };
  const replies = [
    started,
    await server.rpc('mutation', 'lessons.startQuiz', { lessonId }, { as }),
    await server.rest('PUT', `/lessons/${lessonId}/quiz/answers`, { as, body: { answers } }),
    await server.rest('POST', `/lessons/${lessonId}/quiz`, { as, body: { answers } }),
    await server.rpc('mutation', 'lessons.quiz', { lessonId, answers }, { as }),
    await server.rest('POST', `/chapters/${chapterId}/moves`, { as, body: wrong }),
    await server.rpc('mutation', 'chapters.move', { chapterId, ...wrong }, { as }),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(replies.at(-1)?.text).toContain('Só o rei vê isso.');
  expect(toldIn(replies)).toEqual([]);
});

test('the course’s professor reads all of it', async () => {
  const answers = [
    await server.rest('GET', `/lessons/${lessonId}`, { as: professor }),
    await server.rest('GET', `/lessons/${lessonId}/chapters`, { as: professor }),
    await server.rest('GET', `/lessons/${lessonId}/chapters.pgn`, { as: professor }),
  ];
  expect(toldIn(answers)).toHaveLength(3);
});
