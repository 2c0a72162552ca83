import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessTokens, users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { TokenScope } from '../../server/features/tokens/tokens.schema.ts';
import { createToken } from '../../server/features/tokens/tokens.service.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import type { Access } from '../../server/trpc/access.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

let server: TestServer;
const people = {} as Record<Viewer['role'], Viewer>;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  Object.assign(people, { student: await aStudent(db), professor: await aProfessor(db), admin: await anAdmin(db) });
});

const aToken = async (viewer: Viewer, scopes: TokenScope[]): Promise<string> => {
  const { db } = server;
  await db.write(tx => tx.delete(accessTokens).where(eq(accessTokens.userId, viewer.id)));
  return (await createToken(db, viewer, { name: 'Teste', scopes, days: 30 })).secret;
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Procedure = { _def: { type: 'query' | 'mutation' } };
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;
const endpoints = Object.entries(procedures).map(
  (
    [
      name,
      {
        _def: { type },
      },
    ],
    i,
  ) => ({ name, type, ...endpointsOf(appRouter)[i]! }),
);

/** What a token that lacks nothing needs, told apart from how the builders say it. */
const reaches = (access: Access, type: 'query' | 'mutation', scopes: readonly TokenScope[]): boolean => {
  if (access === 'session' || (access === 'anyone' && type === 'mutation')) return false;
  if (access === 'admin' && !scopes.includes('admin')) return false;
  return type === 'query' || scopes.includes('write');
};
const whoMay: Record<Access, Viewer['role']> = {
  anyone: 'student',
  session: 'student',
  signedIn: 'student',
  student: 'student',
  professor: 'professor',
  admin: 'admin',
};
/** A number that nothing has: an administrator's token could deactivate those who ask. */
const NOBODYS = '999999';
const scopeSets: TokenScope[][] = [
  ['read'],
  ['write'],
  ['read', 'admin'],
  ['write', 'admin'],
  ['read', 'write', 'admin'],
];
const OUT_OF_REACH = [
  'Este token de acesso não tem permissão para isto',
  'Isto só se faz entrando com email e senha, não com um token de acesso',
];

describe.each(scopeSets.map(scopes => ({ scopes })))('a token that may $scopes', ({ scopes }) => {
  const tokens = {} as Record<Viewer['role'], string>;
  beforeAll(async () => {
    for (const role of ['student', 'professor', 'admin'] as const) {
      const allowed = role === 'admin' ? scopes : scopes.filter(scope => scope !== 'admin');
      tokens[role] = await aToken(people[role], allowed);
    }
  });

  test.each(endpoints)('at $name', async ({ name, type, method, path, access = 'admin' }) => {
    const headers = bearer(tokens[whoMay[access]]);
    const call = { headers, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) };
    const overRest = await server.rest(method, path.replaceAll(/\{\w+\}/g, NOBODYS), call);
    const overRpc = await server.rpc(type, name, undefined, { headers });
    const refusals = [overRest.body.message, (overRpc.body as { error?: { message: string } }).error?.message].map(
      message => OUT_OF_REACH.includes(String(message)),
    );
    const isReached = reaches(access, type, scopes);
    expect(refusals).toEqual([!isReached, !isReached]);
    if (!isReached) expect([overRest.status, overRpc.status]).toEqual([403, 403]);
    else for (const { status } of [overRest, overRpc]) expect([401, 500]).not.toContain(status);
    expect(overRest.headers.get('set-cookie')).toBeNull();
  });
});

describe('a token', () => {
  const me = (headers: Record<string, string>) => server.rest('GET', '/auth/me', { headers });

  test('names its owner, whatever cookie comes with it', async () => {
    const headers = { ...bearer(await aToken(people.student, ['read'])), cookie: await server.cookieOf(people.admin) };
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
    const headers = bearer(await aToken(owner, ['read']));
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
        headers: { ...foreign, ...bearer(await aToken(people.student, scopes)) },
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
      ...bearer(await aToken(people.student, ['write'])),
    };
    expect((await server.rpc('mutation', 'profile.save', { fullName: 'Ana' }, { headers: fromForeign })).status).toBe(
      200,
    );
  });

  test('is made and revoked over the interface, and shown once', async () => {
    const as = await aProfessor(server.db);
    const made = await server.rest('POST', '/profile/tokens', {
      as,
      body: { name: ' Planilha ', scopes: ['write', 'read', 'read'], days: 90 },
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
  ])('%j is refused with %i', async (own, status, message) => {
    expect(
      await server.rest('POST', '/profile/tokens', {
        as: people.professor,
        body: { name: 'Teste', scopes: ['read'], days: 30, ...own },
      }),
    ).toMatchObject({ status, body: { message } });
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
