import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { startServer, type Answer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
const people: Record<string, Viewer> = {};
let open: MadeCourse;
let premium: MadeCourse;
let draft: MadeCourse;
let full: MadeCourse;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  Object.assign(people, { student: await aStudent(db), professor: await aProfessor(db), admin: await anAdmin(db) });
  const professor = people.professor!;
  open = await aCourse(db, professor, [{ quiz: [{}] }, {}, {}]);
  premium = await aCourse(db, professor, [{}], { priceCents: 1_000 });
  draft = await aCourse(db, professor, [{}], { status: 'draft' });
  full = await aCourse(db, professor, [], { maxStudents: 0 });
  await server.rest('POST', '/enrollments', { as: people.student!, body: { courseId: open.id } });
  await server.rest('POST', `/lessons/${open.lessons[0]!.id}/complete`, { as: people.student! });
});

type Said = { status: number; code: unknown; message: unknown; issues: unknown };
const overRest = ({ status, body }: Answer): Said => ({
  status,
  code: body.code,
  message: body.message,
  issues: body.issues,
});
const overRpc = ({ status, body }: Answer): Said => {
  const { message, data } = body.error as {
    message: string;
    data: { code: string; httpStatus: number; issues: unknown };
  };
  expect(data.httpStatus).toBe(status);
  return { status, code: data.code, message, issues: data.issues };
};

type Kind = [
  name: string,
  status: number,
  message: string,
  as: string | undefined,
  rest: () => [string, string, unknown?],
  rpc: () => ['query' | 'mutation', string, unknown?],
  headers?: Record<string, string>,
];

const kinds: Kind[] = [
  [
    'invalid input',
    400,
    'Identificador inválido',
    'student',
    () => ['GET', '/courses/0'],
    () => ['query', 'courses.get', { id: 0 }],
  ],
  [
    'several issues',
    400,
    'Por favor, preencha todos os campos obrigatórios',
    undefined,
    () => ['POST', '/auth/register', {}],
    () => ['mutation', 'auth.register', {}],
  ],
  [
    'an empty login',
    400,
    'Por favor, preencha todos os campos',
    undefined,
    () => ['POST', '/auth/login', { email: '', password: '' }],
    () => ['mutation', 'auth.login', { email: '', password: '' }],
  ],
  [
    'broken JSON',
    400,
    'JSON inválido',
    undefined,
    () => ['POST', '/auth/login', '{'],
    () => ['mutation', 'auth.login', '{'],
  ],
  [
    'a foreign question',
    400,
    'A resposta não é de uma questão deste quiz',
    'student',
    () => ['POST', `/lessons/${open.lessons[0]!.id}/quiz`, { answers: [{ questionId: 999, answer: 'x' }] }],
    () => ['mutation', 'lessons.quiz', { lessonId: open.lessons[0]!.id, answers: [{ questionId: 999, answer: 'x' }] }],
  ],
  ['no session', 401, 'Faça login para continuar', undefined, () => ['GET', '/auth/me'], () => ['query', 'auth.me']],
  [
    'wrong credentials',
    401,
    'Email ou senha incorretos',
    undefined,
    () => ['POST', '/auth/login', { email: 'a@b', password: 'x' }],
    () => ['mutation', 'auth.login', { email: 'a@b', password: 'x' }],
  ],
  [
    'the wrong role',
    403,
    'Acesso negado',
    'student',
    () => ['GET', '/courses/professor'],
    () => ['query', 'courses.professor'],
  ],
  [
    'a premium course',
    403,
    'Conteúdo premium',
    'student',
    () => ['POST', '/enrollments', { courseId: premium.id }],
    () => ['mutation', 'enrollments.enrol', { courseId: premium.id }],
  ],
  [
    'a foreign origin',
    403,
    'Origem não permitida',
    'student',
    () => ['POST', '/auth/logout'],
    () => ['mutation', 'auth.logout'],
    { origin: 'https://evil.example' },
  ],
  [
    'an unknown course',
    404,
    'Curso não encontrado',
    'student',
    () => ['GET', '/courses/999'],
    () => ['query', 'courses.get', { id: 999 }],
  ],
  [
    'a hidden lesson',
    404,
    'Lição não encontrada',
    'student',
    () => ['GET', `/lessons/${draft.lessons[0]!.id}`],
    () => ['query', 'lessons.get', { lessonId: draft.lessons[0]!.id }],
  ],
  ['an unknown place', 404, 'Não encontrado', undefined, () => ['GET', '/nada'], () => ['query', 'auth.nada']],
  [
    'the wrong method',
    405,
    'Método não permitido',
    undefined,
    () => ['GET', '/auth/login'],
    () => ['query', 'auth.login'],
  ],
  [
    'a full course',
    409,
    'Turma lotada',
    'student',
    () => ['POST', '/enrollments', { courseId: full.id }],
    () => ['mutation', 'enrollments.enrol', { courseId: full.id }],
  ],
  [
    'a second enrollment',
    409,
    'Você já está matriculado neste curso',
    'student',
    () => ['POST', '/enrollments', { courseId: open.id }],
    () => ['mutation', 'enrollments.enrol', { courseId: open.id }],
  ],
  [
    'a lesson out of turn',
    409,
    'Conclua a aula anterior primeiro',
    'student',
    () => ['POST', `/lessons/${open.lessons[2]!.id}/complete`],
    () => ['mutation', 'lessons.complete', { lessonId: open.lessons[2]!.id }],
  ],
  [
    'a form',
    415,
    'Envie o corpo como application/json',
    undefined,
    () => ['POST', '/auth/login', 'email=a'],
    () => ['mutation', 'auth.login', 'email=a'],
    { 'content-type': 'application/x-www-form-urlencoded' },
  ],
];

describe('an error says the same over REST and RPC', () => {
  test.each(kinds)('%s', async (_name, status, message, as, restCall, rpcCall, headers = {}) => {
    const call: Call = { headers, ...(as && { as: people[as]! }) };
    const [method, path, body] = restCall();
    const [type, procedure, input] = rpcCall();
    const ofRest = overRest(await server.rest(method, path, { ...call, ...(body !== undefined && { body }) }));
    const ofRpc = overRpc(
      await server.rpc(type, procedure, input, type === 'mutation' ? { ...call, body: input ?? {} } : call),
    );
    expect(ofRest).toMatchObject({ status, message });
    expect(ofRpc).toEqual(ofRest);
  });

  test('and so does a fault of the server, which tells nothing of what it was', async () => {
    const broken = await startServer();
    const student = await aStudent(broken.db);
    await broken.cookieOf(student);
    await broken.db.close();
    const expected = {
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Erro interno do servidor',
      issues: undefined,
    };
    const answers = [
      await broken.rest('GET', '/auth/me', { as: student }),
      await broken.rest('POST', '/auth/login', { body: { email: 'a@b', password: 'x' } }),
    ];
    const rpcAnswer = await broken.rpc('query', 'auth.me', undefined, { as: student });
    for (const answer of answers) expect(overRest(answer)).toEqual(expected);
    expect(overRpc(rpcAnswer)).toEqual(expected);
    for (const { body } of [...answers, rpcAnswer])
      expect(JSON.stringify(body)).not.toMatch(/stack|sqlite|database|select|\.ts|node_modules/i);
    expect(broken.logged.filter(line => (JSON.parse(line) as { level: number }).level >= 50)).toHaveLength(3);
  });
});

describe('an answer is the same over REST and RPC', () => {
  test.each([
    ['/profile', 'profile.get', undefined],
    ['/courses', 'courses.list', {}],
    ['/courses/1', 'courses.get', { id: 1 }],
    ['/courses/1/lessons', 'lessons.ofCourse', { courseId: 1 }],
    ['/enrollments', 'enrollments.list', undefined],
    ['/enrollments/1/progress', 'enrollments.progress', { id: 1 }],
  ])('%s', async (path, procedure, input) => {
    const rest = await server.rest('GET', path, { as: people.student! });
    const rpc = await server.rpc('query', procedure, input, { as: people.student! });
    expect(rest.status).toBe(200);
    expect(rpc.body.result).toEqual({ data: rest.body });
  });

  test('but for a file: over REST it is what is saved, over RPC its name and text', async () => {
    const [lesson, as] = [open.lessons[0], people.professor!];
    const body = { chapters: [{ title: 'Peão', mode: 'ler', side: 'white', pgn: '1. e4 { Bom. } *' }] };
    await server.rest('PUT', `/lessons/${lesson!.id}/chapters`, { as, body });
    const rest = await server.rest('GET', `/lessons/${lesson!.id}/chapters.pgn`, { as });
    const rpc = await server.rpc('query', 'chapters.exportPgn', { lessonId: lesson!.id }, { as });
    expect(rest.headers.get('content-type')).toBe('application/x-chess-pgn; charset=utf-8');
    expect(rest.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''licao-${lesson!.id}.pgn`);
    expect(rest.text).toContain('[ChapterName "Peão"]');
    expect(rpc.body.result).toEqual({ data: { filename: `licao-${lesson!.id}.pgn`, pgn: rest.text } });
  });
});
