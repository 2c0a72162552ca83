import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import type { Access } from '../../server/trpc/access.ts';
import { extent } from '../../server/harness/extent.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const people: Record<Viewer['role'], Viewer> = {} as Record<Viewer['role'], Viewer>;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  // None of the callers has the first number: administrators may deactivate the one who has it.
  await aStudent(db);
  Object.assign(people, { student: await aStudent(db), professor: await aProfessor(db), admin: await anAdmin(db) });
  const course = await aCourse(db, people.professor, [{ quiz: [{}] }]);
  await server.rest('POST', '/enrollments', { as: people.student, body: { courseId: course.id } });
});

const roles: Viewer['role'][] = ['student', 'professor', 'admin'];
const allowed: Record<Access, Viewer['role'][]> = {
  anyone: roles,
  session: roles,
  signedIn: roles,
  student: ['student'],
  professor: ['professor', 'admin'],
  admin: ['admin'],
};
const endpoints = endpointsOf(appRouter).map(({ method, path, access = 'admin' }) => ({ method, path, access }));
const filled = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, value);
const withBody = (method: string, body: unknown) => (method === 'GET' || method === 'DELETE' ? {} : { body });

describe('who may call', () => {
  test.each(endpoints)('$method $path ($access)', async ({ method, path, access }) => {
    const call = { ...withBody(method, {}) };
    const anonymous = await server.rest(method, filled(path, '1'), call);
    if (access !== 'anyone')
      expect(anonymous).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHORIZED', message: 'Faça login para continuar' },
      });
    for (const role of roles) {
      // A sign-out is allowed, but would end the session that the next test uses.
      if (path === '/auth/logout') continue;
      const { status, body } = await server.rest(method, filled(path, '1'), { ...call, as: people[role] });
      const refused = { status, message: body.message };
      const expected = { status: 403, message: 'Acesso negado' };
      if (allowed[access].includes(role)) expect(refused).not.toEqual(expected);
      else expect(refused).toEqual(expected);
    }
  });
});

/** The names of what a procedure takes. */
const inputNames = (name: string): string[] => {
  type Input = { shape?: object; def: { innerType?: Input } };
  const { inputs } = (appRouter._def.procedures as unknown as Record<string, { _def: { inputs: Input[] } }>)[name]!
    ._def;
  return inputs.flatMap(({ shape, def }) => Object.keys(shape ?? def.innerType?.shape ?? {}));
};

describe('no input makes the server fail', () => {
  const inPaths = [
    '0',
    '-1',
    '1e9',
    'abc',
    '99999999999',
    '2147483647',
    '%00',
    '%F0%9F%91%91',
    "1'%20or%201=1",
    '..%2f',
    'x'.repeat(2_000),
  ];
  const inQueries = ['', '%00', '%ED%A0%80', '1', '-1', '1e3', 'x'.repeat(3_000), '%25', "'", '2147483648'];
  const values = [
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '💥'.repeat(3),
    'x'.repeat(10_000),
    -1,
    0,
    1.5,
    2 ** 31,
    1e308,
    true,
    [],
    [[]],
    {},
    [null],
    { id: 1 },
    ['a', 1],
    [
      { questionId: 1, answer: 'x' },
      { questionId: 1, answer: 'y' },
    ],
  ];
  /** What lets a call get past its other fields. */
  const plausible: Record<string, unknown> = {
    fullName: 'Ana',
    name: 'Ana',
    email: 'ana@exemplo.com',
    password: 'segredo',
    courseId: 1,
    rating: 5,
    answers: [],
    mode: 'blitz',
    timeControl: '300',
    pgn: 'e4 e5',
    result: '1-0',
    ply: 1,
    text: 'Oi',
  };

  /** In full all of them; otherwise every third, from another one at each turn: fields share their checks. */
  const EVERY = extent(3, 1);
  const some = <T>(all: readonly T[], turn: number): T[] => all.filter((_, at) => (at + turn) % EVERY === 0);

  test.each(Object.keys(appRouter._def.procedures).map((name, turn) => ({ name, turn, ...endpoints[turn]! })))(
    'of $name',
    async ({ name, turn, method, path, access }) => {
      const names = inputNames(name);
      const asked = <T>(all: readonly T[]) =>
        names.flatMap((field, i) => some(all, turn + i).map(value => ({ field, value })));
      const bodies = [{}, ...asked(values).map(({ field, value }) => ({ ...plausible, [field]: value }))];
      const queries = asked(inQueries).map(({ field, value }) => `?${field}=${value}`);
      const targets = path.includes('{') ? some(inPaths, turn).map(value => filled(path, value)) : [];
      const calls: { target: string; body?: object }[] = [
        ...targets.map(target => ({ target, body: plausible })),
        ...(method === 'GET'
          ? queries.map(query => ({ target: `${filled(path, '1')}${query}` }))
          : bodies.map(body => ({ target: filled(path, '1'), body }))),
      ];
      const broken: string[] = [];
      const probe = async ({ target, body }: (typeof calls)[number], as: Viewer | undefined): Promise<void> => {
        const { status } = await server.rest(method, target, {
          ...(as && { as }),
          ...(body && withBody(method, body)),
        });
        if (status >= 500) broken.push(`${status} ${target} ${JSON.stringify(body)}`);
      };
      // Whoever is let in meets the same checks first; in full they are met by everybody who is let in.
      const roles = extent(allowed[access].slice(0, 1), allowed[access]);
      for (const as of access === 'anyone' ? [undefined] : roles.map(role => people[role]))
        await Promise.all(calls.map(call => probe(call, as)));
      expect(broken).toEqual([]);
    },
  );
});
