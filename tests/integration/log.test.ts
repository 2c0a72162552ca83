import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { AUDIT_EVENTS, auditEvents } from '../../db/schema/audit.ts';
import { EVENT_GROUPS, EventsInput, type LogEntry } from '../../server/features/audit/audit.schema.ts';
import { record } from '../../server/features/audit/audit.service.ts';
import { exportEvents, listEvents } from '../../server/features/audit/log.service.ts';
import { sentenceOf } from '../../server/features/audit/sentences.ts';
import { login, logout, register } from '../../server/features/auth/auth.service.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { type Viewer } from '../../server/common/viewer.ts';
import { createCourse, deleteCourse, updateCourse } from '../../server/features/teaching/course-writing.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { attemptQuiz, completeLesson } from '../../server/features/progress/progress.service.ts';
import { placeOrder, returnOrder } from '../../server/features/store/orders.service.ts';
import { countingReads } from '../support/counting.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../support/school.ts';
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
const event = (at: string, own: Partial<typeof auditEvents.$inferInsert> = {}) =>
  db.write(tx =>
    tx
      .insert(auditEvents)
      .values({ event: 'lesson_completed', actorId: ana.id, detail: 'O garfo', createdAt: new Date(at), ...own }),
  );

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
  test('on the way in and out is written: who comes, who fails and how, who leaves; nothing that was typed', async () => {
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
    await logout(doors, signedIn);
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
    await returnOrder(db, ana, order.id);
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

describe('the list', () => {
  test('goes from page to page without a gap or a repetition, also within one moment and while more is written', async () => {
    for (let i = 0; i < 7; i += 1) await event('2026-11-20T12:00:00.000Z', { detail: `Aula ${i}` });
    await event('2026-11-21T12:00:00.000Z');
    const seen: LogEntry[] = [];
    let cursor: string | null | undefined;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: '3', ...(cursor && { cursor }) });
      seen.push(...page.events);
      cursor = page.next;
      await event('2026-11-22T12:00:00.000Z');
    } while (cursor);
    expect(seen.map(({ text }) => text)).toEqual([
      'Ana concluiu a aula “O garfo”',
      ...[6, 5, 4, 3, 2, 1, 0].map(i => `Ana concluiu a aula “Aula ${i}”`),
    ]);
  });

  test('is filtered by group, by a person as who did it or to whom, and by day as it is in São Paulo', async () => {
    const helena = await anAdmin(db, { fullName: 'Helena' });
    await event('2026-11-20T02:59:59.999Z', { detail: 'Dia 19' });
    await event('2026-11-20T03:00:00.000Z', { detail: 'Dia 20' });
    await event('2026-11-20T12:00:00.000Z', {
      event: 'role_changed',
      actorId: helena.id,
      subjectId: ana.id,
      detail: 'professor',
    });
    await event('2026-11-20T13:00:00.000Z', { event: 'signed_in', actorId: helena.id, detail: null });
    expect(await texts({ day: '2026-11-19' })).toEqual(['Ana concluiu a aula “Dia 19”']);
    expect(await texts({ userId: String(ana.id), day: '2026-11-20' })).toEqual([
      'Helena mudou o papel de Ana para professor',
      'Ana concluiu a aula “Dia 20”',
    ]);
    expect(await texts({ userId: String(ana.id), group: 'accounts' })).toEqual([
      'Helena mudou o papel de Ana para professor',
    ]);
    expect(await texts({ group: 'access' })).toEqual(['Helena entrou na academia']);
  });

  test('names nobody whose account was erased', async () => {
    const gone = await aStudent(db, { fullName: 'Fulano', erasedAt: new Date() });
    await event('2026-11-20T12:00:00.000Z', { actorId: gone.id });
    expect(await texts()).toEqual(['Conta excluída concluiu a aula “O garfo”']);
  });

  test.each([
    { cursor: 'x' },
    { cursor: '1-2-3' },
    { cursor: '99999999999999-1' },
    { cursor: '1-9999999999' },
    { cursor: '1-0' },
    { day: '1899-12-31' },
    { day: '9999-12-31' },
    { group: 'outro' },
    { day: '2026-02-30' },
    { day: 'ontem' },
    { limit: '51' },
  ])('refuses %j', input => {
    expect(EventsInput.safeParse(input).success).toBe(false);
  });

  test('takes two queries, however long the log is, and one more for each further kind of event', async () => {
    for (let i = 0; i < 60; i += 1) await event('2026-11-20T12:00:00.000Z');
    const queries = async (input: object) => {
      const asked = countingReads(db);
      await list(input);
      return asked();
    };
    expect(await queries({})).toBe(2);
    expect(await queries({ userId: String(ana.id) })).toBe(3);
    expect(await queries({ group: 'study' })).toBe(1 + EVENT_GROUPS.study.length);
  });

  test('as a spreadsheet has every event that the filters let through, whatever a page holds', async () => {
    await db.write(tx =>
      record(tx, ana, 'order_paid', { detail: '=1+1', coins: -5 }, new Date('2026-11-19T12:00:00Z')),
    );
    await db.write(tx =>
      tx.insert(auditEvents).values(
        Array.from({ length: 520 }, () => ({
          event: 'signed_in' as const,
          actorId: ana.id,
          createdAt: new Date('2026-11-20T12:00:00Z'),
        })),
      ),
    );
    const { filename, csv } = await exportEvents(db, {});
    expect(filename).toMatch(/^registro-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(522);
    expect(lines[0]).toBe('\uFEFFQuando;Evento;Quem;Sobre quem;Moedas;Endereço');
    expect(lines.at(-1)).toBe(`19/11/2026 09:00:00;Ana comprou “=1+1” por 5 moedas;Ana;;-5;${address}`);
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
