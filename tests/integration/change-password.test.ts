import { eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { accessTokens, attempts, sessions } from '../../db/schema/users.ts';
import { ChangePasswordInput, RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { changePassword } from '../../server/features/auth/change-password.service.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { createToken } from '../../server/features/tokens/tokens.service.ts';
import { type Viewer } from '../../server/common/viewer.ts';
import { emptyDatabase } from '../support/database.ts';
import { aStudent } from '../../server/harness/school.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const ADDRESS = '10.0.0.1';

let db: Db;
let store: Sessions;

beforeEach(async () => {
  db = await emptyDatabase();
  store = createSessions(db, { secure: false });
});
afterEach(() => void vi.useRealTimers());

const itIs = (moment: number): void => void vi.useFakeTimers({ now: moment, toFake: ['Date'] });
const cookieIn = (setCookie: string): string => setCookie.split(';')[0] ?? '';
const begin = async ({ id }: Viewer): Promise<string> => cookieIn(await store.start(id));

/** Registers somebody, and says who they are and by which cookie. */
const aMember = async (email = 'ana@exemplo.com') => {
  const { cookie } = await register(
    { db, sessions: store, address: ADDRESS, professorSignup: 'open' },
    RegisterInput.parse({ name: 'Ana', email, password: 'segredo' }),
  );
  const found = await store.find(cookieIn(cookie));
  if (!found) throw new Error('no session');
  return { viewer: found.viewer, cookie: cookieIn(cookie) };
};
const enter = (password: string, email = 'ana@exemplo.com') =>
  login({ db, sessions: store, address: ADDRESS }, { email, password });
const HERE = 'this-session';
const change = async (viewer: Viewer, currentPassword: string, newPassword: string, demo = false, sessionId = HERE) =>
  (
    await changePassword({ db, sessions: store, sessionId, address: ADDRESS, demo }, viewer, {
      currentPassword,
      newPassword,
      keepTokens: [],
    })
  ).cookie;

describe('changing the password', () => {
  test('ends every session and begins one with a new id', async () => {
    const { viewer, cookie } = await aMember();
    const elsewhere = await begin(viewer);
    const other = await begin(await aStudent(db));
    const fresh = cookieIn(await change(viewer, 'segredo', 'outra senha'));
    for (const ended of [cookie, elsewhere]) expect(await store.find(ended)).toBeNull();
    expect(await store.find(fresh)).toMatchObject({ viewer: { id: viewer.id } });
    expect(await store.find(other)).not.toBeNull();
  });

  test('lets in with the new one, and no more with the old one', async () => {
    const { viewer } = await aMember();
    await change(viewer, 'segredo', 'outra senha');
    await enter('outra senha');
    await expect(enter('segredo')).rejects.toMatchObject({ refusal: 'wrongCredentials' });
  });

  test('begins a session that lasts thirty days', async () => {
    itIs(Date.now());
    const { viewer } = await aMember();
    expect(await change(viewer, 'segredo', 'outra senha')).toContain('Max-Age=2592000');
    const [row] = await db.read.select().from(sessions).where(eq(sessions.userId, viewer.id));
    expect(row?.expiresAt.getTime()).toBe(Date.now() + 30 * DAY_MS);
  });

  test('needs the current one, and without it changes and ends nothing', async () => {
    const { viewer, cookie } = await aMember();
    await expect(change(viewer, 'errada', 'outra senha')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Senha atual incorreta',
    });
    expect(await store.find(cookie)).not.toBeNull();
    await enter('segredo');
  });

  test('can be tried ten times in a session; neither other sessions nor the sign-in page count along', async () => {
    const { viewer } = await aMember();
    for (let i = 0; i < 10; i += 1)
      await expect(change(viewer, 'errada', 'outra senha')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(change(viewer, 'segredo', 'outra senha')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas. Tente novamente em alguns minutos.',
      retryAfter: 900,
    });
    await enter('segredo');
    await change(viewer, 'segredo', 'outra senha', false, 'another-session');
  });

  test('is possible while others guess the password at the sign-in page, from the same address too', async () => {
    const { viewer } = await aMember();
    for (let i = 0; i < 10; i += 1) await expect(enter('errada')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(enter('segredo')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await change(viewer, 'segredo', 'outra senha');
  });

  test('forgives what failed before', async () => {
    const { viewer } = await aMember();
    await expect(change(viewer, 'errada', 'outra senha')).rejects.toThrow();
    await change(viewer, 'segredo', 'outra senha');
    expect(await db.read.select({ key: attempts.key }).from(attempts)).toEqual([
      { key: `register:address:${ADDRESS}` },
    ]);
  });

  test("revokes the user's tokens, except those that they keep", async () => {
    const { viewer } = await aMember();
    const { viewer: other } = await aMember('rui@exemplo.com');
    const token = async (owner: Viewer, name: string) =>
      (await createToken(db, owner, { name, scopes: ['read'], days: 30 })).token.id;
    const kept = await token(viewer, 'fica');
    await token(viewer, 'sai');
    const others = await token(other, 'de outro');
    await changePassword({ db, sessions: store, sessionId: HERE, address: ADDRESS, demo: false }, viewer, {
      currentPassword: 'segredo',
      newPassword: 'outra senha',
      keepTokens: [kept, others],
    });
    const left = await db.read.select().from(accessTokens).where(isNull(accessTokens.revokedAt));
    expect(left.map(({ name }) => name).toSorted()).toEqual(['de outro', 'fica']);
    const noted = await db.read.select().from(auditEvents).where(eq(auditEvents.event, 'token_revoked'));
    expect(noted.map(({ detail }) => detail)).toEqual(['sai']);
  });

  test('twice at once happens once', async () => {
    const { viewer } = await aMember();
    const passwords = ['primeira', 'segunda'];
    const tries = await Promise.allSettled(passwords.map(password => change(viewer, 'segredo', password)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // Whichever was hashed first: which of two threads that is, nobody can say.
    await enter(passwords[tries.findIndex(({ status }) => status === 'fulfilled')]!);
  });

  test.each(['aluno@academia.demo', 'professor@academia.demo', 'admin@academia.demo'])(
    'of %s is refused in a demo school, and only there',
    async email => {
      const { viewer } = await aMember(email);
      await expect(change(viewer, 'segredo', 'outra senha', true)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'Nas contas de demonstração a senha não muda',
      });
      await enter('segredo', email);
      await change(viewer, 'segredo', 'outra senha');
    },
  );

  test('is possible for everybody else in a demo school', async () => {
    const { viewer } = await aMember();
    await change(viewer, 'segredo', 'outra senha', true);
    await enter('outra senha');
  });

  test.each([
    [{ newPassword: '12345' }, 'A senha deve ter pelo menos 6 caracteres'],
    [{ newPassword: 'coração', currentPassword: 'corac\u0327a\u0303o' }, 'A nova senha deve ser diferente da atual'],
    [{ newPassword: 'segredo' }, 'A nova senha deve ser diferente da atual'],
    [{ currentPassword: '' }, 'Por favor, preencha todos os campos obrigatórios'],
    [{ newPassword: undefined }, 'Por favor, preencha todos os campos obrigatórios'],
    [{ newPassword: '123456' }, undefined],
  ])('%j is answered with %s', (input, message) => {
    expect(
      ChangePasswordInput.safeParse({ currentPassword: 'segredo', newPassword: 'outra senha', ...input }).error
        ?.issues[0]?.message,
    ).toBe(message);
  });
});
