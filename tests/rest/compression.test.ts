import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aCourse, aProfessor } from '../../server/harness/school.ts';
import { encodingIn } from '../../server/http/compression.ts';
import { aBuiltWeb } from '../support/built-web.ts';
import { startServer } from '../support/server.ts';

type Raw = { headers: Record<string, unknown>; body: Buffer };

/** As it comes over the wire: `fetch` would unpack it. */
const raw = (url: string, headers: Record<string, string>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, async response => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ headers: response.headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });

const school = async () => {
  const server = await startServer();
  const professor = await aProfessor(server.db);
  for (let course = 0; course < 5; course += 1) await aCourse(server.db, professor);
  const cookie = await server.cookieOf(professor);
  return { server, ask: (path: string, headers = {}) => raw(`${server.url}${path}`, { cookie, ...headers }) };
};

const LIST = ['/api/courses/professor', '/trpc/courses.professor?input={}'];
const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

test('a long answer is packed as its client asks, and is the same answer', async () => {
  const { ask } = await school();
  for (const path of LIST) {
    const plain = await ask(path);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toContain('Accept-Encoding');
    for (const [encoding, decode] of Object.entries(decoders)) {
      const { headers, body } = await ask(path, { 'accept-encoding': encoding });
      expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(body.length) });
      expect(headers.vary).toContain('Accept-Encoding');
      expect(body.length).toBeLessThan(plain.body.length / 2);
      expect(decode(body).toString()).toBe(plain.body.toString());
    }
  }
});

test('a page that is a file arrives whole', async () => {
  const server = await startServer({ web: aBuiltWeb() });
  const plain = await raw(`${server.url}/app.html`, {});
  const { headers, body } = await raw(`${server.url}/app.html`, { 'accept-encoding': 'gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': expect.stringContaining('text/html') });
  expect(gunzipSync(body).toString()).toBe(plain.body.toString());
});

test('what is short, what another site asks for and what a change answers stay as they are', async () => {
  const { server, ask } = await school();
  const gzip = { 'accept-encoding': 'gzip' };
  expect((await ask('/api/school', gzip)).headers).not.toHaveProperty('content-encoding');
  for (const path of LIST)
    expect((await ask(path, { ...gzip, 'sec-fetch-site': 'cross-site' })).headers).not.toHaveProperty(
      'content-encoding',
    );
  const made = await server.rest('POST', '/auth/login', { body: {}, headers: gzip });
  expect(made.headers.get('content-encoding')).toBeNull();
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0.0, identity', undefined],
  ['deflate', undefined],
  [undefined, undefined],
])('a client that accepts %s gets %s', (header, encoding) => {
  expect(encodingIn(header)).toBe(encoding);
});
