import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { dialect } from '../../db/dialect.ts';
import { countMigrations } from '../../db/migrate.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { createMachine } from '../../server/features/health/machine-metrics.ts';
import { readHealth } from '../../server/features/health/health.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aStudent } from '../../server/harness/school.ts';

let db: Db;
beforeEach(async () => {
  db = await emptyDatabase();
});

const engine = {
  search: () => Promise.reject(new Error('unused')),
  close: async () => undefined,
  load: () => ({ processes: 1, size: 1, busy: 0, waiting: 0, room: 64 }),
};
const house = (folder?: string) => ({ db, engine, storage: { kind: 'disk' } as never, machine: createMachine(folder) });
const read = async (folder?: string) =>
  Object.fromEntries((await readHealth(house(folder))).checks.map(check => [check.key, check]));

test('the database is named with its size, and every migration has been applied', async () => {
  const { database, migrations } = await read();
  expect(database?.value).toMatch(dialect() === 'sqlite' ? /^SQLite, [\d,]+ (kB|MB)$/ : /^Postgres, [\d,]+ (kB|MB)$/);
  const all = countMigrations(dialect());
  expect(all).toBeGreaterThan(0);
  expect(migrations).toMatchObject({ verdict: 'ok', value: `${all} de ${all} atualizações` });
});

test('sessions are counted with the people whose they are', async () => {
  const sessions = createSessions(db, { secure: false });
  const [ana, bia] = [await aStudent(db), await aStudent(db)];
  for (const { id } of [ana, ana, bia]) await sessions.start(id);
  expect((await read()).sessions?.value).toBe('3 sessões de 2 pessoas');
});

test('free space is measured where the data folder is known, and else honestly is not', async () => {
  expect((await read('/')).disk?.value).toMatch(/^[\d,]+ (MB|GB|TB)$/);
  expect((await read()).disk).toMatchObject({ value: 'Não medido', verdict: 'attention' });
});
