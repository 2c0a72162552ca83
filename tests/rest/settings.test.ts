import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';
const credentials = { email: 'ana@exemplo.com', password: 'segredo' };
const as = (cookie: string) => ({ headers: { cookie } });

test('a changed password gives its user a new cookie, and ends all other sessions', async () => {
  const old = cookieOf(
    (await server.rest('POST', '/auth/register', { body: { name: 'Ana', ...credentials } })).headers,
  );
  const elsewhere = cookieOf((await server.rest('POST', '/auth/login', { body: credentials })).headers);
  const put = (currentPassword: string) =>
    server.rest('PUT', '/auth/password', { ...as(old), body: { currentPassword, newPassword: 'outra senha' } });
  expect(await put('errada')).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: 'Senha atual incorreta' },
  });
  const changed = await put(credentials.password);
  expect(changed).toMatchObject({ status: 200, body: { user: { email: credentials.email } } });
  expect(JSON.stringify(changed.body)).not.toContain('argon2');
  for (const cookie of [old, elsewhere]) expect((await server.rest('GET', '/auth/me', as(cookie))).status).toBe(401);
  expect((await server.rest('GET', '/auth/me', as(cookieOf(changed.headers)))).status).toBe(200);
});

test('a session is known by its browser, its system and no more; a program has neither', async () => {
  const account = { ...credentials, email: 'cris@exemplo.com' };
  const by = (userAgent: string) => ({ headers: { 'user-agent': userAgent } });
  await server.rest('POST', '/auth/register', {
    body: { name: 'Cris', ...account },
    ...by('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'),
  });
  await server.rest('POST', '/auth/login', { body: account, ...by('curl/8.5.0') });
  const own = cookieOf(
    (
      await server.rest('POST', '/auth/login', {
        body: account,
        ...by('Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'),
      })
    ).headers,
  );
  const devices = async (cookie: string, path: string) =>
    ((await server.rest('GET', path, as(cookie))).body as { sessions: { device: string | null }[] }).sessions.map(
      ({ device }) => device,
    );
  const all = ['Firefox · Android', 'Firefox · Linux', null];
  for (const path of ['/auth/sessions', '/profile/export'])
    expect(new Set(await devices(own, path))).toEqual(new Set(all));
  const changed = await server.rest('PUT', '/auth/password', {
    body: { currentPassword: account.password, newPassword: 'outra senha' },
    headers: { cookie: own, ...by('Mozilla/5.0 (Windows NT 10.0) Firefox/145.0').headers },
  });
  expect(await devices(cookieOf(changed.headers), '/auth/sessions')).toEqual(['Firefox · Windows']);
});

test('sessions are listed and ended, and no answer tells what a cookie carries', async () => {
  const own = cookieOf(
    (await server.rest('POST', '/auth/register', { body: { name: 'Bia', ...credentials, email: 'bia@exemplo.com' } }))
      .headers,
  );
  for (let i = 0; i < 2; i += 1)
    await server.rest('POST', '/auth/login', { body: { ...credentials, email: 'bia@exemplo.com' } });
  const { body } = await server.rest('GET', '/auth/sessions', as(own));
  const { sessions } = body as { sessions: { id: string; current: boolean }[] };
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
  expect(JSON.stringify(body)).not.toContain(own.split('=')[1]);
  const end = (id: string) => server.rest('DELETE', `/auth/sessions/${id}`, as(own));
  expect(await end(sessions[1]!.id)).toMatchObject({ status: 200, body: { ended: 1 } });
  expect(await end(sessions[1]!.id)).toMatchObject({ status: 404, body: { message: 'Sessão não encontrada' } });
  expect((await end('%25')).status).toBe(400);
  expect(await server.rest('DELETE', '/auth/sessions', as(own))).toMatchObject({ status: 200, body: { ended: 1 } });
  expect((await server.rest('GET', '/auth/me', as(own))).status).toBe(200);
});
