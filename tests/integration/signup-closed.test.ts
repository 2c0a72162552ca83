import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { consents } from '../../db/schema/guardians.ts';
import { attempts, users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { listEvents } from '../../server/features/audit/log.service.ts';
import { changeSchool, readSchool } from '../../server/features/school/school.service.ts';
import { invite } from '../../server/features/users/invite.service.ts';
import { choosePassword } from '../../server/features/users/reset.service.ts';
import { anAdmin } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';
import { aDisk } from '../support/storages.ts';

const ADDRESS = '10.0.0.1';
let db: Db;
let admin: Viewer;
beforeEach(async () => {
  db = await emptyDatabase();
  admin = await anAdmin(db);
});

const doors = () => ({ db, sessions: createSessions(db, { secure: false }), address: ADDRESS });
const signUp = (email: string) =>
  register(
    { ...doors(), professorSignup: 'open' },
    RegisterInput.parse({ name: 'Ana', email, password: 'torre-na-setima' }),
  );
const school = { name: 'Torre Branca', accent: 'verde', logoUrl: null } as const;
const set = (registration?: 'open' | 'closed') => changeSchool(db, aDisk().storage, admin, { ...school, registration });
const people = async () => (await db.read.select().from(users)).length;

test('a school is open to everybody until it says otherwise', async () => {
  expect((await readSchool(db)).registration).toBe('open');
  await set();
  await signUp('ana@exemplo.com');
});

test('a school that has closed the registration lets nobody sign up, and nothing is left behind', async () => {
  await set('closed');
  await expect(signUp('ana@exemplo.com')).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'O cadastro está fechado. Peça uma conta à administração da escola.',
  });
  expect(await people()).toBe(1);
  expect(await db.read.select().from(attempts)).toEqual([]);
});

test('invited people still come in, and those who have an account sign in', async () => {
  await set('closed');
  const person = { fullName: 'Rui Costa', email: 'rui@exemplo.com', role: 'student' as const };
  const { path } = await invite({ db, demo: false, viewer: admin }, person);
  await choosePassword({ db, address: ADDRESS }, { secret: path.split('#')[1]!, newPassword: 'torre-na-setima' });
  expect((await login(doors(), { email: 'rui@exemplo.com', password: 'torre-na-setima' })).user.fullName).toBe(
    'Rui Costa',
  );
});

test('saving the name alone leaves it closed; opening and closing stand in the log', async () => {
  await set('closed');
  await set();
  await expect(signUp('ana@exemplo.com')).rejects.toMatchObject({ refusal: 'signupClosed' });
  await set('open');
  await signUp('ana@exemplo.com');
  const { events } = await listEvents(db, { limit: 20 });
  expect(events.map(({ event }) => event).filter(event => event.startsWith('signup_'))).toEqual([
    'signup_opened',
    'signup_closed',
  ]);
});

test('where the school asks for it, a child signs up with a guardian’s consent, whose date is kept', async () => {
  const born = (years: number) => `${new Date().getFullYear() - years}-01-01`;
  const asChild = (email: string, own: object) =>
    register(
      { ...doors(), professorSignup: 'open' },
      RegisterInput.parse({ name: 'Ana', email, password: 'torre-na-setima', ...own }),
    );
  await asChild('sem@exemplo.com', {});
  await changeSchool(db, aDisk().storage, admin, { ...school, asksConsent: true });
  const young = { dateOfBirth: born(10) };
  await expect(asChild('a@exemplo.com', {})).rejects.toThrow('Diga quando você nasceu');
  await expect(asChild('a@exemplo.com', young)).rejects.toThrow('um responsável precisa');
  const unwilling = { ...young, guardianName: 'Rita Lima', guardianConsent: false };
  await expect(asChild('a@exemplo.com', unwilling)).rejects.toThrow('um responsável precisa');
  const { user } = await asChild('a@exemplo.com', { ...unwilling, guardianConsent: true });
  await asChild('velha@exemplo.com', { dateOfBirth: born(30) });
  await asChild('prof@exemplo.com', { role: 'professor' });
  expect(await db.read.select().from(consents)).toMatchObject([
    { userId: user.id, guardianName: 'Rita Lima', createdAt: expect.any(Date) as Date },
  ]);
  expect(user.dateOfBirth).toBe(young.dateOfBirth);
});

test('a date of birth on which nobody living was born is refused, whether or not the school asks for it', () => {
  const born = (dateOfBirth: string) =>
    RegisterInput.safeParse({ name: 'Ana', email: 'ana@exemplo.com', password: 'torre-na-setima', dateOfBirth });
  for (const day of ['2999-01-01', '1899-12-31', '2013-02-30'])
    expect(born(day).error?.issues).toMatchObject([{ path: ['dateOfBirth'], message: 'Data de nascimento inválida' }]);
  expect(born('2013-02-28').success).toBe(true);
});
