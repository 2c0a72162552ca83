import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let secure: TestServer;
let student: Viewer;

beforeAll(async () => {
  server = await startServer({ demo: true });
  secure = await startServer({ publicUrl: new URL('https://escola.example') });
  student = await aStudent(server.db);
});

const register = (on: TestServer, email: string) =>
  on.rest('POST', '/auth/register', { body: { name: 'Bia', email, password: 'segredo' } });

describe('the origin of a request that changes something', () => {
  const statusFrom = async (
    on: TestServer,
    origin: string | undefined,
    path: string,
    method = 'POST',
    host?: string,
  ): Promise<number> => {
    const headers = [
      `Host: ${host ?? new URL(on.url).host}`,
      'Connection: close',
      'Content-Type: application/json',
      'Content-Length: 2',
      ...(origin === undefined ? [] : [`Origin: ${origin}`]),
    ];
    const answer = await on.raw(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{}`);
    return Number(answer.split(' ')[1]);
  };

  test.each(['/api/auth/logout', '/trpc/auth.logout'])('decides about %s', async path => {
    const own = new URL(server.url).host;
    expect(await statusFrom(server, undefined, path)).toBe(200);
    expect(await statusFrom(server, `http://${own}`, path)).toBe(200);
    expect(await statusFrom(server, 'https://escola.example', path, 'POST', 'escola.example')).toBe(200);
    for (const origin of [
      'null',
      '',
      'https://evil.example',
      `http://${own}.evil.example`,
      `http://evil.example/${own}`,
      'http://127.0.0.1',
      `http://${own}/`,
      `file://${own}`,
    ]) {
      expect([origin, await statusFrom(server, origin, path)]).toEqual([origin, 403]);
    }
  });

  test('must be the public address where one is configured, whatever Host says', async () => {
    expect(await statusFrom(secure, 'https://escola.example', '/api/auth/logout')).toBe(200);
    expect(await statusFrom(secure, 'http://escola.example', '/api/auth/logout')).toBe(403);
    expect(await statusFrom(secure, 'https://evil.example', '/api/auth/logout', 'POST', 'evil.example')).toBe(403);
    expect(await statusFrom(secure, undefined, '/api/auth/logout')).toBe(200);
  });

  test('does not matter for reading', async () => {
    expect(await statusFrom(server, 'https://evil.example', '/api/auth/options', 'GET')).toBe(200);
  });

  test('is not opened by any CORS header', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(`${server.url}/api/auth/options`, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect([...response.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('forms, which any page may post', () => {
  const forms: [string, string][] = [
    ['application/x-www-form-urlencoded', 'email=a%40b&password=segredo'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b\r\n--x--\r\n'],
    ['text/plain', '{"email":"a@b","password":"segredo"}'],
  ];
  test.each(forms)('%s is refused over both protocols', async (type, body) => {
    for (const path of ['/api/auth/login', '/trpc/auth.login', '/trpc/auth.logout', '/trpc/auth.login?batch=1']) {
      const { status } = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect([path, status]).toEqual([path, 415]);
    }
  });

  test('a mutation is never run by GET', async () => {
    expect(await server.rpc('query', 'auth.logout', undefined, { as: student })).toMatchObject({ status: 405 });
    expect(await server.rest('GET', '/auth/me', { as: student })).toMatchObject({ status: 200 });
  });
});

describe('the session cookie', () => {
  test('is HttpOnly and SameSite=Lax, and over https also Secure and bound to its host', async () => {
    const [plain, browser] = (await register(server, 'a@exemplo.com')).headers.getSetCookie();
    expect(plain).toMatch(/^session=[a-z0-9]{40}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    expect(browser).toMatch(/^browser=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const [hosted, known] = (await register(secure, 'a@exemplo.com')).headers.getSetCookie();
    expect(hosted).toMatch(/^__Host-session=[a-z0-9]{40}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/);
    expect(known).toMatch(/^__Host-browser=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
  });

  test('comes over RPC with the cookie by which the browser is known', async () => {
    const input = { name: 'Rui', email: 'rpc@exemplo.com', password: 'segredo' };
    const { headers } = await server.rpc('mutation', 'auth.register', input);
    expect(headers.getSetCookie().map(cookie => cookie.split('=')[0])).toEqual(['session', 'browser']);
  });

  test('is cleared at logout, and the session with it', async () => {
    const cookie = (await register(server, 'b@exemplo.com')).headers.get('set-cookie')!.split(';')[0]!;
    expect(await server.rest('GET', '/auth/me', { headers: { cookie } })).toMatchObject({ status: 200 });
    const { headers } = await server.rest('POST', '/auth/logout', { headers: { cookie } });
    expect(headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    expect(await server.rest('GET', '/auth/me', { headers: { cookie } })).toMatchObject({ status: 401 });
  });

  test.each([
    'session=',
    'session=%E0%A4%A',
    'session=x',
    'session=a; session=b',
    'session',
    '=',
    ';;;',
    `session=${'x'.repeat(5_000)}`,
    'session="x"',
    "session=' or 1=1 --",
    '__proto__=x',
    'session=%00',
  ])('that is none (%s) is no session, and no error', async cookie => {
    expect(await server.rest('GET', '/auth/me', { headers: { cookie } })).toMatchObject({ status: 401 });
    expect(await server.rpc('query', 'auth.me', undefined, { headers: { cookie } })).toMatchObject({ status: 401 });
    expect(await server.rest('POST', '/auth/logout', { headers: { cookie } })).toMatchObject({ status: 200 });
  });

  test('is found among cookies of others, malformed ones too', async () => {
    const cookie = await server.cookieOf(student);
    for (const header of [`a=%E0%A4%A; ${cookie}`, `xsession=a;${cookie};b`, `${cookie};session2=%`]) {
      expect(await server.rest('GET', '/auth/me', { headers: { cookie: header } })).toMatchObject({ status: 200 });
    }
  });

  test('without https has another name, so that neither is taken for the other', async () => {
    const hosted = (await register(secure, 'c@exemplo.com')).headers.get('set-cookie')!.split(';')[0]!;
    expect(await secure.rest('GET', '/auth/me', { headers: { cookie: hosted } })).toMatchObject({ status: 200 });
    expect(await secure.rest('GET', '/auth/me', { headers: { cookie: hosted.replace('__Host-', '') } })).toMatchObject({
      status: 401,
    });
  });
});

describe('security headers', () => {
  const answers: [string, string, RequestInit?][] = [
    ['REST', '/api/auth/options'],
    ['a REST error', '/api/auth/me'],
    ['an unknown API path', '/api/nada'],
    ['a wrong method', '/api/auth/login'],
    ['a refused form', '/api/auth/login', { method: 'POST', body: 'x' }],
    ['a foreign origin', '/api/auth/logout', { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['RPC', '/trpc/auth.options'],
    ['an RPC error', '/trpc/auth.me'],
    ['a refused RPC form', '/trpc/auth.login', { method: 'POST', body: 'x' }],
    ['health', '/healthz'],
    ['a film', '/demo/fundamentos/thumbnail.webp'],
    ['a missing asset', '/assets/nada.js'],
    ['a screen', '/'],
    ['a wrong method on a screen', '/cursos', { method: 'POST' }],
  ];
  test.each(answers)('are on %s', async (_name, path, init) => {
    const { headers } = await fetch(`${server.url}${path}`, init);
    const policy = headers.get('content-security-policy');
    if (headers.get('content-type')?.startsWith('application/json'))
      expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
    else {
      expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/);
      expect(policy).toMatch(/img-src 'self' data: blob:;/);
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('ask for https from then on only where it is served', async () => {
    expect((await fetch(`${server.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
    for (const path of ['/healthz', '/api/auth/me', '/trpc/auth.me']) {
      expect((await fetch(`${secure.url}${path}`)).headers.get('strict-transport-security')).toBe(
        'max-age=31536000; includeSubDomains',
      );
    }
  });

  test('no answer of the API is cached', async () => {
    for (const path of ['/api/auth/options', '/api/auth/me', '/trpc/auth.options', '/trpc/auth.me']) {
      expect((await fetch(`${server.url}${path}`)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('files', () => {
  test.each([
    '/demo/../../package.json',
    '/demo/%2e%2e/%2e%2e/package.json',
    '/demo/..%2f..%2fpackage.json',
    '/assets/../../../package.json',
    '/demo/....//package.json',
    '/demo/%00',
    '/demo/fundamentos/%E0%A4%A',
  ])('outside their folders are not served (%s)', async path => {
    const answer = await server.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).not.toContain('"dependencies"');
    expect(answer).toMatch(/^HTTP\/1.1 (200|4\d\d) /);
  });

  test('of the demo are served in demo mode alone', async () => {
    expect((await fetch(`${server.url}/demo/fundamentos/thumbnail.webp`)).status).toBe(200);
    expect((await fetch(`${secure.url}/demo/fundamentos/thumbnail.webp`)).status).toBe(404);
  });
});
