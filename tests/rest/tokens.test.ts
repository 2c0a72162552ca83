import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessTokens, users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { TokenScope } from '../../server/features/tokens/tokens.schema.ts';
import { hashPassword } from '../../server/features/auth/password.ts';
import { createToken } from '../../server/features/tokens/tokens.service.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aToken, bearer, OUT_OF_REACH } from '../support/tokens.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

let server: TestServer;
const people = {} as Record<Viewer['role'], Viewer>;
const PASSWORD = 'cavalo-em-f3';

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  const passwordHash = await hashPassword(PASSWORD);
  Object.assign(people, {
    student: await aStudent(db),
    professor: await aProfessor(db, { passwordHash }),
    admin: await anAdmin(db, { passwordHash }),
  });
});

describe('a token', () => {
  const me = (headers: Record<string, string>) => server.rest('GET', '/auth/me', { headers });

  test('names its owner, whatever cookie comes with it', async () => {
    const headers = {
      ...bearer(await aToken(server.db, people.student, ['read'])),
      cookie: await server.cookieOf(people.admin),
    };
    expect(await me(headers)).toMatchObject({ status: 200, body: { user: { id: people.student.id } } });
    expect(await me({ ...headers, authorization: headers.authorization.replace('Bearer', 'bearer') })).toMatchObject({
      status: 200,
    });
  });

  test.each([
    '',
    'academia_',
    'academia_0',
    `academia_${'0'.repeat(64)}`,
    `academia_${'0'.repeat(64)} `,
    'x'.repeat(5_000),
  ])('%j is none: 401, over both protocols, though a cookie comes along', async token => {
    const headers = { ...bearer(token), cookie: await server.cookieOf(people.student) };
    for (const answer of [
      await me(headers),
      await server.rpc('query', 'auth.me', undefined, { headers }),
      await server.rest('GET', '/store/items', { headers }),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="academia", error="invalid_token"');
    }
    expect((await me(headers)).body).toEqual({
      code: 'UNAUTHORIZED',
      reason: 'invalid_token',
      message: 'O token de acesso não vale: confira se está completo, se expirou ou se foi revogado',
    });
  });

  test('of another scheme is none of ours: the cookie counts', async () => {
    expect(await me({ authorization: 'Basic YTpi', cookie: await server.cookieOf(people.student) })).toMatchObject({
      status: 200,
      body: { user: { id: people.student.id } },
    });
    const nobody = await me({});
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="academia"']);
  });

  test('that expired or was revoked, or whose owner is gone, is refused', async () => {
    const owner = await aStudent(server.db);
    const headers = bearer(await aToken(server.db, owner, ['read']));
    expect((await me(headers)).status).toBe(200);
    const change = (values: Partial<typeof accessTokens.$inferInsert>) =>
      server.db.write(tx => tx.update(accessTokens).set(values).where(eq(accessTokens.userId, owner.id)));
    const changeOwner = (values: Partial<typeof users.$inferInsert>) =>
      server.db.write(tx => tx.update(users).set(values).where(eq(users.id, owner.id)));
    const later = new Date(Date.now() + 1_000_000);
    const cases: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [() => change({ expiresAt: new Date(Date.now() - 1) }), () => change({ expiresAt: later })],
      [() => change({ revokedAt: new Date() }), () => change({ revokedAt: null })],
      [() => changeOwner({ deactivatedAt: new Date() }), () => changeOwner({ deactivatedAt: null })],
      [() => changeOwner({ erasedAt: new Date() }), () => changeOwner({ erasedAt: null })],
    ];
    for (const [end, back] of cases) {
      await end();
      expect((await me(headers)).status).toBe(401);
      await back();
      expect((await me(headers)).status).toBe(200);
    }
  });

  test('changes things whatever the Origin, and names the scopes that it lacks', async () => {
    const foreign = { origin: 'https://outro.example' };
    const save = async (scopes: TokenScope[]) =>
      server.rest('PUT', '/profile', {
        body: { fullName: 'Ana Token' },
        headers: { ...foreign, ...bearer(await aToken(server.db, people.student, scopes)) },
      });
    expect(await save(['write'])).toMatchObject({ status: 200, body: { user: { fullName: 'Ana Token' } } });
    const refused = await save(['read']);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', message: OUT_OF_REACH[0] } });
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer realm="academia", error="insufficient_scope", scope="write"',
    );
    expect(
      (await server.rest('PUT', '/profile', { as: people.student, body: { fullName: 'Ana' }, headers: foreign }))
        .status,
    ).toBe(403);
    const fromForeign = {
      origin: 'https://outro.example',
      'content-type': 'application/json',
      ...bearer(await aToken(server.db, people.student, ['write'])),
    };
    expect((await server.rpc('mutation', 'profile.save', { fullName: 'Ana' }, { headers: fromForeign })).status).toBe(
      200,
    );
  });

  test('is made and revoked over the interface, and shown once', async () => {
    const as = people.professor;
    const made = await server.rest('POST', '/profile/tokens', {
      as,
      body: { name: ' Planilha ', scopes: ['write', 'read', 'read'], days: 90, password: PASSWORD },
    });
    const { token, secret } = made.body as {
      token: { id: number; name: string; scopes: string[]; createdAt: string; expiresAt: string };
      secret: string;
    };
    expect(made.status).toBe(200);
    expect(secret).toMatch(/^academia_[0-9a-f]{64}$/);
    expect(token).toMatchObject({ name: 'Planilha', scopes: ['read', 'write'], lastUsedAt: null, expired: false });
    expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBe(90 * DAY_MS);
    expect((await me(bearer(secret))).status).toBe(200);
    const listed = await server.rest('GET', '/profile/tokens', { as });
    expect(JSON.stringify(listed.body)).not.toContain(secret.slice(9));
    expect((listed.body.tokens as { lastUsedAt: string | null }[])[0]?.lastUsedAt).not.toBeNull();
    expect((await server.rest('DELETE', `/profile/tokens/${token.id}`, { as: people.student })).status).toBe(404);
    expect(await server.rest('DELETE', `/profile/tokens/${token.id}`, { as })).toMatchObject({
      status: 200,
      body: { revoked: true },
    });
    expect((await me(bearer(secret))).status).toBe(401);
    expect(await server.rest('DELETE', `/profile/tokens/${token.id}`, { as })).toMatchObject({
      status: 404,
      body: { message: 'Token não encontrado' },
    });
    expect((await server.rest('GET', '/profile/tokens', { as })).body).toEqual({ tokens: [] });
  });

  test.each([
    [{ name: '' }, 400, 'Dê um nome ao token'],
    [{ scopes: [] }, 400, 'Escolha o que o token permite'],
    [{ scopes: ['admin'] }, 400, 'Escolha o que o token permite'],
    [{ scopes: ['tudo'] }, 400, 'Permissão desconhecida'],
    [{ days: 31 }, 400, 'Escolha 30, 90 ou 365 dias'],
    [{ scopes: ['read', 'admin'] }, 403, 'Só administradores podem criar tokens de administração'],
    [{ password: undefined }, 400, 'Por favor, preencha todos os campos obrigatórios'],
    [{ password: 'cavalo-em-c3' }, 400, 'Senha atual incorreta'],
  ])('%j is refused with %i', async (own, status, message) => {
    expect(
      await server.rest('POST', '/profile/tokens', {
        as: people.professor,
        body: { name: 'Teste', scopes: ['read'], days: 30, password: PASSWORD, ...own },
      }),
    ).toMatchObject({ status, body: { message } });
  });

  test('for administration is made by administrators', async () => {
    const made = await server.rest('POST', '/profile/tokens', {
      as: people.admin,
      body: { name: 'Registro', scopes: ['read', 'admin'], days: 30, password: PASSWORD },
    });
    expect(made).toMatchObject({ status: 200, body: { token: { scopes: ['read', 'admin'] } } });
  });
});

test('a token has calls of its own: 300 a minute, which its owner keeps in the browser', async () => {
  const limited = await startServer({ rateLimits: true });
  const owner = await aStudent(limited.db);
  const { secret } = await createToken(limited.db, owner, { name: 'Teste', scopes: ['read'], days: 30 });
  const batch = `${limited.url}/trpc/${Array(20).fill('auth.me').join(',')}?batch=1&input={}`;
  for (let i = 0; i < 15; i += 1) expect((await fetch(batch, { headers: bearer(secret) })).status).toBe(200);
  const refused = await limited.rest('GET', '/auth/me', { headers: bearer(secret) });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await limited.rest('GET', '/auth/me', { as: owner })).status).toBe(200);
});
