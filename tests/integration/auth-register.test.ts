import { count } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { attempts, users } from '../../db/schema/users.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { register } from '../../server/features/auth/auth.service.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { emptyDatabase } from '../support/database.ts';
import { MINUTE_MS } from '../../server/common/time.schema.ts';

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
const cookieIn = (setCookie: string): string => setCookie.split(';')[0] ?? '';

describe('registering', () => {
  test('works with username and full name', async () => {
    const { user } = await signUp({
      username: 'Bruna.Reis',
      fullName: 'Bruna Reis',
      email: 'bruna@exemplo.com',
      role: 'professor',
    });
    expect(user).toEqual({
      id: expect.any(Number),
      fullName: 'Bruna Reis',
      alsoTeaches: false,
      username: 'Bruna.Reis',
      email: 'bruna@exemplo.com',
      role: 'professor',
      rating: 1200,
      provisional: true,
      level: 1,
      stars: 0,
      experience: 0,
      coins: 0,
      phone: null,
      bio: null,
      location: null,
      dateOfBirth: null,
      avatarUrl: null,
      awaitingApproval: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('works with a name, whose username comes from the email and is made unique', async () => {
    const names = [];
    for (const email of ['Ana.Lima@a.com', 'ana.lima@b.com', 'ANA.LIMA@c.com'])
      names.push((await signUp({ name: 'Ana Lima', email })).user);
    expect(names.map(({ username }) => username)).toEqual(['ana.lima', 'ana.lima2', 'ana.lima3']);
    expect(names.map(({ role }) => role)).toEqual(['student', 'student', 'student']);
  });

  test('of twenty with the same local part at once gives each a name of its own', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, i) => signUp({ name: 'Eco', email: `eco@${i}.com` })),
    );
    expect(new Set(people.map(({ user }) => user.username)).size).toBe(20);
  });

  test('signs in', async () => {
    const { user, cookie } = await signUp({ name: 'Ana', email: 'ana@exemplo.com' });
    expect(await store.find(cookieIn(cookie))).toMatchObject({ viewer: { id: user.id } });
  });

  test('refuses an email that is taken, in whatever case', async () => {
    await signUp({ name: 'Ana', email: 'Ana@Exemplo.com' });
    await expect(signUp({ name: 'Outra', email: 'ANA@exemplo.COM' })).rejects.toThrow('Este email já está cadastrado');
  });

  test('derives no username that could not be typed', async () => {
    const derived = async (email: string) => (await signUp({ name: 'Alguém', email })).user.username;
    expect(await derived('<b>x</b>@exemplo.com')).toBe('bxb');
    expect(await derived('💥@exemplo.com')).toBe('usuario');
    expect(await derived('✦@exemplo.com')).toBe('usuario2');
    expect(await derived(`${'a'.repeat(60)}@exemplo.com`)).toBe('a'.repeat(24));
  });

  test('refuses a username that is taken, in whatever case', async () => {
    await signUp({ username: 'josé', fullName: 'José', email: 'j1@exemplo.com' });
    for (const username of ['josé', 'JOSÉ', 'José']) {
      await expect(signUp({ username, fullName: 'José', email: 'j2@exemplo.com' })).rejects.toThrow(
        'Este nome de usuário já está em uso',
      );
    }
  });

  test('of one email five times at once makes one user', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => signUp({ name: 'Ana', email: 'ana@exemplo.com' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.read.select({ count: count() }).from(users)).toEqual([{ count: 1 }]);
  });

  test('is possible a hundred times an hour from one address', async () => {
    itIs(Date.now());
    await db.write(tx =>
      tx
        .insert(attempts)
        .values(Array.from({ length: 99 }, () => ({ key: 'register:address:10.0.0.1', at: new Date() }))),
    );
    await signUp({ name: 'Centésima', email: 'a@exemplo.com' });
    await expect(signUp({ name: 'Outra', email: 'b@exemplo.com' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 3_600,
    });
    await signUp({ name: 'De outro lugar', email: 'c@exemplo.com' }, '10.0.0.2');
    itIs(Date.now() + 60 * MINUTE_MS + 1);
    await signUp({ name: 'Mais tarde', email: 'd@exemplo.com' });
  });

  test('keeps no password, only its hash, with a salt of its own', async () => {
    await signUp({ name: 'Ana', email: 'a@exemplo.com' });
    await signUp({ name: 'Bia', email: 'b@exemplo.com' });
    const rows = await db.read.select().from(users);
    expect(JSON.stringify(rows)).not.toContain('segredo');
    for (const { passwordHash } of rows) expect(passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect(new Set(rows.map(({ passwordHash }) => passwordHash)).size).toBe(2);
  });
});

describe('what registering takes', () => {
  const messageFor = (input: Record<string, unknown>): string | undefined =>
    RegisterInput.safeParse({
      username: 'ana',
      fullName: 'Ana',
      email: 'ana@exemplo.com',
      password: 'segredo',
      ...input,
    }).error?.issues[0]?.message;

  test.each([
    [{ password: '12345' }, 'A senha deve ter pelo menos 6 caracteres'],
    [{ password: '' }, 'Por favor, preencha todos os campos obrigatórios'],
    [{ email: 'ana' }, 'Por favor, digite um email válido'],
    [{ email: 'ana@' }, 'Por favor, digite um email válido'],
    [{ email: 'a na@b' }, 'Por favor, digite um email válido'],
    [{ email: ' ' }, 'Por favor, preencha todos os campos obrigatórios'],
    [{ fullName: ' ' }, 'Por favor, preencha todos os campos obrigatórios'],
    [{ fullName: undefined }, 'Por favor, preencha todos os campos obrigatórios'],
    [{ username: undefined }, 'Por favor, preencha todos os campos obrigatórios'],
    [{ role: 'admin' }, 'Escolha Aluno ou Professor'],
    [{ role: 'administrator' }, 'Escolha Aluno ou Professor'],
    [{ role: null }, 'Escolha Aluno ou Professor'],
    [{ password: '123456', email: ' ana@b ', fullName: ' A ' }, undefined],
  ])('%j', (input, message) => expect(messageFor(input)).toBe(message));
});
