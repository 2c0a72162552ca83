import { expect, test } from 'vitest';
import { startServer } from '../support/server.ts';

test.each(['%', '%E0%A4%A', 'auth.me%', '%c0%af', 'auth.me,%'])(
  'the RPC path /%s names no procedure, and is no fault of the server',
  async path => {
    const server = await startServer();
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${server.url}/trpc/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      });
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { error: { message: 'Não encontrado', data: { code: 'NOT_FOUND', httpStatus: 404 } } },
      ]);
    }
    expect(server.logged.filter(line => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  },
);

test.each(['school.get', 'school%2Eget', 'school.get,school%2Eget?batch=1'])(
  'the RPC path /%s is answered as JSON, whichever way it takes',
  async path => {
    const server = await startServer();
    const response = await fetch(`${server.url}/trpc/${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect([await response.json()].flat()[0]).toHaveProperty('result.data.school');
  },
);
