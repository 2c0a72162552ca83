import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { changePassword } from '../../server/features/auth/change-password.service.ts';
import { addAdmin, setPasswordFor } from '../../server/features/users/command-line.service.ts';
import { invite } from '../../server/features/users/invite.service.ts';
import { choosePassword } from '../../server/features/users/reset.service.ts';
import { anAdmin } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
beforeEach(async () => {
  db = await emptyDatabase();
});

const PASSWORD = 'torre-na-setima';
const ADDRESS = '10.0.0.1';
const doors = () => ({ db, sessions: createSessions(db, { secure: false }), address: ADDRESS });
const signUp = (own: object) =>
  register(
    { ...doors(), professorSignup: 'open' },
    RegisterInput.parse({
      fullName: 'Ana Lima',
      username: 'ana',
      email: 'ana@exemplo.com',
      password: PASSWORD,
      ...own,
    }),
  );
const count = async (): Promise<number> => (await db.read.select().from(users)).length;

describe('nobody signs up as somebody who is there already', () => {
  beforeEach(async () => void (await signUp({ username: 'Igor.Paiva', email: 'igor@exemplo.com' })));

  test.each([
    ['lgor.Paiva', 'usernameLookAlike'],
    ['1gor.paiva', 'usernameLookAlike'],
    ['IGOR.PAIVA', 'usernameTaken'],
    ['\uff29gor.Paiva', 'usernameTaken'],
  ])('by the username %s', async (username, refusal) => {
    await expect(signUp({ username })).rejects.toMatchObject({ refusal, code: 'CONFLICT' });
    expect(await count()).toBe(1);
  });

  test.each([
    ['іgоr@exemplo.com', 'emailLookAlike'],
    ['igor@exernplo.com', 'emailLookAlike'],
    ['\uff49gor@exemplo.com', 'emailTaken'],
  ])('by the email %s', async (email, refusal) => {
    await expect(signUp({ email })).rejects.toMatchObject({ refusal, code: 'CONFLICT' });
    expect(await count()).toBe(1);
  });

  test('an administrator, who knows whose it is, adds such an email', async () => {
    const person = { fullName: 'Igor Paiva', email: 'igor@exernplo.com', role: 'student' as const };
    const { user } = await invite({ db, demo: false, viewer: await anAdmin(db) }, person);
    expect(user.email).toBe('igor@exernplo.com');
  });
});

test('a username that is made from the email looks like nobody else and has one alphabet', async () => {
  await signUp({ username: 'lara', email: 'lara@exemplo.com' });
  const made = async (email: string) =>
    (
      await register(
        { ...doors(), professorSignup: 'open' },
        RegisterInput.parse({ name: 'Iara', email, password: PASSWORD }),
      )
    ).user.username;
  expect(await made('iara@exemplo.com')).toBe('iara2');
  expect(await made('аna@exemplo.com')).toBe('usuario');
});

describe('one of the commonest passwords, in whatever case,', () => {
  const common = { refusal: 'commonPassword', code: 'BAD_REQUEST' };

  test.each(['123456', 'password', 'Senha123', 'QWERTY123', 'demo1234', 'Flamengo', 'xadrez123'])(
    '%s is refused to whoever signs up',
    async password => {
      await expect(signUp({ password })).rejects.toMatchObject({
        ...common,
        message: 'Esta senha é uma das mais usadas e seria adivinhada. Escolha outra.',
      });
      expect(await count()).toBe(0);
    },
  );

  test('is refused where a password is changed, chosen by a link, or given by hand', async () => {
    await signUp({});
    const [viewer] = await db.read.select().from(users);
    const change = changePassword({ ...doors(), sessionId: 'here', demo: false }, viewer!, {
      currentPassword: PASSWORD,
      newPassword: 'senha123',
      keepTokens: [],
    });
    await expect(change).rejects.toMatchObject(common);
    await expect(setPasswordFor(db, 'ana@exemplo.com', 'senha123')).rejects.toMatchObject(common);
    const helena = { fullName: 'Helena', email: 'h@exemplo.com', password: 'iloveyou' };
    await expect(addAdmin(db, helena)).rejects.toMatchObject(common);
    const person = { fullName: 'Rui', email: 'rui@exemplo.com', role: 'student' as const };
    const { path } = await invite({ db, demo: false, viewer: await anAdmin(db) }, person);
    const secret = path.split('#')[1]!;
    await expect(choosePassword({ db, address: ADDRESS }, { secret, newPassword: 'senha123' })).rejects.toMatchObject(
      common,
    );
    await choosePassword({ db, address: ADDRESS }, { secret, newPassword: PASSWORD });
    await login(doors(), { email: 'ana@exemplo.com', password: PASSWORD });
  });
});
