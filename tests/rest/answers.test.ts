// What every answer carries, whichever part of the server gives it.
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../server/http/security.ts';
import { createHttpServer } from '../../server/http/server.ts';
import { answerWhileStarting } from '../../server/http/starting.ts';
import { readNetworks } from '../../server/network.ts';
import { aPng } from '../support/images.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer } from '../support/server.ts';

type Setup = 'school' | 'limited' | 'proxied' | 'hosted' | 'starting';
const setups = {} as Record<Setup, string>;
let cookie: string;
let busyCookie: string;
let image: string;
let incoming: string;
const starting = createHttpServer(answerWhileStarting(securityHeaders(false)), securityHeaders(false));

beforeAll(async () => {
  const school = await startServer({ demo: true });
  cookie = await school.cookieOf(await aStudent(school.db));
  const professor = await aProfessor(school.db);
  const { body } = await school.rest('POST', '/upload/image', { as: professor, body: {} });
  const { uploadURL, objectPath } = body as { uploadURL: string; objectPath: string };
  await fetch(new URL(uploadURL, school.url), { method: 'PUT', body: new Uint8Array(aPng()) });
  await school.rest('PUT', '/upload/image/complete', { as: professor, body: { imageURL: objectPath } });
  image = objectPath;
  const next = await school.rest('POST', '/upload/image', { as: professor, body: {} });
  incoming = new URL(String(next.body.uploadURL), school.url).pathname;

  const limited = await startServer({ rateLimits: true });
  busyCookie = await limited.cookieOf(await aStudent(limited.db));
  const batch = `${limited.url}/trpc/${Array(20).fill('auth.me').join(',')}?batch=1&input={}`;
  await Promise.all(Array.from({ length: 30 }, () => fetch(batch, { headers: { cookie: busyCookie } })));

  await new Promise<void>(resolve => starting.listen(0, '127.0.0.1', resolve));
  const proxied = await startServer({ trustedProxies: readNetworks('127.0.0.1') ?? [] });
  const hosted = await startServer({ publicUrl: new URL('https://escola.example') });
  Object.assign(setups, {
    school: school.url,
    limited: limited.url,
    proxied: proxied.url,
    hosted: hosted.url,
    starting: `http://127.0.0.1:${(starting.address() as AddressInfo).port}`,
  });
});
afterAll(() => starting.close().closeAllConnections());

type RawAnswer = { status: number; headers: Record<string, string>; body: string };

const read = (text: string): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  // Of a header that is there twice the first counts: the session's cookie comes before the browser's.
  const headers = Object.fromEntries(
    lines
      .toReversed()
      .map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
};

/** Sends bytes as they are; resolves once the server has hung up. */
const send = (setup: Setup, bytes: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(setups[setup]).port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(read(Buffer.concat(chunks).toString())));
    socket.write(bytes);
  });

const request = (line: string, headers: string[] = [], body = ''): string =>
  `${line} HTTP/1.1\r\n${['Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
const JSON_TYPE = 'Content-Type: application/json';

/** Name, where, what is sent, and the status of the answer. */
const everywhere: [string, Setup, () => string, number][] = [
  ['a page', 'school', () => request('GET /'), 200],
  ['a screen', 'school', () => request('GET /cursos'), 200],
  ['a film', 'school', () => request('GET /demo/fundamentos/thumbnail.webp'), 200],
  ['a missing file', 'school', () => request('GET /assets/nada.js'), 404],
  ['a missing object', 'school', () => request('GET /objects/uploads/nada'), 404],
  ['health', 'school', () => request('GET /healthz'), 200],
  ['REST', 'school', () => request('GET /api/profile', [`Cookie: ${cookie}`]), 200],
  ['RPC', 'school', () => request('GET /trpc/profile.get', [`Cookie: ${cookie}`]), 200],
  ['REST without a session', 'school', () => request('GET /api/profile'), 401],
  ['RPC without a session', 'school', () => request('GET /trpc/profile.get'), 401],
  ['REST that is not there', 'school', () => request('GET /api/nada'), 404],
  ['RPC that is not there', 'school', () => request('GET /trpc/nada'), 404],
  ['a path that is malformed', 'school', () => request('GET /api/courses/%E0%A4%A'), 400],
  ['a wrong method', 'school', () => request('DELETE /api/profile'), 405],
  [
    'a foreign origin',
    'school',
    () => request('POST /api/auth/logout', ['Origin: https://evil.example', 'Content-Length: 0']),
    403,
  ],
  ['a large body', 'school', () => request('PUT /api/profile', [JSON_TYPE, 'Content-Length: 1000001']), 413],
  [
    'a large body over RPC',
    'school',
    () => request('POST /trpc/profile.save', [JSON_TYPE, 'Content-Length: 1000001']),
    413,
  ],
  ['a large image', 'school', () => request(`PUT ${incoming}`, ['Content-Length: 5242881']), 413],
  ['a form', 'school', () => request('PUT /api/profile', ['Content-Type: text/plain', 'Content-Length: 1'], 'x'), 415],
  ['one request too many', 'limited', () => request('GET /api/auth/me', [`Cookie: ${busyCookie}`]), 429],
  ['one request too many over RPC', 'limited', () => request('GET /trpc/auth.me', [`Cookie: ${busyCookie}`]), 429],
  ['a page while it starts', 'starting', () => request('GET /'), 503],
  ['REST while it starts', 'starting', () => request('GET /api/auth/me'), 503],
  ['RPC while it starts', 'starting', () => request('GET /trpc/auth.me'), 503],
  ['health while it starts', 'starting', () => request('GET /healthz'), 503],
  ['no host', 'school', () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['no request', 'school', () => 'olá\r\n\r\n', 400],
  ['a bad header', 'school', () => 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400],
  [
    'two lengths',
    'school',
    () => 'POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
    400,
  ],
  [
    'a length beside chunks',
    'school',
    () =>
      'POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers without end', 'school', () => `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(60_000)}\r\n\r\n`, 431],
  [
    'too many headers',
    'school',
    () =>
      request(
        'GET /',
        Array.from({ length: 101 }, (_, i) => `A${i}: b`),
      ),
    431,
  ],
  [
    'an unknown expectation',
    'school',
    () => request('POST /api/auth/logout', ['Expect: a miracle', 'Content-Length: 0']),
    417,
  ],
  ['a tunnel', 'school', () => 'CONNECT escola.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ['a tunnel that says it is of HTTP/2', 'school', () => 'CONNECT escola.example:443 HTTP/2.0\r\nHost: x\r\n\r\n', 405],
];

const isOfTheApi = (name: string): boolean => !/page|screen|film|file|object|health/.test(name);

describe.each(everywhere)('%s', (name, setup, bytes, status) => {
  test(`is answered with ${status} and with what protects its reader`, async () => {
    const answer = await send(setup, bytes());
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      connection: 'close',
    });
    const isData = answer.headers['content-type']?.startsWith('application/json');
    expect(answer.headers['content-security-policy']).toMatch(
      isData
        ? /^default-src 'none'; frame-ancestors 'none'$/
        : /^default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; .*frame-ancestors 'none'; .*object-src 'none'$/,
    );
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    if (status >= 400 && isOfTheApi(name)) {
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      const { error, ...refusal } = JSON.parse(answer.body) as { error?: { message: string }; message?: string };
      expect((error ?? refusal).message).toMatch(/^[A-ZÁÉÍÓÚ].* /);
    }
    if (isOfTheApi(name)) expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('an uploaded image is a document that may do nothing, kept by browsers for good', async () => {
  const { status, headers } = await send('school', request(`GET ${image}`));
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

describe('https', () => {
  const HSTS = 'max-age=31536000; includeSubDomains';
  const body = JSON.stringify({ name: 'Bia', email: 'bia@exemplo.com', password: 'segredo' });
  const register = (setup: Setup, email: string, forwarded: string[] = []) => {
    const own = body.replace('bia@', `${email}@`);
    return send(
      setup,
      request('POST /api/auth/register', [JSON_TYPE, `Content-Length: ${own.length}`, ...forwarded], own),
    );
  };
  const BY_PROXY = ['X-Forwarded-Proto: https', 'X-Forwarded-For: 203.0.113.7'];

  test('is known by the public address, and asked for from then on, in answers of every kind', async () => {
    for (const bytes of [
      request('GET /'),
      request('GET /api/auth/me'),
      request('GET /trpc/auth.me'),
      request('GET /nada'),
      'olá\r\n\r\n',
    ]) {
      expect((await send('hosted', bytes)).headers['strict-transport-security']).toBe(HSTS);
    }
    expect((await register('hosted', 'a')).headers['set-cookie']).toMatch(/^__Host-session=.*; Secure$/);
  });

  test('is known by what a trusted proxy says: the cookie is bound to the host', async () => {
    for (const path of ['/', '/api/auth/me', '/trpc/auth.me'])
      expect((await send('proxied', request(`GET ${path}`, BY_PROXY))).headers['strict-transport-security']).toBe(HSTS);
    const { headers } = await register('proxied', 'b', BY_PROXY);
    expect(headers['set-cookie']).toMatch(/^__Host-session=.*; Secure$/);
    const mine = `Cookie: ${headers['set-cookie']?.split(';')[0]}`;
    expect((await send('proxied', request('GET /api/auth/me', [mine, ...BY_PROXY]))).status).toBe(200);
    // The same cookie over http is another's: no browser would send it.
    expect((await send('proxied', request('GET /api/auth/me', [mine]))).status).toBe(401);
  });

  test('is not believed of anybody else', async () => {
    const { headers } = await register('school', 'c', BY_PROXY);
    expect(headers['set-cookie']).toMatch(/^session=/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
