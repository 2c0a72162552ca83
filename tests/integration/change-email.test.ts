import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { changeEmail } from '../../server/features/auth/change-email.service.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { choosePassword, makeResetLink } from '../../server/features/users/reset.service.ts';
import { setEmail } from '../../server/features/users/users.service.ts';
import { anAdmin } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

const PASSWORD = 'torre-na-setima';
const address = '10.0.0.1';
let db: Db;
let sessions: Sessions;
let ana: Viewer;

const signUp = (name: string, email: string) =>
  register(
    { db, sessions, address, professorSignup: 'open' },
    RegisterInput.parse({ name, email, password: PASSWORD }),
  );
const signIn = (email: string, password = PASSWORD) => login({ db, sessions, address }, { email, password });
const change = (email: string, password = PASSWORD, demo = false) =>
  changeEmail({ db, sessionId: 'this one', demo }, ana, { email, password });
const emailOf = async ({ id }: Viewer) => (await db.read.select().from(users).where(eq(users.id, id)))[0]!.email;

beforeEach(async () => {
  db = await emptyDatabase();
  sessions = createSessions(db, { secure: false });
  const { cookie } = await signUp('Ana', 'ana@exemplo.com');
  ana = { ...(await sessions.find(cookie.split(';')[0]))!.viewer, address };
  await signUp('Rui', 'rui@exemplo.com');
});

describe('the email is changed', () => {
  test('by its owner with the password: the new one signs in, the old one no more', async () => {
    expect((await change('Ana.Nova@exemplo.com')).email).toBe('ana.nova@exemplo.com');
    await signIn('ana.nova@exemplo.com');
    await expect(signIn('ana@exemplo.com')).rejects.toMatchObject({ refusal: 'wrongCredentials' });
    const noted = await db.read.select().from(auditEvents).where(eq(auditEvents.event, 'email_changed'));
    expect(noted).toMatchObject([{ actorId: ana.id, subjectId: null, detail: null, address }]);
  });

  test('by an administrator, for somebody else only', async () => {
    const admin = await anAdmin(db);
    const office = { db, demo: false, viewer: admin };
    expect((await setEmail(office, ana.id, 'ana.nova@exemplo.com')).email).toBe('ana.nova@exemplo.com');
    await signIn('ana.nova@exemplo.com');
    await expect(setEmail(office, ana.id, 'rui@exemplo.com')).rejects.toMatchObject({ refusal: 'emailTaken' });
    await expect(setEmail(office, admin.id, 'x@exemplo.com')).rejects.toMatchObject({ refusal: 'ownAccount' });
    expect(await emailOf(ana)).toBe('ana.nova@exemplo.com');
  });

  test('by whoever chooses a password with a link', async () => {
    const { path } = await makeResetLink({ db, demo: false, viewer: await anAdmin(db) }, ana.id);
    const secret = path.split('#')[1]!;
    const choose = (email: string) => choosePassword({ db, address }, { secret, newPassword: 'bispo-em-c4', email });
    await expect(choose('rui@exemplo.com')).rejects.toMatchObject({ refusal: 'emailTaken' });
    await choose('ana.nova@exemplo.com');
    expect((await signIn('ana.nova@exemplo.com', 'bispo-em-c4')).user.id).toBe(ana.id);
  });
});

test.each([
  ['rui@exemplo.com', PASSWORD, 'emailTaken'],
  ['RUI@exemplo.com', PASSWORD, 'emailTaken'],
  ['ruі@exemplo.com', PASSWORD, 'emailLookAlike'],
  ['nova@exemplo.com', 'errada', 'wrongPassword'],
])('%s with the password %s is refused, and nothing changes', async (email, password, refusal) => {
  await expect(change(email, password)).rejects.toMatchObject({ refusal });
  expect(await emailOf(ana)).toBe('ana@exemplo.com');
});

test('one may correct what looks like the own email', async () => {
  expect((await change('ana@exernplo.com')).email).toBe('ana@exernplo.com');
});

test("a demo account's email stays", async () => {
  ana = { ...ana, email: 'aluno@academia.demo' };
  await expect(change('nova@exemplo.com', PASSWORD, true)).rejects.toMatchObject({ refusal: 'demoAccount' });
});
