import { describe, expect, test } from 'vitest';
import { aStudent } from '../support/school.ts';
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

const TOO_MANY = 'Muitas requisições. Tente novamente em instantes.';

describe('general request limits', () => {
  test('are 600 requests a minute for a user and 3,000 for an address, over both protocols', async () => {
    const server = await startServer({ rateLimits: true });
    const student = await aStudent(server.db);
    const classmate = await aStudent(server.db);

    expect(await tally(600, () => server.rest('GET', '/auth/me', { as: student }))).toEqual({ 200: 600 });
    const refused = await server.rest('GET', '/auth/me', { as: student });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: TOO_MANY } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const overRpc = await server.rpc('query', 'auth.me', undefined, { as: student });
    expect(overRpc).toMatchObject({ status: 429, body: { error: { message: TOO_MANY, data: { code: 'TOO_MANY_REQUESTS' } } } });
    expect(Number(overRpc.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await server.rest('GET', '/auth/me', { as: classmate })).toMatchObject({ status: 200 });

    expect(await tally(2_397, () => fetch(`${server.url}/api/nada`, { method: 'HEAD' }))).toEqual({ 404: 2_397 });
    for (const answer of [await server.rest('GET', '/auth/me', { as: classmate }), await server.rest('POST', '/auth/logout')]) {
      expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: TOO_MANY } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await server.rpc('query', 'auth.options')).toMatchObject({ status: 429, body: { error: { message: TOO_MANY, data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429 } } } });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

test('a batch counts as many requests as it makes calls', async () => {
  const server = await startServer({ rateLimits: true });
  const student = await aStudent(server.db);
  const batch = `${Array(20).fill('auth.me').join(',')}?batch=1&input={}`;
  const ask = async () => fetch(`${server.url}/trpc/${batch}`, { headers: { cookie: await server.cookieOf(student) } });
  expect(await tally(30, ask)).toEqual({ 200: 30 });
  expect((await server.rest('GET', '/auth/me', { as: student })).status).toBe(429);
});

describe('login limits', () => {
  const ATTEMPTS = 'Muitas tentativas. Tente novamente em alguns minutos.';
  const login = (server: TestServer, password: string) => server.rest('POST', '/auth/login', { body: { email: 'lia@exemplo.com', password } });

  test('stand though the general limits are off, and answer with Retry-After over both protocols', async () => {
    const server = await startServer({ rateLimits: false });
    await server.rest('POST', '/auth/register', { body: { name: 'Lia', email: 'lia@exemplo.com', password: 'segredo' } });
    expect(await tally(10, () => login(server, 'errada'))).toEqual({ 401: 10 });
    const refused = await login(server, 'segredo');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: ATTEMPTS } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const overRpc = await server.rpc('mutation', 'auth.login', { email: 'LIA@exemplo.com', password: 'segredo' });
    expect(overRpc).toMatchObject({ status: 429, body: { error: { message: ATTEMPTS } } });
    expect(Number(overRpc.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
