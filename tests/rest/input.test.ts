import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let student: Viewer;
let course: MadeCourse;

beforeAll(async () => {
  server = await startServer();
  student = await aStudent(server.db);
  course = await aCourse(server.db, await aProfessor(server.db), [{ quiz: [{}] }]);
  await server.rest('POST', '/enrollments', { as: student, body: { courseId: course.id } });
});

const save = (body: unknown) => server.rest('PUT', '/profile', { as: student, body });

describe('numbers in a path', () => {
  test.each([
    '0',
    '-0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '0x10',
    '1_000',
    '١',
    ' 1',
    '1 ',
    '2147483648',
    '9007199254740993',
    '99999999999999999999',
    'NaN',
    'Infinity',
    'null',
    'true',
    '1;drop',
    "1'--",
  ])('%j is no id', async id => {
    const { status, body } = await server.rest('GET', `/courses/${encodeURIComponent(id)}`, { as: student });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        code: 'BAD_REQUEST',
        reason: 'bad_request',
        message: 'Identificador inválido',
        issues: [{ path: 'id', message: 'Identificador inválido' }],
      },
    });
  });

  test('the largest id that a row can have is only unknown', async () => {
    expect(await server.rest('GET', '/courses/2147483647', { as: student })).toMatchObject({
      status: 404,
      body: { message: 'Curso não encontrado' },
    });
  });

  test.each(['0', '-1', '1e3', '0x10', '1.5', '', 'abc', '10001', '99999999999999999999'])(
    'page=%s is refused',
    async page => {
      expect(await server.rest('GET', `/courses?page=${page}`, { as: student })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'page' }] },
      });
    },
  );

  test('a page beyond the last is empty', async () => {
    expect(await server.rest('GET', '/courses?page=10000', { as: student })).toMatchObject({
      status: 200,
      body: { courses: [], total: 1 },
    });
  });
});

describe('values in a body', () => {
  test.each(['1', true, null, 1.5, -0, 0, -1, 2 ** 31, 2 ** 53, 1e300, [1], { value: 1 }])(
    'courseId %j is not turned into a number',
    async courseId => {
      expect(await server.rest('POST', '/enrollments', { as: student, body: { courseId } })).toMatchObject({
        status: 400,
        body: { message: 'Identificador inválido' },
      });
      expect(await server.rpc('mutation', 'enrollments.enrol', { courseId }, { as: student })).toMatchObject({
        status: 400,
        body: { error: { message: 'Identificador inválido' } },
      });
    },
  );

  test.each(['5', true, 0, 6, 4.5, null, [5]])(
    'rating %j is refused over both protocols, before and after a call over REST',
    async rating => {
      const id = 1;
      const refused = { status: 400, body: { error: { message: 'Dê de 1 a 5 estrelas' } } };
      expect(await server.rpc('mutation', 'enrollments.rate', { id, rating }, { as: student })).toMatchObject(refused);
      expect(await server.rest('PUT', `/enrollments/${id}/rating`, { as: student, body: { rating } })).toMatchObject({
        status: 400,
        body: { message: 'Dê de 1 a 5 estrelas' },
      });
      expect(await server.rpc('mutation', 'enrollments.rate', { id, rating }, { as: student })).toMatchObject(refused);
    },
  );

  test('an answer that is no text is refused', async () => {
    const { id: lessonId, questions } = course.lessons[0]!;
    for (const answer of [1, true, null, ['certa'], {}]) {
      const { status } = await server.rest('POST', `/lessons/${lessonId}/quiz`, {
        as: student,
        body: { answers: [{ questionId: questions[0]!.id, answer }] },
      });
      expect(status).toBe(400);
    }
  });

  test('a missing field is named, in Portuguese', async () => {
    const { body } = await server.rest('POST', '/lessons/1/quiz', { as: student, body: {} });
    expect(body).toEqual({
      code: 'BAD_REQUEST',
      reason: 'bad_request',
      message: 'Campo obrigatório',
      issues: [{ path: 'answers', message: 'Campo obrigatório' }],
    });
    expect(
      (
        await server.rest('POST', '/lessons/1/quiz', {
          as: student,
          body: { answers: [{ questionId: 'x', answer: 2 }] },
        })
      ).body.issues,
    ).toEqual([
      { path: 'answers.0.questionId', message: 'Identificador inválido' },
      { path: 'answers.0.answer', message: 'Valor de tipo inválido' },
    ]);
  });

  test('fields that nobody asked for change nothing', async () => {
    const extra = {
      role: 'admin',
      coins: 1_000,
      experience: 9_999,
      rating: 3_000,
      id: 1,
      email: 'x@y',
      passwordHash: 'x',
      ['__proto__']: { role: 'admin' },
      constructor: 1,
    };
    const { body } = await save({ fullName: 'Ana Lima', ...extra });
    expect(body).toMatchObject({
      user: {
        id: student.id,
        fullName: 'Ana Lima',
        role: 'student',
        coins: 0,
        experience: 0,
        rating: 1200,
        email: student.email,
      },
    });
    const registered = await server.rest('POST', '/auth/register', {
      body: { name: 'Eva', email: 'eva@exemplo.com', password: 'segredo', coins: 5, experience: 500, isAdmin: true },
    });
    expect(registered).toMatchObject({
      status: 200,
      body: { user: { role: 'student', coins: 0, experience: 0, level: 1, rating: 1200 } },
    });
    expect(
      await server.rest('POST', '/auth/register', {
        body: { name: 'Eva', email: 'eva2@exemplo.com', password: 'segredo', role: 'admin' },
      }),
    ).toMatchObject({ status: 400, body: { message: 'Escolha Aluno ou Professor' } });
  });
});

describe('texts', () => {
  test.each(['Ana\u0000', '\u0000\u0000', 'Ana\ud800', '\udc00Ana'])(
    '%j, which no database stores as it is, is refused',
    async fullName => {
      expect(await save({ fullName })).toMatchObject({
        status: 400,
        body: { message: 'O texto contém um caractere inválido' },
      });
      expect(
        await server.rest('GET', `/courses?search=${encodeURIComponent('\u0000')}`, { as: student }),
      ).toMatchObject({ status: 400 });
    },
  );

  test.each(['José da Conceição', '张伟 Wéi', 'محمد العلي', 'D\'Ávila <b>"x"</b>'])(
    '%s comes back as it went in',
    async fullName => {
      await save({ fullName, bio: fullName });
      expect(await server.rest('GET', '/profile', { as: student })).toMatchObject({
        body: { user: { fullName, bio: fullName } },
      });
    },
  );

  test('an accent that was typed apart from its letter is part of it in a name', async () => {
    await save({ fullName: 'Ja\u0301 Silva', bio: 'a\u0301' });
    expect(await server.rest('GET', '/profile', { as: student })).toMatchObject({
      body: { user: { fullName: 'Já Silva', bio: 'a\u0301' } },
    });
  });

  test('search signs mean themselves', async () => {
    await aCourse(server.db, await aProfessor(server.db, { fullName: 'Zoe' }), [], { title: '100% _tática_ \\o/' });
    const found = async (search: string) =>
      (await server.rest('GET', `/courses?search=${encodeURIComponent(search)}`, { as: student })).body.total;
    expect([
      await found('%'),
      await found('_'),
      await found('\\'),
      await found("'"),
      await found('100% _TATICA_ \\'),
      await found('%%'),
    ]).toEqual([1, 1, 1, 0, 1, 0]);
  });
});
