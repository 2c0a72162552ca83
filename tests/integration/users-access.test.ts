import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mentoringSlots } from '../../db/schema/mentoring.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { passwordResets } from '../../db/schema/users.ts';
import { login } from '../../server/features/auth/auth.service.ts';
import { hashPassword } from '../../server/features/auth/password.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { bookSlot, listSlots } from '../../server/features/mentoring/mentoring.service.ts';
import { choosePassword, getLinkOwner, makeResetLink } from '../../server/features/users/reset.service.ts';
import { approve, deactivate, reactivate, setRole } from '../../server/features/users/users.service.ts';
import { aMentor, aSlot, inHours } from '../support/mentoring.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aKey, giveCoins } from '../support/store.ts';
import {
  aToken,
  boss,
  db,
  isTokenRevoked,
  logged,
  office,
  rowOf,
  sessionsOf,
  store,
  withAdministrator,
} from './users-setup.ts';

withAdministrator();

const address = '192.0.2.7';
const cookieIn = (header: string): string => header.split(';')[0]!;

describe('an account that is deactivated', () => {
  const password = 'torre-na-setima';
  let student: Viewer;
  beforeEach(async () => {
    student = await aStudent(db, { email: 'ana@exemplo.com', passwordHash: await hashPassword(password) });
  });
  const signIn = (typed: string) =>
    login({ db, sessions: store, address }, { email: 'ana@exemplo.com', password: typed });

  test('ends its sessions and tokens, and says what it is only to the right password', async () => {
    const cookie = cookieIn((await signIn(password)).cookie);
    await aToken(student.id);
    await deactivate(office, student.id);
    expect(await store.find(cookie)).toBeNull();
    expect(await isTokenRevoked(student.id)).toBe(true);
    await expect(signIn('errada')).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'Email ou senha incorretos',
    });
    await expect(signIn(password)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Esta conta está desativada. Fale com a administração.',
    });
    expect(await sessionsOf(student.id)).toBe(0);
  });

  test('is not opened by a session that began in the same moment', async () => {
    await deactivate(office, student.id);
    expect(await store.find(cookieIn(await store.start(student.id)))).toBeNull();
  });

  test('comes back with its password when it is reactivated', async () => {
    await deactivate(office, student.id);
    await deactivate(office, student.id);
    expect((await reactivate(office, student.id)).state).toBe('active');
    expect((await signIn(password)).user.id).toBe(student.id);
    expect((await logged()).map(({ event }) => event)).toEqual(['user_deactivated', 'user_reactivated', 'signed_in']);
  });

  test("leaves a professor's courses in the catalogue", async () => {
    const professor = await aProfessor(db);
    await aCourse(db, professor);
    expect(await deactivate(office, professor.id)).toMatchObject({ state: 'deactivated', courses: 1 });
  });
});

describe('a professor who waits', () => {
  test('is let in once, and told', async () => {
    const professor = await aProfessor(db, { awaitingApproval: true });
    expect((await approve(office, professor.id)).state).toBe('active');
    await expect(approve(office, professor.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Esta conta não espera aprovação',
    });
    expect((await db.read.select().from(notifications)).map(({ userId, title }) => ({ userId, title }))).toEqual([
      { userId: professor.id, title: 'Cadastro aprovado' },
    ]);
  });
});

describe('a link for a new password', () => {
  let student: Viewer;
  beforeEach(async () => {
    student = await aStudent(db, { email: 'ana@exemplo.com', passwordHash: await hashPassword('a-antiga') });
  });
  const secretIn = ({ path }: { path: string }): string => path.split('#')[1]!;
  const signIn = (password: string) => login({ db, sessions: store, address }, { email: 'ana@exemplo.com', password });

  test('ends the password, sessions and tokens at once, and is stored only as a hash', async () => {
    await store.start(student.id);
    await aToken(student.id);
    const link = await makeResetLink(office, student.id);
    expect(link.path).toMatch(/^\/nova-senha#[\w-]{43}$/);
    const minutes = (Date.parse(link.expiresAt) - Date.now()) / 60_000;
    expect([minutes > 29, minutes <= 30]).toEqual([true, true]);
    expect(await sessionsOf(student.id)).toBe(0);
    expect(await isTokenRevoked(student.id)).toBe(true);
    await expect(signIn('a-antiga')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(JSON.stringify(await db.read.select().from(passwordResets))).not.toContain(secretIn(link));
  });

  test("leaves other people's sessions, tokens and links as they are, and so does a deactivation", async () => {
    const other = await aStudent(db);
    const secret = secretIn(await makeResetLink(office, other.id));
    await aToken(other.id);
    await store.start(other.id);
    await makeResetLink(office, student.id);
    await deactivate(office, student.id);
    expect(await getLinkOwner(db.read, secret)).toEqual({ fullName: other.fullName, email: other.email });
    expect(await isTokenRevoked(other.id)).toBe(false);
    expect(await sessionsOf(other.id)).toBe(1);
  });

  test('takes one password, also when it is used twice at once', async () => {
    const secret = secretIn(await makeResetLink(office, student.id));
    const results = await Promise.allSettled(
      ['primeira-nova', 'segunda-nova'].map(newPassword => choosePassword({ db, address }, { secret, newPassword })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const chosen = results[0]!.status === 'fulfilled' ? 'primeira-nova' : 'segunda-nova';
    expect((await signIn(chosen)).user.id).toBe(student.id);
  });

  test('names its owner to who holds it, as often as they ask, and is still good', async () => {
    const secret = secretIn(await makeResetLink(office, student.id));
    const owner = { fullName: (await rowOf(student.id)).fullName, email: 'ana@exemplo.com' };
    expect(await getLinkOwner(db.read, secret)).toEqual(owner);
    expect(await getLinkOwner(db.read, secret)).toEqual(owner);
    await choosePassword({ db, address }, { secret, newPassword: 'a-nova-senha' });
    expect((await signIn('a-nova-senha')).user.id).toBe(student.id);
    await expect(getLinkOwner(db.read, secret)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['is too old', () => db.write(tx => tx.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1) }))],
    ['has a newer one', () => makeResetLink(office, student.id)],
    ['was for an account that is deactivated', () => deactivate(office, student.id)],
  ])('that %s is refused, and names nobody', async (_, spoil) => {
    const secret = secretIn(await makeResetLink(office, student.id));
    await spoil();
    const refusal = { code: 'NOT_FOUND', message: 'Este link não vale mais. Peça outro à administração.' };
    await expect(getLinkOwner(db.read, secret)).rejects.toMatchObject(refusal);
    await expect(choosePassword({ db, address }, { secret, newPassword: 'outra-senha' })).rejects.toMatchObject(
      refusal,
    );
  });
});

test.each([
  ['is deactivated', (userId: number) => deactivate(office, userId)],
  ['is a student no more', (userId: number) => setRole(office, userId, 'professor')],
])('whoever %s holds no seat that others want: the coins come back until a day before, as ever', async (_, change) => {
  const student = await aStudent(db);
  await giveCoins(db, student.id, 300);
  const mentorId = await aMentor(db);
  const [later, soon, past] = [
    await aSlot(db, mentorId),
    await aSlot(db, mentorId, { startsAt: inHours(3) }),
    await aSlot(db, mentorId, { startsAt: inHours(30) }),
  ];
  for (const slotId of [later, soon, past]) await bookSlot(db, student, { slotId, clientKey: aKey() });
  await db.write(tx =>
    tx
      .update(mentoringSlots)
      .set({ startsAt: inHours(-3) })
      .where(eq(mentoringSlots.id, past)),
  );
  await change(student.id);
  expect((await listSlots(db, await aStudent(db), {})).slots.map(({ id }) => id)).toEqual([soon, later]);
  expect((await rowOf(student.id)).coins).toBe(100);
  expect((await logged()).filter(({ event }) => event === 'booking_cancelled')).toEqual(
    [1, 2].map(() => ({
      event: 'booking_cancelled',
      actorId: boss.id,
      subjectId: student.id,
      detail: expect.stringContaining('Mentoria') as string,
    })),
  );
});
