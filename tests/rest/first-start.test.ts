/** Several processes of one school on one Postgres: each shows a link of its own, and the commands work beside them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { academia } from '../support/command.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-first-start-'));
let postgres: PostgresServer;
let environment: { DATABASE_URL: string };
let academies: Academy[];

beforeAll(async () => {
  postgres = await startPostgres();
  environment = { DATABASE_URL: await postgres.createDatabase() };
  academies = [await startAcademy(join(folder, 'a'), environment), await startAcademy(join(folder, 'b'), environment)];
}, 600_000);
afterAll(async () => {
  await Promise.all(academies.map(academy => academy.kill()));
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const secretOf = (academy: Academy): string => /\/comecar#(\S+)/.exec(academy.said())?.[1] ?? '';
const begin = (on: Academy, secret: string) =>
  fetch(`${on.url}/api/school/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      secret,
      schoolName: 'Torre',
      fullName: 'Helena Prado',
      username: 'helena',
      email: 'helena@exemplo.com',
      password: 'torre-na-setima',
    }),
  });

test('the link of one process opens the school on the other, and then none does', async () => {
  const [one, other] = academies as [Academy, Academy];
  expect(secretOf(one)).not.toBe(secretOf(other));
  const begun = await begin(other, secretOf(one));
  expect(begun.status).toBe(200);
  const cookie = begun.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');
  // Behind the serving: what the first steps offer as homework is there without a command.
  const puzzles = async () =>
    ((await (await fetch(`${other.url}/api/puzzles`, { headers: { cookie } })).json()) as { total: number }).total;
  await expect.poll(puzzles, { timeout: 120_000 }).toBeGreaterThan(0);
  for (const academy of academies) {
    expect((await begin(academy, secretOf(academy))).status).toBe(409);
    expect(await (await fetch(`${academy.url}/api/school`)).json()).toMatchObject({ school: { name: 'Torre' } });
  }
  const third = await startAcademy(join(folder, 'c'), environment);
  expect(third.said()).not.toContain('comecar');
  await third.kill();
});

test('lists of people, forgotten passwords and the doctor find the same school', async () => {
  const list = join(folder, 'turma.csv');
  writeFileSync(list, 'nome,email\nAna,ana@exemplo.com\n');
  const data = join(folder, 'd');
  expect(await academia(['users', 'import', list, '--data', data], environment)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Criadas: 1 conta.'),
  });
  expect(await academia(['admin', 'reset-password', 'ana@exemplo.com', '--data', data], environment)).toMatchObject({
    code: 0,
    out: expect.stringContaining('/nova-senha#'),
  });
  const { code, out } = await academia(
    ['doctor', '--data', data, '--port', new URL(academies[0]!.url).port],
    environment,
  );
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('o PostgreSQL responde') });
});
