import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { EVENT_GROUPS, EventsInput, type LogEntry } from '../../server/features/audit/audit.schema.ts';
import { record } from '../../server/features/audit/audit.service.ts';
import { exportEvents, listEvents } from '../../server/features/audit/log.service.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { countingReads } from '../support/counting.ts';
import { emptyDatabase } from '../support/database.ts';
import { anAdmin, aStudent } from '../../server/harness/school.ts';

const address = '192.0.2.7';
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

describe('the list', () => {
  test(`goes from page to page without a gap or a repetition, also within one moment \
and while more is written`, async () => {
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

  test('is filtered by group, by the person who did it or was concerned, and by the day in São Paulo', async () => {
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
