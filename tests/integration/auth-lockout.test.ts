import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { attempts } from '../../db/schema/users.ts';
import { waitAfter } from '../../server/features/auth/attempts.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { isKnown } from '../../server/features/auth/known-browser.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { setPasswordFor } from '../../server/features/users/command-line.service.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let store: Sessions;

beforeEach(async () => {
  db = await emptyDatabase();
  store = createSessions(db, { secure: false });
});

const from = (address = '10.0.0.1') => ({ db, sessions: store, address });
const signUp = (input: Record<string, unknown>) =>
  register({ ...from(), professorSignup: 'open' }, RegisterInput.parse({ password: 'segredo', ...input }));
const signIn = (email: string, password = 'segredo', address?: string) => login(from(address), { email, password });
const cookieIn = (setCookie: string): string => setCookie.split(';')[0] ?? '';

describe('whatever others fail, signing in', () => {
  beforeEach(async () => void (await signUp({ name: 'Ana', email: 'ana@exemplo.com' })));

  const failFrom = async (address: string, times = 10) => {
    for (let i = 0; i < times; i += 1)
      await expect(signIn('ana@exemplo.com', 'errada', address)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  };
  const inBrowser = (cookies: string, password = 'segredo', address?: string) =>
    login({ ...from(address), cookies }, { email: 'ana@exemplo.com', password });

  test('works from every other address', async () => {
    await failFrom('10.0.0.9');
    await signIn('ana@exemplo.com');
  });

  test('works at the same address in a browser in which one signed in before', async () => {
    const { browserCookie } = await signIn('ana@exemplo.com');
    await failFrom('10.0.0.1');
    await expect(signIn('ana@exemplo.com')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const again = await inBrowser(`outro=1; ${cookieIn(browserCookie)}`);
    expect(again.user.email).toBe('ana@exemplo.com');
    await inBrowser(cookieIn(again.browserCookie));
  });

  test('works there even after 200 failures of the whole address', async () => {
    const { browserCookie } = await signIn('ana@exemplo.com');
    const failures = Array.from({ length: 200 }, () => ({ key: 'login:address:10.0.0.1', at: new Date() }));
    await db.write(tx => tx.insert(attempts).values(failures));
    await inBrowser(cookieIn(browserCookie));
  });

  test('a known browser itself can fail ten times, and the others go on', async () => {
    const known = cookieIn((await signIn('ana@exemplo.com')).browserCookie);
    for (let i = 0; i < 10; i += 1)
      await expect(inBrowser(known, 'errada')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(inBrowser(known)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await signIn('ana@exemplo.com');
  });

  test("an altered cookie, another account's, and one of before the password changed make nobody known", async () => {
    const { browserCookie, user } = await signIn('ana@exemplo.com');
    const known = cookieIn(browserCookie);
    const others = cookieIn((await signUp({ name: 'Rui', email: 'rui@exemplo.com' })).browserCookie);
    await failFrom('10.0.0.1');
    const asAna = others.replace(/\.\d+-/, `.${user.id}-`);
    const altered = known.slice(0, -1) + (known.endsWith('_') ? '-' : '_');
    for (const cookies of [altered, others, asAna, 'browser=', 'browser=..-.'])
      await expect(inBrowser(cookies)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await setPasswordFor(db, 'ana@exemplo.com', 'segredo');
    await failFrom('10.0.0.1');
    await expect(inBrowser(known)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('a browser of many people knows the last twenty', async () => {
    const people = Array.from({ length: 21 }, (_, i) => ({ id: i + 1, passwordHash: `hash ${i}` }));
    let browser = store.browserIn(undefined);
    for (const person of people) browser = store.browserIn(cookieIn(store.browserCookie(browser, person)));
    expect(people.map(person => isKnown(browser, person))).toEqual([false, ...Array<boolean>(20).fill(true)]);
  });

  test('from many addresses it is slowed, and not shut', async () => {
    const failures = Array.from({ length: 51 }, () => ({ key: 'login:account:ana@exemplo.com', at: new Date() }));
    await db.write(tx => tx.insert(attempts).values(failures));
    const startedAt = performance.now();
    await signIn('ana@exemplo.com');
    expect(performance.now() - startedAt).toBeGreaterThan(95);
  });

  test.each([
    [0, 0],
    [50, 0],
    [51, 100],
    [100, 5_000],
    [100_000, 5_000],
  ])('after %i failures from everywhere the next waits %i ms', (failures, ms) => {
    expect(waitAfter(failures)).toBe(ms);
  });

  test('what is typed for an email counts against nobody else at another address', async () => {
    for (let i = 0; i < 10; i += 1)
      await expect(signIn('ana@exemplo.com 10.0.0.1', 'errada', '10.0.0.9')).rejects.toThrow();
    await signIn('ana@exemplo.com');
  });
});
