import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import { aProfessor } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let waiting: Viewer;
beforeAll(async () => {
  server = await startServer({ professorSignup: 'approval' });
  waiting = await aProfessor(server.db, { awaitingApproval: true });
});

const ofProfessors = endpointsOf(appRouter).filter(({ access }) => access === 'professor');

test.each(ofProfessors)('a professor who waits for approval does not reach $method $path', async ({ method, path }) => {
  const call = { as: waiting, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) };
  expect(await server.rest(method, path.replaceAll(/\{\w+\}/g, '1'), call)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: 'Seu cadastro de professor aguarda a aprovação da escola' },
  });
});

test('what is open to everybody signed in is open to them, and says that they wait', async () => {
  expect(await server.rest('GET', '/auth/me', { as: waiting })).toMatchObject({
    status: 200,
    body: { user: { role: 'professor', awaitingApproval: true } },
  });
  expect((await server.rest('GET', '/courses', { as: waiting })).status).toBe(200);
});

test('the sign-up form learns that professors are approved', async () => {
  expect((await server.rest('GET', '/auth/options')).body).toEqual({ demo: false, professorApproval: true });
});

test('a professor signs up and waits', async () => {
  const body = { name: 'Rita', email: 'rita@exemplo.com', password: 'segredo', role: 'professor' };
  expect(await server.rest('POST', '/auth/register', { body })).toMatchObject({
    status: 200,
    body: { user: { awaitingApproval: true } },
  });
});
