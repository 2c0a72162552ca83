/**
 * A professor and a student, both behind the client that openapi-fetch makes of openapi.json, at an academy that runs
 * as a process of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components, paths } from '../../dist/types/rest.d.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-story-'));
let academy: Academy;
beforeAll(async () => {
  academy = await startAcademy(folder, { DEMO: '1' });
});
afterAll(async () => {
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
});

const clientWith = (headers: Record<string, string> = {}) =>
  createClient<paths>({ baseUrl: `${academy.url}/api`, headers });
type Answered<Data> = { data?: Data; error?: unknown; response: Response };

/** What was answered. @throws Error with the refusal, if that was the answer. */
const told = <Data>({ data, error, response }: Answered<Data>): Data => {
  if (data === undefined) throw new Error(`${response.status}: ${JSON.stringify(error)}`);
  return data;
};

const cookieIn = (response: Response): { cookie: string } => ({
  cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
});
const signIn = async (email: string) =>
  clientWith(cookieIn((await clientWith().POST('/auth/login', { body: { email, password: 'demo1234' } })).response));

const joinSchool = async (fullName: string, username: string) => {
  const body = {
    fullName,
    username,
    email: `${username}@exemplo.com.br`,
    password: 'peao-passado-7',
    role: 'student' as const,
  };
  const { data, error, response } = await clientWith().POST('/auth/register', { body });
  return { user: told({ data, error, response }).user, client: clientWith(cookieIn(response)) };
};

type Question = components['schemas']['Question'];
const answersOf = (questions: Question[], pick: (question: Question) => string) =>
  questions.map(question => ({ questionId: question.id, answer: pick(question) }));

test(`a professor publishes a course; a student takes it, fails and passes its quiz, claims, buys; and the \
professor sees it all`, async () => {
  const professor = await signIn('professor@academia.demo');
  const quiz = {
    title: 'Quiz: o mate do pastor',
    timeLimit: 5,
    questions: [
      { question: 'Que casa ele ataca?', type: 'multiple_choice' as const, options: ['f7', 'a2'], correctAnswer: 'f7' },
      {
        question: 'Quem a defende?',
        type: 'multiple_choice' as const,
        options: ['O rei', 'A dama'],
        correctAnswer: 'O rei',
      },
    ],
  };
  const draft = told(
    await professor.POST('/courses', {
      body: {
        title: 'Mates rápidos',
        description: 'Como dar, e como evitar.',
        category: 'tactics',
        difficulty: 'iniciante',
        draft: true,
        lessons: [{ title: 'O mate do pastor', description: 'Quatro lances.', duration: 15, quiz }],
      },
    }),
  ).course;
  expect(draft.status).toBe('draft');

  const { user, client: student } = await joinSchool('Nina Prado', 'nina.prado');
  const hidden = await student.GET('/courses/{id}', { params: { path: { id: draft.id } } });
  expect([hidden.response.status, hidden.error?.code]).toEqual([404, 'NOT_FOUND']);

  const course = told(
    await professor.PUT('/courses/{id}', {
      params: { path: { id: draft.id } },
      body: { isActive: true, version: draft.version },
    }),
  ).course;
  expect(course.status).toBe('active');
  const { courses } = told(await student.GET('/courses', { params: { query: { search: 'mates rapidos' } } }));
  expect(courses.map(({ id }) => id)).toEqual([course.id]);

  const { enrollment } = told(await student.POST('/enrollments', { body: { courseId: course.id } }));
  const lessonId = course.lessons[0]?.id ?? 0;
  const { lesson } = told(await student.GET('/lessons/{lessonId}', { params: { path: { lessonId } } }));
  const questions = lesson.quiz?.questions ?? [];
  expect(questions.map(({ correctAnswer }) => correctAnswer)).toEqual([undefined, undefined]);

  const path = { params: { path: { lessonId } } };
  const tooSoon = await student.POST('/lessons/{lessonId}/quiz', { ...path, body: { answers: [] } });
  expect([tooSoon.response.status, tooSoon.error?.message]).toEqual([409, 'Conclua a aula antes de fazer o quiz']);
  told(await student.POST('/lessons/{lessonId}/complete', path));

  const failed = told(
    await student.POST('/lessons/{lessonId}/quiz', {
      ...path,
      body: { answers: answersOf(questions, ({ options }) => options[1] ?? '') },
    }),
  );
  expect([failed.score, failed.passed, failed.courseCompleted]).toEqual([0, false, false]);
  expect(failed.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([null, null]);
  const passed = told(
    await student.POST('/lessons/{lessonId}/quiz', {
      ...path,
      body: { answers: answersOf(questions, ({ options }) => options[0] ?? '') },
    }),
  );
  expect([passed.score, passed.passed, passed.courseCompleted]).toEqual([100, true, true]);

  const { certificate } = told(
    await clientWith().GET('/certificates/{code}', { params: { path: { code: passed.certificateCode ?? '' } } }),
  );
  expect([certificate.studentName, certificate.courseTitle]).toEqual(['Nina Prado', 'Mates rápidos']);

  const claim = { params: { path: { id: 'aula-do-dia' } } };
  const { mission, rewards } = told(await student.POST('/missions/{id}/claim', claim));
  expect([mission.claimed, rewards]).toEqual([true, { experience: mission.xpReward, coins: mission.coinReward }]);
  expect((await student.POST('/missions/{id}/claim', claim)).response.status).toBe(409);

  const admin = await signIn('admin@academia.demo');
  const product = {
    category: 'notebook',
    kind: 'notebook',
    name: 'Caderno de bolso',
    description: 'Vinte diagramas.',
    price: 5,
    level: 'beginner',
    stock: 1,
  } as const;
  const { item } = told(await admin.POST('/store/items', { body: product }));
  const { summary } = told(await student.GET('/missions/summary'));
  const purchase = { body: { itemId: item.id, clientKey: 'compra-da-nina', price: 5 } };
  const bought = told(await student.POST('/store/orders', purchase));
  expect([bought.order.itemName, bought.coins]).toEqual(['Caderno de bolso', summary.coins - 5]);
  expect(told(await student.POST('/store/orders', purchase)).order.id).toBe(bought.order.id);

  const { students } = told(await professor.GET('/professor/students', { params: { query: { courseId: course.id } } }));
  expect(students.map(({ id, name, status, progress }) => ({ id, name, status, progress }))).toEqual([
    { id: user.id, name: 'Nina Prado', status: 'concluído', progress: 100 },
  ]);
  const { student: seen } = told(
    await professor.GET('/professor/students/{enrollmentId}', { params: { path: { enrollmentId: enrollment.id } } }),
  );
  expect(seen.lessons[0]?.attempts.map(({ passed: isPassed }) => isPassed).toSorted()).toEqual([false, true]);
  const { report } = told(
    await professor.GET('/reports', { params: { query: { courseId: course.id, period: '7d' } } }),
  );
  expect(report.totals).toMatchObject({
    enrollments: 1,
    lessonsCompleted: 1,
    quizAttempts: 2,
    quizzesPassed: 1,
    coursesCompleted: 1,
  });
});
