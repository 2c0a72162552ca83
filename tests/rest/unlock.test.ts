/** Unlocking a course, for every caller and over both protocols. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { startServer, type Answer, type TestServer } from '../support/server.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

let server: TestServer;
let course: MadeCourse;
let full: MadeCourse;
let free: MadeCourse;
const people: Record<string, Viewer> = {};

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  Object.assign(people, {
    rich: await aStudent(db),
    poor: await aStudent(db),
    professor: await aProfessor(db),
    admin: await anAdmin(db),
  });
  await giveCoins(db, people.rich!.id, 1_000);
  course = await aCourse(db, people.professor!, [{}], { priceCents: 4_990 });
  full = await aCourse(db, people.professor!, [{}], { priceCents: 4_990, maxStudents: 0 });
  free = await aCourse(db, people.professor!);
});

const protocols = {
  REST: (courseId: number, body: object, as?: Viewer) =>
    server.rest('POST', `/courses/${courseId}/unlock`, { body, ...(as && { as }) }),
  RPC: (courseId: number, body: object, as?: Viewer) =>
    server.rpc('mutation', 'enrollments.unlock', undefined, { body: { courseId, ...body }, ...(as && { as }) }),
} as const;
const saidBy = ({ body }: Answer): unknown => body.message ?? (body.error as { message?: string } | undefined)?.message;
const resultOf = ({ body }: Answer) =>
  ((body.result as { data: unknown } | undefined)?.data ?? body) as {
    enrollment: { accessUntil: string };
    coins: number;
  };

const refusals: [
  name: string,
  as: string | undefined,
  course: () => number,
  body: () => object,
  status: number,
  message: string,
][] = [
  ['nobody', undefined, () => course.id, () => ({ clientKey: aKey() }), 401, 'Faça login para continuar'],
  ['a professor', 'professor', () => course.id, () => ({ clientKey: aKey() }), 403, 'Acesso negado'],
  ['an administrator', 'admin', () => course.id, () => ({ clientKey: aKey() }), 403, 'Acesso negado'],
  ['too few coins', 'poor', () => course.id, () => ({ clientKey: aKey() }), 409, 'Você não tem moedas suficientes'],
  ['a full class', 'rich', () => full.id, () => ({ clientKey: aKey() }), 409, 'Turma lotada'],
  ['a free course', 'rich', () => free.id, () => ({ clientKey: aKey() }), 409, 'Este curso já está aberto para você'],
  [
    'another price',
    'rich',
    () => course.id,
    () => ({ clientKey: aKey(), price: 1 }),
    409,
    'O preço mudou. Confira antes de confirmar.',
  ],
  ['an unknown course', 'rich', () => 999_999, () => ({ clientKey: aKey() }), 404, 'Curso não encontrado'],
  ['no mark', 'rich', () => course.id, () => ({}), 400, 'Identificador inválido'],
  ['a mark too short', 'rich', () => course.id, () => ({ clientKey: 'abc' }), 400, 'Identificador inválido'],
];

describe.each(['REST', 'RPC'] as const)('over %s', protocol => {
  test.each(refusals)('%s is refused', async (_, as, courseId, body, status, message) => {
    const answer = await protocols[protocol](courseId(), body(), as ? people[as] : undefined);
    expect([answer.status, saidBy(answer)]).toEqual([status, message]);
  });

  test('a student unlocks, and the same mark again pays nothing', async () => {
    const { db } = server;
    const student = await aStudent(db);
    await giveCoins(db, student.id, 60);
    const body = { clientKey: aKey(), price: 50 };
    const first = await protocols[protocol](course.id, body, student);
    expect(first.status).toBe(200);
    expect(resultOf(first).coins).toBe(10);
    expect(Date.parse(resultOf(first).enrollment.accessUntil) - Date.now()).toBeGreaterThan(29 * DAY_MS);
    expect(resultOf(await protocols[protocol](course.id, body, student))).toEqual(resultOf(first));
    expect((await server.rest('GET', `/courses/${course.id}`, { as: student })).body).toMatchObject({
      course: { locked: false, enrollment: { accessUntil: resultOf(first).enrollment.accessUntil } },
    });
  });
});
