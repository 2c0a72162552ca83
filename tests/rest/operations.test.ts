import { describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startServer } from '../support/server.ts';

describe('GET /healthz', () => {
  test('is 200 while serving and 503 while draining, when requests are still answered', async () => {
    const server = await startServer();
    const health = async () => {
      const response = await fetch(`${server.url}/healthz`);
      return [response.status, await response.json()];
    };
    expect(await health()).toEqual([200, { status: 'ok' }]);
    server.drain();
    expect(await health()).toEqual([503, { status: 'unavailable' }]);
    expect(await server.rest('GET', '/auth/options')).toMatchObject({ status: 200 });
  });

  test('is 503 without a database', async () => {
    const server = await startServer();
    await server.db.close();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  });
});

describe('the request log', () => {
  type Line = { level: number; msg: string; method: string; path: string; status: number; ms: number; address: string };

  test('has one line for each request, with what it needs and nothing secret', async () => {
    const server = await startServer();
    const password = 'senha-secreta';
    const registered = await server.rest('POST', '/auth/register', {
      body: { name: 'Nina', email: 'nina@exemplo.com', password },
    });
    const cookie = registered.headers.get('set-cookie')!.split(';')[0]!;
    await server.rest('POST', '/auth/login', { body: { email: 'nina@exemplo.com', password: 'outra-senha' } });
    await server.rest('GET', '/courses?search=segredo', { headers: { cookie } });
    await server.rpc('query', 'auth.me', undefined, { headers: { cookie } });
    await server.rest('GET', '/nada');
    await fetch(`${server.url}/healthz`, { method: 'HEAD' });
    await eventually(() => expect(server.logged).toHaveLength(6));

    const lines = server.logged.map(line => JSON.parse(line) as Line);
    expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /api/auth/register 200',
      'POST /api/auth/login 401',
      'GET /api/courses 200',
      'GET /trpc/auth.me 200',
      'GET /api/nada 404',
      'HEAD /healthz 200',
    ]);
    for (const { level, msg, ms, address } of lines) {
      expect({ level, msg, address }).toEqual({ level: 30, msg: 'request', address: '127.0.0.1' });
      expect(ms).toBeGreaterThan(0);
    }
    const everything = server.logged.join('');
    for (const secret of [password, 'outra-senha', 'nina@exemplo.com', cookie.split('=')[1]!, 'segredo'])
      expect(everything).not.toContain(secret);
  });
});
