import { count, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { attempts, sessions, users } from '../../db/schema/users.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { setPasswordFor } from '../../server/features/users/command-line.service.ts';
import { choosePassword, makeResetLink } from '../../server/features/users/reset.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { anAdmin, aStudent } from '../../server/harness/school.ts';
import { DAY_MS, MINUTE_MS } from '../../server/common/time.schema.ts';

let db: Db;
let store: Sessions;

beforeEach(async () => {
  db = await emptyDatabase();
  store = createSessions(db, { secure: false });
});
afterEach(() => void vi.useRealTimers());

/** Lets the clock stand at a moment, while everything that waits goes on. */
const itIs = (moment: number): void => void vi.useFakeTimers({ now: moment, toFake: ['Date'] });

const from = (address = '10.0.0.1') => ({ db, sessions: store, address });
const signUp = (input: Record<string, unknown>, address?: string) =>
  register({ ...from(address), professorSignup: 'open' }, RegisterInput.parse({ password: 'segredo', ...input }));
const signIn = (email: string, password = 'segredo', address?: string) => login(from(address), { email, password });
const cookieIn = (setCookie: string): string => setCookie.split(';')[0] ?? '';

describe('signing in', () => {
  beforeEach(async () => void (await signUp({ name: 'Ana', email: 'Ana@exemplo.com' })));

  test('works with the email in whatever case, and begins a session with a new id', async () => {
    const cookies = [];
    for (const email of ['ana@exemplo.com', 'ANA@EXEMPLO.COM']) cookies.push(cookieIn((await signIn(email)).cookie));
    expect(new Set(cookies).size).toBe(2);
    for (const cookie of cookies)
      expect(await store.find(cookie)).toMatchObject({ viewer: { email: 'ana@exemplo.com' } });
  });

  test('says the same of a wrong password and an unknown email', async () => {
    const wrong = { refusal: 'wrongCredentials', message: 'Email ou senha incorretos' };
    await expect(signIn('ana@exemplo.com', 'errada')).rejects.toMatchObject(wrong);
    await expect(signIn('ninguem@exemplo.com')).rejects.toMatchObject(wrong);
  });

  test('distinguishes case in the password, but not how an accent was typed', async () => {
    await signUp({ name: 'Zé', email: 'ze@exemplo.com', password: 'coração' });
    await signIn('ze@exemplo.com', 'corac\u0327a\u0303o');
    await expect(signIn('ze@exemplo.com', 'CORAÇÃO')).rejects.toThrow('Email ou senha incorretos');
  });

  test('lets a whole class into one account at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => signIn('ana@exemplo.com')));
  });

  test('can fail ten times in a quarter of an hour from one address, also with all at once', async () => {
    itIs(Date.now());
    const tries = await Promise.allSettled(Array.from({ length: 25 }, () => signIn('ana@exemplo.com', 'errada')));
    const reasons = tries
      .map(tried => (tried.status === 'rejected' ? (tried.reason as { code: string }).code : 'in'))
      .toSorted();
    expect(reasons).toEqual([
      ...Array<string>(15).fill('TOO_MANY_REQUESTS'),
      ...Array<string>(10).fill('UNAUTHORIZED'),
    ]);
    await expect(signIn('ANA@exemplo.com', 'segredo')).rejects.toMatchObject({
      message: 'Muitas tentativas. Tente novamente em alguns minutos.',
      retryAfter: 900,
    });
    await expect(signIn('outra@exemplo.com')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    itIs(Date.now() + 15 * MINUTE_MS + 1);
    await signIn('ana@exemplo.com');
  });

  test('forgives what failed before', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 9; i += 1)
        await expect(signIn('ana@exemplo.com', 'errada')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await signIn('ana@exemplo.com');
    }
  });

  describe('that was refused too often', () => {
    const failed = ['ana@exemplo.com', 'outra@exemplo.com'];
    let anaId: number;
    const keys = async () =>
      (await db.read.selectDistinct({ key: attempts.key }).from(attempts).orderBy(attempts.key)).map(({ key }) => key);
    beforeEach(async () => {
      anaId = (await db.read.select({ id: users.id }).from(users).where(eq(users.email, 'ana@exemplo.com')))[0]!.id;
      await db.write(tx =>
        tx
          .insert(attempts)
          .values(
            failed.flatMap(email =>
              Array.from({ length: 10 }, () => ({ key: `login:from:${email} 10.0.0.1`, at: new Date() })),
            ),
          ),
      );
      await db.write(tx => tx.insert(attempts).values({ key: 'login:address:10.0.0.1', at: new Date() }));
    });
    afterEach(async () => {
      expect(await keys()).toEqual([
        'login:address:10.0.0.1',
        'login:from:outra@exemplo.com 10.0.0.1',
        'register:address:10.0.0.1',
      ]);
    });

    test('is let in at once after a link for a new password was used, and by no link that was only made', async () => {
      const office = { db, demo: false, viewer: await anAdmin(db) };
      const { path } = await makeResetLink(office, anaId);
      await expect(
        choosePassword({ db, address: '10.0.0.1' }, { secret: 'x'.repeat(43), newPassword: 'a-nova-senha' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(signIn('ana@exemplo.com', 'a-nova-senha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      await choosePassword({ db, address: '10.0.0.1' }, { secret: path.split('#')[1]!, newPassword: 'a-nova-senha' });
      expect((await signIn('ana@exemplo.com', 'a-nova-senha')).user.id).toBe(anaId);
    });

    test('is let in at once with a password that was given by hand', async () => {
      await setPasswordFor(db, 'Ana@exemplo.com', 'a-nova-senha');
      expect((await signIn('ana@exemplo.com', 'a-nova-senha')).user.id).toBe(anaId);
    });
  });

  test('limits an unknown email alike, so that it cannot be told from a known one', async () => {
    for (let i = 0; i < 10; i += 1)
      await expect(signIn('x@exemplo.com', 'errada')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(signIn('x@exemplo.com', 'errada')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('can fail 200 times from one address; a class that signs in rightly never gets there', async () => {
    await db.write(tx =>
      tx
        .insert(attempts)
        .values(Array.from({ length: 199 }, () => ({ key: 'login:address:10.0.0.1', at: new Date() }))),
    );
    for (let i = 0; i < 3; i += 1) await signIn('ana@exemplo.com');
    await expect(signIn('a@exemplo.com')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(signIn('b@exemplo.com')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(signIn('ana@exemplo.com')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await signIn('ana@exemplo.com', 'segredo', '10.0.0.2');
  });

  test('forgets attempts once they are older than every window', async () => {
    itIs(Date.now());
    for (const email of ['a@exemplo.com', 'b@exemplo.com']) await expect(signIn(email)).rejects.toThrow();
    itIs(Date.now() + 61 * MINUTE_MS);
    await expect(signIn('c@exemplo.com')).rejects.toThrow();
    expect(await db.read.select({ count: count() }).from(attempts)).toEqual([{ count: 3 }]);
  });
});

describe('a session', () => {
  const row = async () => (await db.read.select().from(sessions))[0];

  test('is stored by the hash of its id', async () => {
    const { id } = await aStudent(db);
    const secret = cookieIn(await store.start(id)).split('=')[1]!;
    expect((await row())?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(await row())).not.toContain(secret);
    expect(await store.find(`session=${(await row())!.id}`)).toBeNull();
  });

  test('slides while it is used: in its second half it is renewed for thirty days', async () => {
    const begun = Date.now();
    itIs(begun);
    const cookie = cookieIn(await store.start((await aStudent(db)).id));
    itIs(begun + 14 * DAY_MS);
    expect(await store.find(cookie)).toMatchObject({ renewedCookie: undefined });
    itIs(begun + 16 * DAY_MS);
    expect((await store.find(cookie))?.renewedCookie).toContain('Max-Age=2592000');
    expect((await row())?.expiresAt.getTime()).toBe(begun + 46 * DAY_MS);
    itIs(begun + 45 * DAY_MS);
    expect(await store.find(cookie)).not.toBeNull();
  });

  test('ends after thirty days without use', async () => {
    const begun = Date.now();
    itIs(begun);
    const cookie = cookieIn(await store.start((await aStudent(db)).id));
    itIs(begun + 30 * DAY_MS + 1);
    expect(await store.find(cookie)).toBeNull();
  });

  test('ends ninety days after it began, however much it is used', async () => {
    const begun = Date.now();
    itIs(begun);
    const cookie = cookieIn(await store.start((await aStudent(db)).id));
    for (let day = 10; day < 90; day += 10) {
      itIs(begun + day * DAY_MS);
      expect(await store.find(cookie)).not.toBeNull();
    }
    itIs(begun + 90 * DAY_MS - 1);
    expect(await store.find(cookie)).not.toBeNull();
    itIs(begun + 90 * DAY_MS);
    expect(await store.find(cookie)).toBeNull();
  });

  test('is deleted by signing out, and only that one', async () => {
    const { id } = await aStudent(db);
    const [first, second] = [cookieIn(await store.start(id)), cookieIn(await store.start(id))];
    const signedIn = await store.find(first);
    await db.write(tx => store.end(tx, signedIn!.sessionId));
    expect(await store.find(first)).toBeNull();
    expect(await store.find(second)).not.toBeNull();
    expect(await db.read.select({ count: count() }).from(sessions)).toEqual([{ count: 1 }]);
  });

  test('that has expired is forgotten when another begins', async () => {
    const begun = Date.now();
    itIs(begun);
    await store.start((await aStudent(db)).id);
    itIs(begun + 31 * DAY_MS);
    await store.start((await aStudent(db)).id);
    expect(await db.read.select({ count: count() }).from(sessions)).toEqual([{ count: 1 }]);
  });

  test('shows its user as they are now', async () => {
    const student = await aStudent(db);
    const cookie = cookieIn(await store.start(student.id));
    await db.write(tx => tx.update(users).set({ fullName: 'Nome Novo' }).where(eq(users.id, student.id)));
    expect(await store.find(cookie)).toMatchObject({ viewer: { fullName: 'Nome Novo' } });
    expect(Object.keys((await store.find(cookie))!.viewer)).not.toContain('passwordHash');
  });
});
