import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { readNetworks } from '../../server/network.ts';
import { appRouter } from '../../server/router.ts';
import { aStudent } from '../../server/harness/school.ts';
import { SOCKET_PATH } from '../../server/live/sockets.ts';
import { atEnd } from '../support/endings.ts';
import { startServer, type TestServer } from '../support/server.ts';

const tally = async (calls: number, call: () => Promise<{ status: number }>): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {};
  const one = async (): Promise<void> => {
    const { status } = await call();
    counts[status] = (counts[status] ?? 0) + 1;
  };
  for (let left = calls; left > 0; left -= 50) await Promise.all(Array.from({ length: Math.min(left, 50) }, one));
  return counts;
};

const connect = async (server: TestServer, as: { id: number }): Promise<WebSocket> => {
  const headers = { cookie: await server.cookieOf(as) };
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${SOCKET_PATH}`, { headers });
  atEnd(() => socket.terminate());
  return socket.on('error', () => undefined);
};

const TOO_MANY = 'Muitas requisições. Tente novamente em instantes.';

describe('general request limits', () => {
  test('are 600 requests a minute for who is signed in and 3,000 for an address, over both protocols', async () => {
    const server = await startServer({ rateLimits: true });
    const student = await aStudent(server.db);
    const classmate = await aStudent(server.db);

    // A socket is one of them, and so is each call that comes over it.
    const socket = await connect(server, student);
    await once(socket, 'open');
    socket.send(JSON.stringify([1, 2].map(id => ({ id, method: 'subscription.stop' }))));
    expect(await tally(597, () => server.rest('GET', '/auth/me', { as: student }))).toEqual({ 200: 597 });
    const refused = await server.rest('GET', '/auth/me', { as: student });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: TOO_MANY } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const overRpc = await server.rpc('query', 'auth.me', undefined, { as: student });
    expect(overRpc).toMatchObject({
      status: 429,
      body: { error: { message: TOO_MANY, data: { code: 'TOO_MANY_REQUESTS' } } },
    });
    expect(Number(overRpc.headers.get('retry-after'))).toBeGreaterThan(0);
    socket.send(JSON.stringify({ id: 3, method: 'subscription.stop' }));
    expect((await once(socket, 'close'))[0]).toBe(1008);
    const [, next] = (await once(await connect(server, student), 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(next.statusCode).toBe(429);
    expect(await server.rest('GET', '/auth/me', { as: classmate })).toMatchObject({ status: 200 });

    // 150 batches of 20.
    const options = `${server.url}/trpc/${Array(20).fill('auth.options').join(',')}?batch=1&input={}`;
    expect(await tally(150, () => fetch(options))).toEqual({ 200: 150 });
    const strangers: Record<string, string>[] = [
      {},
      { cookie: 'session=forged' },
      { authorization: 'Bearer academia_forged' },
    ];
    for (const headers of strangers) {
      const answer = await server.rest('GET', '/auth/options', { headers });
      expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: TOO_MANY } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // One script behind the school's address shuts out nobody who is signed in.
    for (const path of ['/auth/me', '/auth/options'])
      expect(await server.rest('GET', path, { as: classmate })).toMatchObject({ status: 200 });
    expect(await server.rpc('query', 'auth.options')).toMatchObject({
      status: 429,
      body: { error: { message: TOO_MANY, data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429 } } },
    });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

test.each([',', '%2C'])('a batch joined by %s counts as many requests as it makes calls', async separator => {
  const server = await startServer({ rateLimits: true });
  const student = await aStudent(server.db);
  const batch = `${Array(20).fill('auth.me').join(separator)}?batch=1&input={}`;
  const ask = async () => fetch(`${server.url}/trpc/${batch}`, { headers: { cookie: await server.cookieOf(student) } });
  expect(await tally(30, ask)).toEqual({ 200: 30 });
  expect((await server.rest('GET', '/auth/me', { as: student })).status).toBe(429);
});

test('each 10 kB of a body count as a request more, whether it says its length or not', async () => {
  const server = await startServer({ rateLimits: true });
  const post = async (text: string, isStreamed = false): Promise<[status: number, left: string | undefined]> => {
    const { status, headers } = await fetch(`${server.url}/api/auth/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: isStreamed ? new Blob([text]).stream() : text,
      duplex: 'half',
    } as RequestInit);
    return [status, /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]];
  };
  const textOf = (bytes: number): string => JSON.stringify({ text: 'x'.repeat(bytes) });
  expect(await post('{}')).toEqual([200, '2999']);
  expect(await post(textOf(60_000))).toEqual([200, '2992']);
  expect(await post(textOf(60_000), true)).toEqual([200, '2985']);
  // 29 of the longest leave less than a thirtieth would need, however it is sent.
  for (let i = 0; i < 29; i += 1) await post(textOf(999_000));
  expect((await post(textOf(999_000), true))[0]).toBe(429);
  expect((await post('{}'))[0]).toBe(429);
});

describe('what is left of a limit', () => {
  const POLICY = /^"address";q=3000;w=60, "user";q=600;w=60(,|$)/;

  test('is told with every answer of both protocols, in the fields of the draft', async () => {
    const server = await startServer({ rateLimits: true });
    const student = await aStudent(server.db);
    const first = await server.rest('GET', '/auth/me', { as: student });
    expect(first.headers.get('ratelimit-policy')).toMatch(POLICY);
    expect(first.headers.get('ratelimit')).toMatch(/^"user";r=599;t=(60|5\d)$/);
    const batch = await fetch(`${server.url}/trpc/auth.me,auth.me?batch=1&input={}`, {
      headers: { cookie: await server.cookieOf(student) },
    });
    expect(batch.headers.get('ratelimit')).toMatch(/^"user";r=597;t=(60|5\d)$/);

    const refused = [
      await server.rest('GET', '/auth/me'),
      await server.rest('GET', '/nada'),
      await server.rest('DELETE', '/auth/me'),
      await server.rest('POST', '/auth/login', { body: '{' }),
      await server.rest('POST', '/auth/logout', { headers: { origin: 'https://evil.example' } }),
      await server.rpc('query', 'auth.me'),
      await server.rpc('query', 'nada'),
      await server.rpc('mutation', 'auth.login', {}),
    ];
    for (const [i, { status, headers }] of refused.entries()) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.get('ratelimit-policy')).toMatch(POLICY);
      expect(headers.get('ratelimit')).toMatch(new RegExp(`^"address";r=${2999 - i};t=\\d+$`));
    }
  });

  test('is nothing once it is used up', async () => {
    const server = await startServer({ rateLimits: true });
    const student = await aStudent(server.db);
    const headers = { cookie: await server.cookieOf(student) };
    await tally(31, () =>
      fetch(`${server.url}/trpc/${Array(20).fill('auth.me').join(',')}?batch=1&input={}`, { headers }),
    );
    const refused = await server.rest('GET', '/auth/me', { as: student });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"user";r=0;t=\d+$/);
    expect(refused.headers.get('retry-after')).toBe(
      /"user";r=0;t=(\d+)$/.exec(refused.headers.get('ratelimit') ?? '')?.[1],
    );
  });
});

describe('an address is', () => {
  const left = async (server: TestServer, forwardedFor: string): Promise<number> => {
    const { headers } = await server.rest('GET', '/auth/options', { headers: { 'x-forwarded-for': forwardedFor } });
    return Number(/"address";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };

  test("the connection's, whatever X-Forwarded-For says", async () => {
    const server = await startServer({ rateLimits: true });
    expect([
      await left(server, '198.51.100.1'),
      await left(server, '198.51.100.2'),
      await left(server, '10.0.0.1, 127.0.0.1'),
    ]).toEqual([2999, 2998, 2997]);
  });

  test("the client's, behind a trusted proxy; in IPv6 all of 64 bits are one", async () => {
    const server = await startServer({ rateLimits: true, trustedProxies: readNetworks('127.0.0.1') ?? [] });
    expect([
      await left(server, '198.51.100.1'),
      await left(server, '198.51.100.2'),
      await left(server, '198.51.100.1, 198.51.100.2'),
    ]).toEqual([2999, 2999, 2998]);
    expect([
      await left(server, '2001:db8::1'),
      await left(server, '2001:db8::ffff:1'),
      await left(server, '2001:db8:0:1::1'),
    ]).toEqual([2999, 2998, 2999]);
    expect(JSON.parse(server.logged.at(-1) ?? '{}')).toMatchObject({ address: '2001:db8:0:1::1' });
  });
});

test('no list is asked for more than a hundred items at once', () => {
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [
    string,
    { _def: { inputs: z.ZodType[] } },
  ][];
  const sizes = procedures.flatMap(([name, { _def }]) =>
    _def.inputs.flatMap(input => {
      const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      const sized = Object.entries(properties).filter(([key]) => /^(limit|take|count|pageSize|perPage)$/.test(key));
      return sized.map(([key, schema]) => ({
        name: `${name} ${key}`,
        maximum: (schema as { maximum?: number }).maximum ?? Infinity,
      }));
    }),
  );
  expect(sizes).toContainEqual({ name: 'store.items limit', maximum: 50 });
  expect(sizes.filter(({ maximum }) => maximum > 100)).toEqual([]);
});

describe('login limits', () => {
  const ATTEMPTS = 'Muitas tentativas. Tente novamente em alguns minutos.';
  const login = (server: TestServer, password: string) =>
    server.rest('POST', '/auth/login', { body: { email: 'lia@exemplo.com', password } });

  test('stand though the general limits are off, and answer with Retry-After over both protocols', async () => {
    const server = await startServer({ rateLimits: false });
    await server.rest('POST', '/auth/register', {
      body: { name: 'Lia', email: 'lia@exemplo.com', password: 'segredo' },
    });
    expect(await tally(10, () => login(server, 'errada'))).toEqual({ 401: 10 });
    const refused = await login(server, 'segredo');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: ATTEMPTS } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const overRpc = await server.rpc('mutation', 'auth.login', { email: 'LIA@exemplo.com', password: 'segredo' });
    expect(overRpc).toMatchObject({ status: 429, body: { error: { message: ATTEMPTS } } });
    expect(Number(overRpc.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
