import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { mentoringSlots } from '../../db/schema/mentoring.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { accessTokens, passwordResets, sessions, users } from '../../db/schema/users.ts';
import { login } from '../../server/features/auth/auth.service.ts';
import { hashPassword } from '../../server/features/auth/password.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { type Viewer } from '../../server/common/viewer.ts';
import { listCatalogue } from '../../server/features/courses/courses.service.ts';
import { listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { bookSlot, listSlots } from '../../server/features/mentoring/mentoring.service.ts';
import { choosePassword, getLinkOwner, makeResetLink } from '../../server/features/users/reset.service.ts';
import { UsersInput } from '../../server/features/users/users.schema.ts';
import {
  approve,
  deactivate,
  listUsers,
  reactivate,
  setRole,
  type Office,
} from '../../server/features/users/users.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMentor, aSlot, inHours } from '../support/mentoring.ts';
import { aCourse, anAdmin, aProfessor, aStudent, aUser } from '../support/school.ts';
import { aKey, giveCoins } from '../support/store.ts';

const address = '192.0.2.7';
let db: Db;
let boss: Viewer;
let office: Office;
let store: Sessions;

beforeEach(async () => {
  db = await emptyDatabase();
  boss = await anAdmin(db, { fullName: 'Zélia' });
  office = { db, demo: false, viewer: boss };
  store = createSessions(db, { secure: false });
});

const names = async (input: object) =>
  (await listUsers(office, UsersInput.parse(input))).users.map(({ fullName }) => fullName);
const rowOf = async (id: number) => (await db.read.select().from(users).where(eq(users.id, id)))[0]!;
const sessionsOf = async (id: number) => (await db.read.select().from(sessions).where(eq(sessions.userId, id))).length;
const logged = async () =>
  (await db.read.select().from(auditEvents)).map(({ event, actorId, subjectId, detail }) => ({
    event,
    actorId,
    subjectId,
    detail,
  }));
const aToken = (userId: number) =>
  db.write(tx =>
    tx.insert(accessTokens).values({
      userId,
      name: 'Planilha',
      hash: `hash-${userId}`,
      scopes: ['read'],
      expiresAt: new Date(Date.now() + 1e6),
    }),
  );
const isTokenRevoked = async (userId: number) =>
  (await db.read.select().from(accessTokens).where(eq(accessTokens.userId, userId)))[0]!.revokedAt !== null;
const cookieIn = (header: string): string => header.split(';')[0]!;

describe('the list', () => {
  test('is found by name, email and username without accents, in any case', async () => {
    await aStudent(db, { fullName: 'João Ávila', username: 'torre', email: 'peao@exemplo.com' });
    await aStudent(db, { fullName: 'Bia', username: 'josé.rei', email: 'bia@exemplo.com' });
    for (const search of ['joao avila', 'ÁVILA', 'TORRE', 'peao@'])
      expect(await names({ search })).toEqual(['João Ávila']);
    for (const search of ['jose.rei', 'José.Rei'.toLowerCase()]) expect(await names({ search })).toEqual(['Bia']);
    expect(await names({ search: '%' })).toEqual([]);
  });

  test('is by name, in pages, and filtered by role and state; erased accounts are in none', async () => {
    await aStudent(db, { fullName: 'Ana' });
    await aProfessor(db, { fullName: 'Bruno', awaitingApproval: true });
    await aStudent(db, { fullName: 'Caio', deactivatedAt: new Date() });
    await aStudent(db, { fullName: 'Ninguém', erasedAt: new Date() });
    expect(await names({})).toEqual(['Ana', 'Bruno', 'Caio', 'Zélia']);
    expect(await names({ role: 'student' })).toEqual(['Ana', 'Caio']);
    expect(await names({ state: 'waiting' })).toEqual(['Bruno']);
    expect(await names({ state: 'deactivated' })).toEqual(['Caio']);
    expect(await names({ state: 'active', role: 'student' })).toEqual(['Ana']);
    for (let i = 0; i < 20; i += 1) await aStudent(db);
    const second = await listUsers(office, UsersInput.parse({ page: '2' }));
    expect({ total: second.total, shown: second.users.length }).toEqual({ total: 24, shown: 4 });
  });

  test('counts courses and enrollments, and says which accounts cannot be changed', async () => {
    const professor = await aProfessor(db, { fullName: 'Bruno' });
    const course = await aCourse(db, professor);
    const student = await aStudent(db, { fullName: 'Ana' });
    await db.write(tx => tx.insert(enrollments).values({ studentId: student.id, courseId: course.id }));
    const { users: shown } = await listUsers({ ...office, demo: true }, UsersInput.parse({}));
    expect(shown.map(({ courses, enrollments: taken, fixed }) => ({ courses, taken, fixed }))).toEqual([
      { courses: 0, taken: 1, fixed: null },
      { courses: 1, taken: 0, fixed: null },
      { courses: 0, taken: 0, fixed: 'own' },
    ]);
  });
});

describe('a role', () => {
  test('that changes ends the sessions and tokens, and is in the log once', async () => {
    const student = await aStudent(db);
    await store.start(student.id);
    await aToken(student.id);
    expect((await setRole(office, student.id, 'professor')).role).toBe('professor');
    await setRole(office, student.id, 'professor');
    expect(await sessionsOf(student.id)).toBe(0);
    expect(await isTokenRevoked(student.id)).toBe(true);
    expect(await logged()).toEqual([
      { event: 'role_changed', actorId: boss.id, subjectId: student.id, detail: 'professor' },
    ]);
  });

  test("that is taken from a professor leaves the courses in the catalogue; a student's enrollments wait until they are one again", async () => {
    const professor = await aProfessor(db);
    const course = await aCourse(db, professor);
    const student = await aStudent(db);
    await db.write(tx => tx.insert(enrollments).values({ studentId: student.id, courseId: course.id }));
    await setRole(office, professor.id, 'student');
    await setRole(office, student.id, 'professor');
    await setRole(office, student.id, 'student');
    expect(await listEnrollments(db, student)).toMatchObject([{ courseId: course.id }]);
    const { courses } = await listCatalogue(db, student, {
      search: '',
      category: undefined,
      difficulty: undefined,
      price: undefined,
      limit: 10,
      offset: 0,
    } as unknown as Parameters<typeof listCatalogue>[2]);
    expect(courses.map(({ id }) => id)).toEqual([course.id]);
  });

  test.each([
    ['their own', async () => boss.id, 'Para não perder o acesso por engano, peça isto a outro administrador'],
    ["nobody's", async () => 999_999, 'Usuário não encontrado'],
    [
      'one that its owner had erased',
      async () => (await aStudent(db, { erasedAt: new Date() })).id,
      'Usuário não encontrado',
    ],
  ])('an administrator cannot change %s', async (_, idOf, message) => {
    const id = await idOf();
    for (const act of [
      () => setRole(office, id, 'student'),
      () => deactivate(office, id),
      () => reactivate(office, id),
      () => approve(office, id),
      () => makeResetLink(office, id),
    ]) {
      await expect(act()).rejects.toMatchObject({ message });
    }
  });

  test('the accounts of the demo do not change in a demo school, and do elsewhere', async () => {
    const { id } = await aUser(db, 'student', { email: 'aluno@academia.demo' });
    const demo = { ...office, demo: true };
    for (const act of [() => setRole(demo, id, 'admin'), () => deactivate(demo, id), () => makeResetLink(demo, id)])
      await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'As contas de demonstração não mudam' });
    expect((await setRole(office, id, 'admin')).role).toBe('admin');
  });
});

describe('the last administrator', () => {
  test.each([
    ['demote', (by: Office, id: number) => setRole(by, id, 'student')],
    ['deactivate', (by: Office, id: number) => deactivate(by, id)],
  ])('stays when two %s each other at once', async (_, act) => {
    const other = await anAdmin(db);
    const results = await Promise.allSettled([act(office, other.id), act({ ...office, viewer: other }, boss.id)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find(result => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'CONFLICT',
      message: 'A escola precisa de pelo menos um administrador ativo',
    });
    expect(
      [await rowOf(boss.id), await rowOf(other.id)].filter(
        ({ role, deactivatedAt }) => role === 'admin' && deactivatedAt === null,
      ),
    ).toHaveLength(1);
  });

  test('is not one who was deactivated or erased', async () => {
    const idle = await anAdmin(db, { deactivatedAt: new Date() });
    await anAdmin(db, { erasedAt: new Date() });
    await expect(setRole({ ...office, viewer: idle }, boss.id, 'student')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('of three, one who was demoted a moment ago can do nothing more', async () => {
    const [second, third] = [await anAdmin(db), await anAdmin(db)];
    await setRole(office, second.id, 'student');
    await expect(setRole({ ...office, viewer: second }, third.id, 'student')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(makeResetLink({ ...office, viewer: second }, third.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

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
  expect((await listSlots(db, await aStudent(db), {})).map(({ id }) => id)).toEqual([soon, later]);
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
