import { describe, expect, test } from 'vitest';
import { bytesText } from '../../server/common/bytes-text.ts';
import { assessHealth, spanText, type HealthFacts } from '../../server/features/health/health-assessment.ts';

const GB = 1024 ** 3;
const healthy: HealthFacts = {
  machine: {
    version: '1.2.3',
    uptimeSeconds: 93_784,
    memory: { process: 0.3 * GB, free: 8 * GB, total: 16 * GB },
    loopDelayMs: 3,
    freeDisk: 70 * GB,
    lastBackup: new Date('2026-11-21T03:00:00Z'),
  },
  database: { kind: 'sqlite', size: 50_000_000, applied: 12, known: 12 },
  engine: { processes: 1, size: 1, busy: 0, waiting: 0, room: 64 },
  sessions: { sessions: 3, people: 2 },
  uploads: { pictures: 1, isBucket: false },
};
const machine = (own: Partial<HealthFacts['machine']>): HealthFacts => ({
  ...healthy,
  machine: { ...healthy.machine, ...own },
});
const database = (own: Partial<HealthFacts['database']>): HealthFacts => ({
  ...healthy,
  database: { ...healthy.database, ...own },
});
const judged = (facts: HealthFacts) => assessHealth(facts, new Date('2026-11-21T12:00:00Z'));

test('a healthy school is well in every figure', () => {
  const { overall, checks } = judged(healthy);
  expect(overall).toBe('ok');
  expect(Object.fromEntries(checks.map(({ key, value }) => [key, value]))).toEqual({
    version: '1.2.3',
    uptime: '1 dia e 2 horas',
    database: 'SQLite, 47,7 MB',
    disk: '70 GB',
    backup: 'Há 9 horas',
    migrations: '12 de 12 atualizações',
    engine: '0 cálculos agora, 0 na fila',
    sessions: '3 sessões de 2 pessoas',
    uploads: '1 imagem',
    loop: '3 ms de atraso',
    memory: '307,2 MB em uso',
  });
});

test.each<[string, string, HealthFacts]>([
  ['disk', 'problem', machine({ freeDisk: 0.5 * GB })],
  ['disk', 'attention', machine({ freeDisk: 4 * GB })],
  ['disk', 'attention', machine({ freeDisk: null })],
  ['backup', 'problem', machine({ lastBackup: null })],
  ['backup', 'problem', machine({ lastBackup: new Date('2026-11-19T11:00:00Z') })],
  ['loop', 'attention', machine({ loopDelayMs: 100 })],
  ['loop', 'problem', machine({ loopDelayMs: 500 })],
  ['memory', 'attention', machine({ memory: { process: 9 * GB, free: 2 * GB, total: 16 * GB } })],
  ['memory', 'problem', machine({ memory: { process: 14 * GB, free: 1 * GB, total: 16 * GB } })],
  ['migrations', 'problem', database({ applied: 11 })],
  ['migrations', 'attention', database({ applied: 13 })],
  ['database', 'attention', database({ size: 21 * GB })],
  ['engine', 'attention', { ...healthy, engine: { ...healthy.engine!, waiting: 32 } }],
  ['engine', 'problem', { ...healthy, engine: { ...healthy.engine!, waiting: 64 } }],
  ['engine', 'attention', { ...healthy, engine: undefined }],
])('%s: %s', (key, verdict, facts) => {
  const { overall, checks } = judged(facts);
  expect(checks.filter(check => check.verdict !== 'ok').map(check => [check.key, check.verdict])).toEqual([
    [key, verdict],
  ]);
  expect(overall).toBe(verdict);
});

test('a school that was just started has yet to make its backup', () => {
  expect(judged(machine({ lastBackup: null, uptimeSeconds: 600 })).overall).toBe('ok');
});

test('a large database on Postgres is no matter', () => {
  expect(judged(database({ kind: 'postgres', size: 90 * GB })).overall).toBe('ok');
});

describe('in words', () => {
  test.each([
    [0, '0 bytes'],
    [1_536, '1,5 kB'],
    [5 * GB, '5 GB'],
  ])('%i bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));
  test.each([
    [5, 'menos de 1 minuto'],
    [60, '1 minuto'],
    [3_660, '1 hora e 1 minuto'],
    [86_400, '1 dia'],
    [200_000, '2 dias e 7 horas'],
  ])('%i seconds are %s', (seconds, text) => expect(spanText(seconds)).toBe(text));
});
