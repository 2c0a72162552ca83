import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountStatic } from '../../server/http/static.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-static-'));
const web = join(folder, 'web');
const demoMedia = join(folder, 'media');
const app = new Hono();
// As in production: the cache headers depend on the adapter's own kind of response.
const server = createServer(getRequestListener(app.fetch));

const files = {
  'web/index.html': 'built',
  'web/app.html': 'shell',
  'web/pages.json': '{}',
  'web/index.html.br': 'brotli',
  'web/theme.js': 'theme',
  'web/favicon.svg': '<svg/>',
  'web/.vite/manifest.json': '{}',
  'web/assets/main-1.js': 'main',
  'media/finais/lucena.pgn': '1. e4',
  'secret.txt': 'secret',
};

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  mountStatic(app, { web, demoMedia }, [(_context, next) => next()], async context => context.html('page'));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: response.status, text: await response.text(), cache: response.headers.get('cache-control') };
};

describe('an address gets', () => {
  test.each([
    '/',
    '/home',
    '/dashboard',
    '/course/7',
    '/nada',
    '/index.html',
    '/index.html.br',
    '/pages.json',
    '/.vite/manifest.json',
  ])('%s: the page that the server fills', async path => {
    expect(await get(path)).toMatchObject({ status: 200, text: 'page' });
  });

  test("/app.html: the empty page, without anybody's data", async () => {
    expect(await get('/app.html')).toMatchObject({ status: 200, text: 'shell', cache: 'no-cache' });
  });

  test('files by their names, those with a hash for good', async () => {
    expect(await get('/theme.js')).toMatchObject({ status: 200, text: 'theme', cache: 'no-cache' });
    expect(await get('/assets/main-1.js')).toMatchObject({
      status: 200,
      text: 'main',
      cache: 'public, max-age=31536000, immutable',
    });
    expect(await get('/demo/finais/lucena.pgn')).toMatchObject({ status: 200, text: '1. e4' });
  });

  test.each([
    '/assets/nada.js',
    '/demo/nada.webm',
    '/demo/finais/',
    '/objects/1',
    '/demo/..%2fsecret.txt',
    '/demo/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ])('%s: a plain 404', async path => {
    expect(await get(path)).toMatchObject({ status: 404, text: 'Não encontrado' });
  });
});
