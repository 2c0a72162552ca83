// One school on several machines: a PostgreSQL, a bucket, and a balancer that knows no session before two processes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPostgres } from '../../db/postgres.ts';
import { DEMO_PASSWORD, demoStudents } from '../../db/demo/people.ts';
import { startBalancer, type Balancer } from '../support/balancer.ts';
import { eventually } from '../support/eventually.ts';
import { aPng } from '../support/images.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';
import { aPupil, ask } from '../../server/harness/pupil.ts';
import { aBucket } from '../support/storages.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-machines-'));
let postgres: PostgresServer;
let environment: Record<string, string>;
let machines: [Academy, Academy];
let balancer: Balancer;

/** Each machine has a disk of its own. */
const begin = (name: string, own: Record<string, string> = {}) =>
  startAcademy(join(folder, name), { ...environment, ...own });

const rows = async (query: string): Promise<Record<string, unknown>[]> => {
  const client = await connectPostgres(environment.DATABASE_URL ?? '');
  return (await client.query<Record<string, unknown>>(query).finally(() => client.end())).rows;
};

beforeAll(async () => {
  postgres = await startPostgres();
  const { address } = await aBucket();
  const { accessKeyId, secretAccessKey, endpoint, bucket } = address;
  environment = {
    DATABASE_URL: await postgres.createDatabase(),
    STORAGE_URL: `${endpoint.replace('//', `//${accessKeyId}:${secretAccessKey}@`)}/${bucket}`,
    TRUSTED_PROXY: '127.0.0.1',
    DEMO: '1',
  };
  machines = await Promise.all([begin('a'), begin('b')]);
  balancer = await startBalancer(machines.map(({ url }) => url));
});
afterAll(async () => {
  await balancer.stop();
  await Promise.all(machines.map(machine => machine.kill()));
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('two that start together on an empty database migrate it once and fill it once', async () => {
  const steps = await rows('select created_at from drizzle.__drizzle_migrations');
  expect(new Set(steps.map(step => step.created_at)).size).toBe(steps.length);
  expect(await rows("select username from users where role = 'admin'")).toEqual([{ username: 'admin' }]);
  const people = await rows('select username from users');
  expect(new Set(people.map(person => person.username)).size).toBe(people.length);
  expect(people.length).toBeGreaterThan(demoStudents.length);
  expect(await rows('select title from courses group by title having count(*) > 1')).toEqual([]);
});

test('an account has ten wrong passwords between all machines', { timeout: 600_000 }, async () => {
  const pupil = await ask(balancer.url, 'POST', '/api/auth/register', {
    body: { name: 'Iara', email: 'iara@exemplo.com', password: 'segredo1' },
  });
  expect(pupil.status).toBe(200);
  const guess = (at: string) =>
    ask(at, 'POST', '/api/auth/login', { body: { email: 'iara@exemplo.com', password: 'errada99' } });
  const statuses = (await Promise.all(Array.from({ length: 14 }, () => guess(balancer.url)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
  for (const { url } of machines) expect((await guess(url)).status).toBe(429);
});

test('a picture sent to one is read from the other', { timeout: 600_000 }, async () => {
  const [one, other] = machines;
  const entry = await ask(balancer.url, 'POST', '/api/auth/login', {
    body: { email: 'professor@academia.demo', password: DEMO_PASSWORD },
  });
  const cookie = entry.headers.get('set-cookie')?.split(';')[0] ?? '';
  const issued = await ask(one.url, 'POST', '/api/upload/image', { cookie, body: {} });
  const { uploadURL, objectPath } = issued.body as { uploadURL: string; objectPath: string };
  const bytes = new Uint8Array(aPng());
  expect((await fetch(uploadURL, { method: 'PUT', body: bytes })).status).toBe(200);
  const completed = await ask(other.url, 'PUT', '/api/upload/image/complete', {
    cookie,
    body: { imageURL: objectPath },
  });
  expect(completed).toMatchObject({ status: 200, body: { objectPath } });
  for (const { url } of machines) {
    const read = await fetch(`${url}${objectPath}`);
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes);
  }
});

test('a session begun at one is known at the other at once, and ended at one is over at both', async () => {
  const [one, other] = machines;
  const { cookie } = await aPupil(() => one.url);
  expect((await ask(other.url, 'GET', '/api/auth/me', { cookie })).body).toMatchObject({ user: { fullName: 'Nina' } });
  await ask(other.url, 'POST', '/api/auth/logout', { cookie, body: {} });
  expect((await ask(one.url, 'GET', '/api/auth/me', { cookie })).status).toBe(401);
});

test(
  'both machines print a link for the first administrator, either is good, and one use ends both',
  { timeout: 600_000 },
  async () => {
    const own = { DATABASE_URL: await postgres.createDatabase(), DEMO: '0' };
    const pair = await Promise.all([begin('c', own), begin('d', own)]);
    try {
      const secrets = pair.map(({ said }) => /\/comecar#(\S+)/.exec(said())?.[1]);
      const start = (at: Academy, secret: string | undefined, username: string) =>
        ask(at.url, 'POST', '/api/school/start', {
          body: {
            secret,
            schoolName: 'Torre',
            fullName: 'Helena Prado',
            username,
            email: `${username}@exemplo.com.br`,
            password: 'torre-na-setima',
          },
        });
      const [first, second] = await Promise.all([
        start(pair[0]!, secrets[1], 'helena'),
        start(pair[1]!, secrets[0], 'heloisa'),
      ]);
      expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    } finally {
      await Promise.all(pair.map(machine => machine.kill()));
    }
  },
);

test(
  'a machine that is killed during writes costs nothing that was acknowledged, and nobody signs in again',
  { timeout: 600_000 },
  async () => {
    const own = { DATABASE_URL: await postgres.createDatabase(), DEMO: '0', RATE_LIMITS: 'off' };
    const pair = await Promise.all([begin('e', own), begin('f', own)]);
    const before = await startBalancer(pair.map(({ url }) => url));
    try {
      const pupils = await Promise.all(Array.from({ length: 4 }, () => aPupil(() => before.url)));
      const saved = await Promise.all(
        pupils.map(async (pupil, who) => {
          const statuses: number[] = [];
          for (let game = 0; game < 20; game += 1) {
            if (who === 0 && game === 8) await pair[0]?.kill();
            // What was not answered is sent again under the same mark, as the browser does.
            let status = 0;
            for (let tries = 0; status !== 200 && tries < 10; tries += 1)
              ({ status } = await pupil.saveGame(`game-${who}-${game}`).catch(() => ({ status: 0 })));
            statuses.push(status);
          }
          return statuses;
        }),
      );
      expect(saved.flat()).toEqual(Array(80).fill(200));
      for (const pupil of pupils)
        expect(await pupil.ask('GET', '/api/chess/games')).toMatchObject({ status: 200, body: { total: 20 } });
    } finally {
      await before.stop();
      await Promise.all(pair.map(machine => machine.kill()));
    }
  },
);

type Held = { id: number; status: string; moves: { san: string; ms: number }[]; clocks: { white: number } };

/** The moves that an event stream tells. */
const movesHeard = async (url: string, cookie: string, matchId: number): Promise<string[]> => {
  const response = await fetch(`${url}/api/matches/${matchId}/events`, { headers: { cookie } });
  const moves: string[] = [];
  const listen = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      moves.splice(0, Infinity, ...[...text.matchAll(/"type":"move","san":"([^"]+)"/g)].map(([, san]) => san ?? ''));
    }
  };
  // It ends with the machine.
  void listen().catch(() => undefined);
  return moves;
};

test(
  'a move made at one machine is seen at the other, where the game goes on with right clocks when the first is killed',
  { timeout: 600_000 },
  async () => {
    const [one, other] = machines;
    const [ana, bia] = await Promise.all([aPupil(() => one.url), aPupil(() => one.url)]);
    const { user } = (await bia.ask('GET', '/api/auth/me')).body as { user: { id: number } };
    const asked = { opponent: { kind: 'person', userId: user.id }, base: 300, color: 'white', rated: true };
    const { id } = (await ana.ask('POST', '/api/matches', asked)).body.match as Held;
    const at = async (url: string, { cookie }: { cookie: string }, path: string, body: object = {}): Promise<Held> => {
      const answer = await ask(url, 'POST', `/api/matches/${id}${path}`, { cookie, body });
      expect(answer).toMatchObject({ status: 200 });
      return answer.body.match as Held;
    };
    await at(other.url, bia, '/accept');
    const [seenAtOne, seenAtOther] = [
      await movesHeard(one.url, ana.cookie, id),
      await movesHeard(other.url, bia.cookie, id),
    ];
    await at(one.url, ana, '/moves', { move: 'e4', ply: 0 });
    await eventually(() => expect(seenAtOther).toEqual(['e4']));
    const beforeReply = performance.now();
    await at(other.url, bia, '/moves', { move: 'e5', ply: 1 });
    const afterReply = performance.now();
    await eventually(() => expect(seenAtOne).toEqual(['e4', 'e5']));
    await one.kill();
    const beforeMove = performance.now();
    const { moves, clocks } = await at(other.url, ana, '/moves', { move: 'Nf3', ply: 2 });
    const afterMove = performance.now();
    expect(moves.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3']);
    const used = 300_000 - clocks.white;
    expect(used).toBeGreaterThanOrEqual(Math.floor(beforeMove - afterReply));
    expect(used).toBeLessThanOrEqual(Math.ceil(afterMove - beforeReply));
    await eventually(() => expect(seenAtOther).toEqual(['e4', 'e5', 'Nf3']));
    expect(await at(other.url, bia, '/resign')).toMatchObject({ status: 'finished' });
  },
);
