/** Pages of other sites, as a browser sends their requests. */
import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aToken, bearer } from '../support/tokens.ts';

const ELSEWHERE = 'https://clube.example';

let server: TestServer;
let student: Viewer;
beforeAll(async () => {
  server = await startServer();
  student = await aStudent(server.db);
});

const askFirst = (headers: string) =>
  fetch(`${server.url}/api/profile`, {
    method: 'OPTIONS',
    headers: { origin: ELSEWHERE, 'access-control-request-method': 'PUT', 'access-control-request-headers': headers },
  });

test('a page of another site may send a token, and nothing else', async () => {
  const admitted = await askFirst('authorization,content-type');
  expect(admitted.status).toBe(204);
  expect(admitted.headers.get('access-control-allow-origin')).toBe('*');
  expect(admitted.headers.get('access-control-allow-headers')).toBe(
    'Authorization, Content-Type, Idempotency-Key, Last-Event-ID',
  );
  expect(admitted.headers.get('access-control-allow-credentials')).toBeNull();

  const refused = await askFirst('content-type');
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, null]);
});

test('it reads the answers to a token, refusals too, and changes what the token may', async () => {
  const token = await aToken(server.db, student, ['read', 'write']);
  const headers = { ...bearer(token), origin: ELSEWHERE };
  const changed = await server.rest('PUT', '/profile', { headers, body: { fullName: 'De longe' } });
  expect([changed.status, changed.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  const unknown = await server.rest('GET', '/auth/me', { headers: { ...bearer('academia_0'), origin: ELSEWHERE } });
  expect([unknown.status, unknown.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
});

test("it reads nothing with somebody's cookie, and changes nothing", async () => {
  const headers = { origin: ELSEWHERE };
  const read = await server.rest('GET', '/auth/me', { as: student, headers });
  expect(read.headers.get('access-control-allow-origin')).toBeNull();
  const change = await server.rest('PUT', '/profile', { as: student, headers, body: { fullName: 'De longe' } });
  expect([change.status, change.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});
