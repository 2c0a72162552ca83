import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}${path}`, { method, headers });

describe('/api/openapi.json', () => {
  test('is the committed file, for everybody', async () => {
    const response = await get('/api/openapi.json');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(await response.text()).toBe(readFileSync(join(import.meta.dirname, '..', '..', 'openapi.json'), 'utf8'));
  });

  test('is sent once: who has it hears that nothing changed', async () => {
    const first = await get('/api/openapi.json');
    await first.arrayBuffer();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22,}"$/);
    const again = await get('/api/openapi.json', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const plain = await get('/api/openapi.json', { 'accept-encoding': 'identity' });
    await plain.arrayBuffer();
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
    expect(plain.headers.get('etag')).not.toBe(etag);
  });

  test('cannot be posted to', async () => {
    expect((await server.rest('POST', '/openapi.json', { body: {} })).status).toBe(404);
  });
});

describe('/api/docs', () => {
  test('has no script in its page, and every file that it names is there', async () => {
    const response = await get('/api/docs');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page).not.toMatch(/<script(?! src=)|<style|\son\w+=|https?:/);
    const named = [...page.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(4);
    for (const path of named) {
      const { status, headers } = await get(path, {}, 'HEAD');
      expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
    }
  });
});
