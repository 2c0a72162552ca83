import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectPostgres, PATIENCE_MS } from '../../db/postgres.ts';
import { eventually } from '../support/eventually.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';
import { aPupil, ask, type Pupil } from '../../server/harness/pupil.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

// A whole school on a real PostgreSQL, which goes away and comes back.

const folder = mkdtempSync(join(tmpdir(), 'academia-on-postgres-'));
let postgres: PostgresServer;
let database: string;
let academy: Academy;
let pupil: Pupil;

const start = () => startAcademy(folder, { DATABASE_URL: database, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase();
  academy = await start();
});
afterAll(async () => {
  await academy.kill();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  pupil = await aPupil(() => academy.url);
});

test('the server is the oldest that the product promises to run on', async () => {
  const client = await connectPostgres(database);
  const { rows } = await client.query<{ version: string }>('select version()');
  await client.end();
  expect(rows[0]?.version).toMatch(/^PostgreSQL 15\./);
});

const keptKeys = async (): Promise<string[]> => {
  const client = await connectPostgres(database);
  const { rows } = await client.query<{ key: string }>('select client_key as key from games order by id');
  await client.end();
  return rows.map(({ key }) => key);
};

test('what a request waits for at most, a count and then a read, adds up to less than five seconds', () => {
  expect(PATIENCE_MS.count + PATIENCE_MS.read).toBeLessThan(5_000);
});

const health = async (): Promise<number> => (await fetch(`${academy.url}/healthz`)).status;

let rounds = 0;

/** Several who keep games without a pause, each trying again what was not acknowledged. */
const keepWriting = (writers = 6) => {
  const round = (rounds += 1);
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  const write = async (writer: number): Promise<void> => {
    for (let game = 0; !isOver;) {
      const key = `game-${round}-${writer}-${game}`;
      const { status } = await pupil.saveGame(key).catch(() => ({ status: 0 }));
      statuses.add(status);
      if (status !== 200) continue;
      acknowledged.push(key);
      game += 1;
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    acknowledged,
    statuses,
    more: (count: number) => {
      const goal = acknowledged.length + count;
      return eventually(() => expect(acknowledged.length).toBeGreaterThanOrEqual(goal));
    },
    stop: async () => {
      isOver = true;
      await all;
    },
  };
};

const expectAllKept = async (acknowledged: string[]): Promise<void> => {
  const kept = await keptKeys();
  expect(new Set(kept).size).toBe(kept.length);
  expect(acknowledged.filter(key => !kept.includes(key))).toEqual([]);
};

const UNAVAILABLE = { code: 'SERVICE_UNAVAILABLE', message: 'Serviço indisponível no momento' };

test(`a Postgres that crashes during writes is missed with 503 and found again, and nothing acknowledged is \
lost`, async () => {
  const writing = keepWriting();
  await writing.more(30);
  await postgres.crash();

  const refused = await pupil.ask('GET', '/api/auth/me');
  expect(refused).toMatchObject({ status: 503, body: UNAVAILABLE });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const overRpc = await pupil.ask('GET', '/trpc/auth.me');
  expect(overRpc).toMatchObject({
    status: 503,
    body: { error: { message: UNAVAILABLE.message, data: { code: UNAVAILABLE.code } } },
  });
  expect(Number(overRpc.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await health()).toBe(503);

  await postgres.start();
  await writing.more(30);
  expect(await health()).toBe(200);
  await writing.stop();
  expect([...writing.statuses].toSorted()).toEqual([200, 503]);
  expect(academy.child.exitCode).toBeNull();
  await expectAllKept(writing.acknowledged);
});

test('a Postgres that falls silent is not waited for: neither by health checks nor by those who read', async () => {
  expect(await health()).toBe(200);
  postgres.freeze();
  try {
    expect(await health()).toBe(503);
    const begun = performance.now();
    const reads = ['/api/auth/me', '/api/courses', '/api/school', '/trpc/auth.me'];
    const answers = await Promise.all(reads.map(path => pupil.ask('GET', path)));
    expect(answers.map(({ status }) => status)).toEqual(reads.map(() => 503));
    // Five seconds are what `PATIENCE_MS` adds up to; a busy machine takes a little longer.
    expect(performance.now() - begun).toBeLessThan(15_000);
  } finally {
    postgres.thaw();
  }
  await eventually(async () => expect(await health()).toBe(200));
  expect(await pupil.saveGame('after-silence')).toMatchObject({ status: 200 });
});

test('kill -9 of an academy on Postgres loses nothing that it acknowledged', async () => {
  const writing = keepWriting();
  await writing.more(30);
  await academy.kill();
  academy = await start();
  await writing.more(10);
  await writing.stop();
  await expectAllKept(writing.acknowledged);
});

test('counts of requests from before the clock was put back refuse nobody, and are forgotten', async () => {
  const client = await connectPostgres(database);
  await client.query(
    `insert into rate_limits (key, points, expire) values ('address:127.0.0.1', 9999, ${Date.now() + DAY_MS})`,
  );
  const limited = await startAcademy(folder, { DATABASE_URL: database, RATE_LIMITS: 'on', LOG_LEVEL: 'silent' });
  expect(await ask(limited.url, 'GET', '/api/auth/options')).toMatchObject({ status: 200 });
  await limited.kill();
  const { rows } = await client.query<{ points: number; expire: string }>(
    "select points, expire from rate_limits where key = 'address:127.0.0.1'",
  );
  await client.end();
  expect(rows).toMatchObject([{ points: 1 }]);
  expect(Number(rows[0]?.expire)).toBeLessThan(Date.now() + 120_000);
});

test('an academy whose Postgres is not there does not begin, and says why', async () => {
  const away = database.replace(/:\d+\//, ':1/');
  await expect(startAcademy(folder, { DATABASE_URL: away })).rejects.toThrow(
    'ended with 1: O banco de dados em DATABASE_URL não responde.',
  );
});

test('two academies on one Postgres see what the other has written', async () => {
  const other = await start();
  try {
    await pupil.saveGame('of-the-first');
    const elsewhere = await ask(other.url, 'GET', '/api/chess/games', { cookie: pupil.cookie });
    expect(elsewhere).toMatchObject({ status: 200, body: { total: 1 } });
  } finally {
    await other.kill();
  }
});
