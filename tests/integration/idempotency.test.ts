/** A POST that is sent again with its Idempotency-Key. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeys } from '../../db/schema/idempotency.ts';
import { DAY_MS, MINUTE_MS } from '../../server/common/time.schema.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { hashPassword } from '../../server/features/auth/password.ts';
import { sweepKeys } from '../../server/features/idempotency/idempotency.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aToken, bearer } from '../support/tokens.ts';

let server: TestServer;
let professor: Viewer;
let wall: string;
beforeEach(async () => {
  server = await startServer();
  professor = await aProfessor(server.db);
  wall = `/classes/${await aClassOf(server.db, professor, [])}/posts`;
});

type Sent = { as?: Viewer; path?: string; body?: unknown; headers?: Record<string, string> };
const write = ({ as, path = wall, body = { text: 'Torneio no sábado' }, headers = {} }: Sent, key = 'a-1') =>
  server.rest('POST', path, { ...(as && { as }), body, headers: { 'idempotency-key': key, ...headers } });
const byProfessor = (sent: Sent = {}, key?: string) => write({ as: professor, ...sent }, key);

const countPosts = async (): Promise<unknown> => (await server.rest('GET', wall, { as: professor })).body.total;
const keys = () => server.db.read.select().from(idempotencyKeys);
const age = (ms: number) =>
  server.db.write(tx => tx.update(idempotencyKeys).set({ createdAt: new Date(Date.now() - ms) }));

describe('the same key', () => {
  test('gives the first answer again, refusals included, and changes nothing', async () => {
    const first = await byProfessor();
    expect(first).toMatchObject({ status: 200, body: { post: { text: 'Torneio no sábado' } } });
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    const again = await byProfessor();
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(await countPosts()).toBe(1);

    const refused = await byProfessor({ body: { text: '' } }, 'a-2');
    expect(refused.status).toBe(400);
    const refusedAgain = await byProfessor({ body: { text: '' } }, 'a-2');
    expect([refusedAgain.text, refusedAgain.headers.get('idempotency-replayed')]).toEqual([refused.text, 'true']);
  });

  test('with another body or address is refused', async () => {
    await byProfessor();
    const reused = { status: 409, body: { reason: 'idempotency_key_reused' } };
    expect(await byProfessor({ body: { text: 'Outro' } })).toMatchObject(reused);
    expect(await byProfessor({ path: '/classes/999/posts' })).toMatchObject(reused);
    expect(await countPosts()).toBe(1);
  });

  test('is free for another operation, another person, and a token', async () => {
    await byProfessor();
    expect((await byProfessor({ path: '/classes', body: { name: 'B', schoolYear: '2026' } })).status).toBe(200);
    expect(await write({ as: await aStudent(server.db) })).toMatchObject({ status: 403 });
    const headers = bearer(await aToken(server.db, professor, ['write']));
    expect((await write({ headers })).headers.get('idempotency-replayed')).toBeNull();
    expect((await write({ headers })).headers.get('idempotency-replayed')).toBe('true');
    expect(await countPosts()).toBe(2);
  });

  test('sent many times at once is done once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => byProfessor()));
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { body, headers } of refused) {
      expect(body.reason).toBe('idempotency_key_running');
      expect(headers.get('retry-after')).toBe('2');
    }
    expect(refused.length).toBeLessThan(answers.length);
    expect(await countPosts()).toBe(1);
  });

  test('of a request that was interrupted says that nobody knows how it ended', async () => {
    await byProfessor();
    await server.db.write(tx => tx.update(idempotencyKeys).set({ status: null, answer: null }));
    expect(await byProfessor()).toMatchObject({ status: 409, body: { reason: 'idempotency_key_running' } });
    await age(2 * MINUTE_MS);
    const lost = await byProfessor();
    expect(lost).toMatchObject({ status: 409, body: { reason: 'idempotency_key_lost' } });
    expect(lost.headers.get('retry-after')).toBeNull();
  });

  test('is new after 24 hours, swept or not', async () => {
    await byProfessor();
    await age(DAY_MS);
    expect((await byProfessor({ body: { text: 'Outro' } })).headers.get('idempotency-replayed')).toBeNull();
    await age(DAY_MS);
    await byProfessor({}, 'a-2');
    await sweepKeys(server.db);
    expect(await keys()).toHaveLength(1);
    expect(await countPosts()).toBe(3);
  });
});

test('a key is 1 to 200 visible characters of ASCII, and nothing to who is not signed in', async () => {
  for (const key of ['', 'com espaço', 'x'.repeat(201), 'ação'])
    expect(await byProfessor({}, Buffer.from(key).toString('latin1'))).toMatchObject({
      status: 400,
      body: { reason: 'invalid_idempotency_key' },
    });
  expect(await countPosts()).toBe(0);
  expect((await byProfessor({}, '~'.repeat(200))).status).toBe(200);
  expect((await write({}, '')).status).toBe(401);
  expect((await byProfessor({ path: '/auth/logout', body: {} }, '')).status).toBe(200);
});

test('an answer with a secret is not kept, nor what was sent for it', async () => {
  const password = 'cavalo-em-f3';
  const { db } = server;
  professor = await aProfessor(db, { passwordHash: await hashPassword(password) });
  const ask = (typed: string) =>
    byProfessor({ path: '/profile/tokens', body: { name: 'T', scopes: ['read'], days: 30, password: typed } });
  expect((await ask('errada')).status).toBe(400);
  expect((await ask(password)).status).toBe(200);
  expect(await ask(password)).toMatchObject({ status: 409, body: { reason: 'idempotency_key_done' } });
  expect(await keys()).toMatchObject([{ request: null, status: 200, answer: null }]);
  expect((await byProfessor({ path: '/upload/image', body: {} })).status).toBe(200);
  expect((await keys()).map(({ answer }) => answer)).toEqual([null, null]);
});

test('a fault of the server leaves the key free', async () => {
  const { db } = server;
  const write0 = db.write;
  // The second write of the request is its own work; the first has claimed the key.
  let writes = 0;
  db.write = work => ((writes += 1) === 2 ? Promise.reject(new Error('struck by lightning')) : write0(work));
  expect((await byProfessor()).status).toBe(500);
  expect((await byProfessor()).status).toBe(200);
  expect(await countPosts()).toBe(1);
});

test('one person has 2,000 keys in 24 hours', async () => {
  const rows = Array.from({ length: 1_999 }, (_, i) => ({ id: `${i}`, userId: professor.id }));
  await server.db.write(tx => tx.insert(idempotencyKeys).values(rows));
  expect((await byProfessor()).status).toBe(200);
  const refused = await byProfessor({}, 'a-2');
  expect(refused).toMatchObject({ status: 429, body: { reason: 'too_many_idempotency_keys' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await byProfessor()).headers.get('idempotency-replayed')).toBe('true');
  await server.db.write(tx => tx.delete(idempotencyKeys).where(eq(idempotencyKeys.id, '7')));
  expect((await byProfessor({}, 'a-3')).status).toBe(200);
});
