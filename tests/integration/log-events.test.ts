import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { AUDIT_EVENTS, auditEvents } from '../../db/schema/audit.ts';
import { EVENT_GROUPS, EventsInput } from '../../server/features/audit/audit.schema.ts';
import { record } from '../../server/features/audit/audit.service.ts';
import { listEvents } from '../../server/features/audit/log.service.ts';
import { sentenceOf } from '../../server/features/audit/sentences.ts';
import { login, logout, register } from '../../server/features/auth/auth.service.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { type Viewer } from '../../server/common/viewer.ts';
import { createCourse, deleteCourse, updateCourse } from '../../server/features/teaching/course-writing.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { placeOrder, returnOrder } from '../../server/features/store/orders.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aKey, anItem, giveCoins } from '../support/store.ts';

const address = '192.0.2.7';
const signup = { address, professorSignup: 'open' as const };
let db: Db;
let ana: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  ana = { ...(await aStudent(db, { fullName: 'Ana' })), address };
});

const list = (input: object = {}) => listEvents(db, EventsInput.parse(input));
const texts = async (input: object = {}): Promise<string[]> => (await list(input)).events.map(({ text }) => text);

describe('the sentences', () => {
  test('say every event with who, what and the coins, and each event is in one group', () => {
    expect(Object.values(EVENT_GROUPS).flat().toSorted()).toEqual([...AUDIT_EVENTS].toSorted());
    const all = AUDIT_EVENTS.map(name =>
      sentenceOf(name, { actor: 'Ana', subject: 'Bia', detail: 'Isto', coins: -45 }),
    );
    expect(all.join('\n')).not.toMatch(/undefined|null/);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each([
    ['order_paid', { detail: 'Caderno', coins: -45 }, 'Ana comprou “Caderno” por 45 moedas'],
    ['order_returned', { detail: 'Caderno', coins: 1 }, 'Ana devolveu “Caderno” e recebeu 1 moeda de volta'],
    ['booked', { detail: 'Copa', coins: 0 }, 'Ana reservou “Copa”'],
    ['role_changed', { subject: 'Bia', detail: 'professor' }, 'Ana mudou o papel de Bia para professor'],
    ['booking_cancelled', { detail: 'Copa', coins: 30 }, 'Ana cancelou a reserva “Copa” e recebeu 30 moedas de volta'],
    [
      'booking_cancelled',
      { subject: 'Bia', detail: 'Copa', coins: 30 },
      'Ana cancelou a reserva “Copa” de Bia, que recebeu 30 moedas de volta',
    ],
    ['password_changed', { actor: null, subject: 'Bia' }, 'O sistema trocou a senha de Bia'],
    [
      'sign_in_failed',
      { actor: null, subject: 'Bia', detail: 'senha incorreta' },
      'Tentativa de login recusada: senha incorreta (conta de Bia)',
    ],
    ['data_exported', { actor: null }, 'O sistema exportou os próprios dados'],
  ] as const)('%s', (name, told, text) => {
    expect(sentenceOf(name, { actor: 'Ana', subject: null, detail: null, coins: null, ...told })).toBe(text);
  });
});

describe('what happens', () => {
  test(`on the way in and out is written: who comes, who fails and how, who \
leaves; nothing that was typed`, async () => {
    const sessions = createSessions(db, { secure: false });
    const doors = { db, sessions, ...signup };
    const { cookie } = await register(doors, {
      fullName: 'Bia',
      username: 'bia',
      email: 'bia@exemplo.com',
      password: 'torre-na-setima',
      role: 'student',
    });
    await expect(login(doors, { email: 'bia@exemplo.com', password: 'errada' })).rejects.toThrow();
    await expect(login(doors, { email: 'segredo@exemplo.com', password: 'errada' })).rejects.toThrow();
    await login(doors, { email: 'BIA@exemplo.com', password: 'torre-na-setima' });
    const signedIn = await sessions.find(cookie.split(';')[0]);
    await logout(doors, signedIn!);
    expect((await texts()).toReversed()).toEqual([
      'Bia criou uma conta de aluno',
      'Tentativa de login recusada: senha incorreta (conta de Bia)',
      'Tentativa de login recusada: email sem cadastro',
      'Bia entrou na academia',
      'Bia saiu da academia',
    ]);
    expect((await list()).events.map(entry => entry.address)).toEqual(Array(5).fill(address));
    expect(JSON.stringify(await db.read.select().from(auditEvents))).not.toMatch(/segredo|errada/);
  });

  test('in study is written once, and a step that is taken again is none', async () => {
    const course = await aCourse(db, await aProfessor(db), [{ quiz: [{}] }], { title: 'Táticas' });
    const [lesson] = course.lessons;
    await enrol(db, ana, course.id);
    await completeLesson(db, ana, lesson!.id);
    await completeLesson(db, ana, lesson!.id);
    const answers = [{ questionId: lesson!.questions[0]!.id, answer: 'certa' }];
    await attemptQuiz(db, ana, lesson!.id, answers);
    await attemptQuiz(db, ana, lesson!.id, answers);
    expect((await texts({ group: 'study' })).toReversed()).toEqual([
      'Ana fez a matrícula no curso “Táticas”',
      'Ana concluiu a aula “Aula 1”',
      'Ana passou no quiz da aula “Aula 1”',
      'Ana completou o curso “Táticas”',
    ]);
    expect(await texts({ group: 'rewards' })).toContain('Ana ganhou a conquista “Primeiros Passos”');
  });

  test('in the store is written with its coins, and not when it failed', async () => {
    const itemId = await anItem(db, { name: 'Caderno', price: 45 });
    await expect(placeOrder(db, ana, { itemId, clientKey: aKey() })).rejects.toThrow();
    expect(await texts()).toEqual([]);
    await giveCoins(db, ana.id, 45);
    const clientKey = aKey();
    const { order } = await placeOrder(db, ana, { itemId, clientKey });
    await placeOrder(db, ana, { itemId, clientKey });
    await returnOrder(db, ana, { orderId: order.id });
    expect(await texts()).toEqual([
      'Ana devolveu “Caderno” e recebeu 45 moedas de volta',
      'Ana comprou “Caderno” por 45 moedas',
    ]);
  });

  test('to a course is written: made, published, paused, deleted', async () => {
    const rui = { ...(await aProfessor(db, { fullName: 'Rui' })), address };
    const form = { title: 'Finais', description: 'Torres', category: 'endgames' as const };
    const { id } = await createCourse(db, rui, { ...form, draft: true });
    for (const isActive of [true, true, false]) await updateCourse(db, rui, { id, isActive });
    await deleteCourse(db, rui, id);
    await deleteCourse(db, rui, id);
    expect((await texts({ group: 'teaching' })).toReversed()).toEqual(
      ['criou', 'publicou', 'pausou', 'excluiu'].map(verb => `Rui ${verb} o curso “Finais”`),
    );
  });
});

test('the log is never out of step with what it tells: a change that is undone leaves no event', async () => {
  await expect(
    db.write(async tx => {
      await record(tx, ana, 'signed_in');
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await db.read.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(auditEvents)).toEqual([
    { count: 0 },
  ]);
});
