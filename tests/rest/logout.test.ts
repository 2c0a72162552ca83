import { expect, test, vi } from 'vitest';
import { aStudent } from '../../server/harness/school.ts';
import { startServer } from '../support/server.ts';

const CLEARED = /^session=; .*Max-Age=0/;

test('signing out clears the cookie even where the disk is full and the session cannot be ended', async () => {
  const server = await startServer();
  const student = await aStudent(server.db);
  const cookie = await server.cookieOf(student);
  const full = vi
    .spyOn(server.db, 'write')
    .mockRejectedValue(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
  for (const answer of [
    await server.rest('POST', '/auth/logout', { headers: { cookie } }),
    await server.rpc('mutation', 'auth.logout', {}, { headers: { cookie } }),
  ]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('set-cookie')).toMatch(CLEARED);
  }
  full.mockRestore();
});

test('signing out clears the cookie even where the minute is used up, but not for a page of another site', async () => {
  const server = await startServer({ rateLimits: true });
  const student = await aStudent(server.db);
  const headers = { cookie: await server.cookieOf(student) };
  const batch = `${server.url}/trpc/${Array(30).fill('auth.me').join(',')}?batch=1&input={}`;
  await Promise.all(Array.from({ length: 20 }, () => fetch(batch, { headers })));
  const refused = await server.rest('POST', '/auth/logout', { headers });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('set-cookie')).toMatch(CLEARED);
  const foreign = await server.rest('POST', '/auth/logout', {
    headers: { ...headers, origin: 'https://evil.example' },
  });
  expect(foreign.headers.get('set-cookie')).toBeNull();
});
