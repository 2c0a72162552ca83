/** What the administrators' rooms answer over REST: nothing that is secret, and a 400 for what no form would send. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { anAdmin, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Viewer;
beforeAll(async () => {
  server = await startServer();
  admin = await anAdmin(server.db);
});

describe('over REST', () => {
  test('the health tells no path, address or key', async () => {
    const { body } = await server.rest('GET', '/admin/health', { as: admin });
    expect((body.checks as { key: string }[]).map(({ key }) => key)).toEqual([
      'version',
      'uptime',
      'database',
      'disk',
      'backup',
      'migrations',
      'engine',
      'sessions',
      'uploads',
      'loop',
      'memory',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/\/(tmp|home|work|var)\/|postgres:\/\/|s3:\/\/|127\.0\.0\.1/);
  });

  test('a role change and a deactivation end the sessions of that person at the next request', async () => {
    for (const [method, end, body] of [
      ['PUT', 'role', { role: 'professor' }],
      ['POST', 'deactivate', {}],
    ] as const) {
      const person = await aStudent(server.db);
      expect((await server.rest('GET', '/auth/me', { as: person })).status).toBe(200);
      expect((await server.rest(method, `/users/${person.id}/${end}`, { as: admin, body })).status).toBe(200);
      expect((await server.rest('GET', '/auth/me', { as: person })).status).toBe(401);
    }
  });

  test('no answer about accounts carries a hash', async () => {
    const { body } = await server.rest('GET', '/users', { as: admin });
    expect(JSON.stringify(body)).not.toMatch(/hash|argon2|nameSearch|usernameKey/i);
  });

  test.each([
    ['GET', '/users?role=rei', undefined, 'Papel inválido'],
    ['GET', '/users?state=x', undefined, 'Situação inválida'],
    ['GET', '/admin/events?day=2026-02-30', undefined, 'Este dia não existe'],
    ['GET', '/admin/events?cursor=agora', undefined, 'Continuação inválida'],
    [
      'PUT',
      '/school',
      { name: ' ', accent: 'azul', logoUrl: null },
      'Por favor, preencha todos os campos obrigatórios',
    ],
    ['PUT', '/school', { name: 'Torre', accent: 'preto', logoUrl: null }, 'Cor inválida'],
    [
      'POST',
      '/school/start',
      {
        secret: 'curto',
        schoolName: 'Torre',
        fullName: 'Zé',
        username: 'zeze',
        email: 'ze@exemplo.com',
        password: 'dama-em-h5-f7',
      },
      'Este link não está completo',
    ],
    ['POST', '/users/password/owner', { secret: 'curto' }, 'Este link não está completo'],
    ['POST', '/users/password', { secret: 'curto', newPassword: 'torre-na-setima' }, 'Este link não está completo'],
    [
      'POST',
      '/users/password',
      { secret: 'a'.repeat(43), newPassword: 'abc' },
      'A senha deve ter pelo menos 6 caracteres',
    ],
  ])('%s %s is a 400', async (method, path, body, message) => {
    expect(await server.rest(method, path, { as: admin, ...(body && { body }) })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});
