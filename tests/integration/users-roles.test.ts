import { describe, expect, test } from 'vitest';
import { enrollments } from '../../db/schema/progress.ts';
import { listCatalogue } from '../../server/features/courses/courses.service.ts';
import { listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { saveProfile } from '../../server/features/profile/profile.service.ts';
import { makeResetLink } from '../../server/features/users/reset.service.ts';
import { UsersInput } from '../../server/features/users/users.schema.ts';
import {
  approve,
  deactivate,
  listUsers,
  reactivate,
  setRole,
  type Office,
} from '../../server/features/users/users.service.ts';
import { aCourse, anAdmin, aProfessor, aStudent, aUser } from '../../server/harness/school.ts';
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

const names = async (input: object) =>
  (await listUsers(office, UsersInput.parse(input))).users.map(({ fullName }) => fullName);

test('only administrators teach too, with one account, and no longer once they are none', async () => {
  const admin = await anAdmin(db);
  const teaches = { fullName: admin.fullName, alsoTeaches: true };
  for (const other of [await aStudent(db), await aProfessor(db)])
    await expect(saveProfile(db, other, teaches)).rejects.toMatchObject({ refusal: 'accessDenied' });
  expect(await saveProfile(db, admin, teaches)).toMatchObject({ role: 'admin', alsoTeaches: true });
  expect(await saveProfile(db, admin, { fullName: 'Rita' })).toMatchObject({ alsoTeaches: true });
  await setRole(office, admin.id, 'professor');
  expect(await rowOf(admin.id)).toMatchObject({ role: 'professor', alsoTeaches: false });
});

describe('the list', () => {
  test('is found by name, email and username without accents, in any case', async () => {
    await aStudent(db, { fullName: 'João Ávila', username: 'torre', email: 'peao@exemplo.com' });
    await aStudent(db, { fullName: 'Bia', username: 'josé.rei', email: 'bia@exemplo.com' });
    for (const search of ['joao avila', 'ÁVILA', 'TORRE', 'peao@'])
      expect(await names({ search })).toEqual(['João Ávila']);
    for (const search of ['jose.rei', 'José.Rei'.toLowerCase()]) expect(await names({ search })).toEqual(['Bia']);
    for (const search of ['OÃ', 'av', 'la', 'rr', 'xe'])
      expect([search, await names({ search })]).toEqual([search, expect.arrayContaining(['João Ávila'])]);
    for (const search of ['bi', 'sé', '.r', 'ei']) expect([search, await names({ search })]).toEqual([search, ['Bia']]);
    expect(await names({ search: 'zz' })).toEqual([]);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: '"%' })).toEqual([]);
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

  test(`that is taken from a professor leaves the courses in the catalogue; a student's enrollments wait until they \
are one again`, async () => {
    const professor = await aProfessor(db);
    const course = await aCourse(db, professor);
    const student = await aStudent(db);
    await db.write(tx => tx.insert(enrollments).values({ studentId: student.id, courseId: course.id }));
    await setRole(office, professor.id, 'student');
    await setRole(office, student.id, 'professor');
    await setRole(office, student.id, 'student');
    expect((await listEnrollments(db, student)).enrollments).toMatchObject([{ courseId: course.id }]);
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
