import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-shared-'));
let postgres: PostgresServer;
let academies: Academy[];

beforeAll(async () => {
  postgres = await startPostgres();
  const environment = { DATABASE_URL: await postgres.createDatabase() };
  academies = [await startAcademy(join(folder, 'a'), environment), await startAcademy(join(folder, 'b'), environment)];
});
afterAll(async () => {
  await Promise.all(academies.map(academy => academy.kill()));
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('two processes on one database count together: between them a user has 600 requests a minute', async () => {
  const [one, other] = academies as [Academy, Academy];
  const registered = await fetch(`${one.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' }),
  });
  const headers = { cookie: registered.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const batch = (on: Academy) =>
    fetch(`${on.url}/trpc/${Array(20).fill('auth.me').join(',')}?batch=1&input={}`, { headers });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => batch(i % 2 === 0 ? one : other)));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  const left = answers.map(answer => Number(/"user";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]));
  expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => 20 * i));
  for (const on of [one, other]) {
    const refused = await fetch(`${on.url}/api/auth/me`, { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
