import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { login } from '../../server/features/auth/auth.service.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { giveCourse } from '../../server/features/classes/class-courses.service.ts';
import { createClass, updateClass } from '../../server/features/classes/classes.service.ts';
import { importStudents } from '../../server/features/classes/import.service.ts';
import { answerRequest, joinClass } from '../../server/features/classes/joining.service.ts';
import {
  addStudents,
  giveNewPassword,
  listStudents,
  removeStudent,
} from '../../server/features/classes/students.service.ts';
import { setEmail } from '../../server/features/users/users.service.ts';
import { saveProfile } from '../../server/features/profile/profile.service.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let professor: Viewer;
let classId: number;
let code: string;
beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  const made = await createClass(db, professor, { name: '6º ano A', schoolYear: '2026' });
  classId = made.id;
  code = made.code ?? '';
});

const LIST =
  'nome;usuario\nAna Clara de Souza;\nBruno Lima;brunolima\n\nana  clara de sousa;\nX;\nJosé Ávila;professor um';
const enter = (name: string, password: string) =>
  login({ db, sessions: createSessions(db, { secure: false }), address: '10.0.0.1' }, { email: name, password });
const bring = (csv: string, dryRun = false) => importStudents(db, professor, { classId, csv, dryRun });
const accounts = async () => (await db.read.select({ email: users.email }).from(users)).length;

describe('children without an email', () => {
  test('sign in by their username in either case with three plain words, which are stored hashed', async () => {
    const [child] = await addStudents(db, professor, { classId, students: [{ fullName: 'Ana Clara de Souza' }] });
    expect(child).toMatchObject({ fullName: 'Ana Clara de Souza', username: 'ana.souza' });
    expect(child?.password).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/);
    const seen = async () => (await listStudents(db, professor, classId)).students.map(one => one.lastSeenOn !== null);
    expect(await seen()).toEqual([false]);
    const { user } = await enter('Ana.Souza', child?.password ?? '');
    expect(await seen()).toEqual([true]);
    expect(user).toMatchObject({ id: child?.userId, email: null, role: 'student' });
    const [row] = await db.read.select().from(users).where(eq(users.id, user.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    await expect(saveProfile(db, row!, { fullName: 'Outra' })).rejects.toMatchObject({ refusal: 'childKeepsName' });
  });

  test('sign in with the words as a phone writes them; who has an email, only with the very password', async () => {
    const [child] = await addStudents(db, professor, { classId, students: [{ fullName: 'Bia Lima' }] });
    const [first = '', ...others] = (child?.password ?? '').split(' ');
    const asOnPhone = ` ${first[0]?.toUpperCase()}${first.slice(1)}  ${others.join(' ').replace(/a/, 'á')} `;
    expect((await enter('bia.lima', asOnPhone)).user.id).toBe(child?.userId);
    await expect(enter('bia.lima', `${asOnPhone}x`)).rejects.toMatchObject({ refusal: 'wrongCredentials' });
    await setEmail({ db, demo: false, viewer: await anAdmin(db) }, child?.userId ?? 0, 'bia@exemplo.com');
    await expect(enter('bia.lima', asOnPhone)).rejects.toMatchObject({ refusal: 'wrongCredentials' });
  });

  test('get a new password, the old one ends, and nobody gives one to an account with an email', async () => {
    const [child] = await addStudents(db, professor, { classId, students: [{ fullName: 'Bia Lima' }] });
    const userId = child?.userId ?? 0;
    const { password } = await giveNewPassword(db, professor, classId, userId);
    await expect(enter('bia.lima', child?.password ?? '')).rejects.toMatchObject({ refusal: 'wrongCredentials' });
    await enter('bia.lima', password);
    const admin = await anAdmin(db);
    await setEmail({ db, demo: false, viewer: admin }, userId, 'bia@exemplo.com');
    await expect(giveNewPassword(db, professor, classId, userId)).rejects.toMatchObject({ refusal: 'passwordOfOwner' });
    expect((await enter('bia@exemplo.com', password)).user.id).toBe(userId);
  });

  test('are refused where the class has no room for all of them', async () => {
    await addStudents(db, professor, { classId, students: [{ fullName: 'Ana Lima' }] });
    const students = Array.from({ length: 100 }, () => ({ fullName: 'Bia Lima' }));
    await expect(addStudents(db, professor, { classId, students })).rejects.toMatchObject({ refusal: 'classFull' });
    expect((await listStudents(db, professor, classId)).students).toHaveLength(1);
  });

  test('are all made or none', async () => {
    const before = await accounts();
    const students = [{ fullName: 'Ana Lima' }, { fullName: 'Bia Lima', username: professor.username }];
    await expect(addStudents(db, professor, { classId, students })).rejects.toMatchObject({ refusal: 'usernameTaken' });
    expect(await accounts()).toBe(before);
  });
});

describe('a list', () => {
  test('tried makes nobody; imported leaves out lines with an error; imported again makes nobody twice', async () => {
    const before = await accounts();
    const tried = await bring(LIST, true);
    expect(await accounts()).toBe(before);
    expect(tried.students.map(({ username, password }) => [username, password])).toEqual([
      ['ana.souza', null],
      ['brunolima', null],
      ['ana.sousa', null],
    ]);
    expect(tried.errors.map(({ row }) => row)).toEqual([6, 7]);
    const made = await bring(LIST);
    expect(made.students.map(({ row, fullName }) => [row, fullName])).toEqual([
      [2, 'Ana Clara de Souza'],
      [3, 'Bruno Lima'],
      [5, 'ana clara de sousa'],
    ]);
    await enter('brunolima', made.students[1]?.password ?? '');
    const again = await bring(LIST.toUpperCase().replace('NOME;USUARIO', 'nome;usuario'));
    expect([again.students.length, again.known.length]).toEqual([0, 3]);
    expect((await listStudents(db, professor, classId)).students).toHaveLength(3);
  });

  test('pasted without a header is names alone, and a name twice is one child', async () => {
    const read = await bring('Ana Lima\nBruno Reis\nANA LIMA', true);
    expect(read.columns).toEqual({ header: false, fullName: 1, lastName: null, username: null });
    expect(read.students.map(({ username }) => username)).toEqual(['ana.lima', 'bruno.reis']);
    expect(read.errors).toEqual([{ row: 3, message: '“ANA LIMA” já está na linha 1' }]);
  });
});

describe('a course of a class', () => {
  test('enrolls everybody once, past its own limit, and whoever comes later', async () => {
    const course = await aCourse(db, professor);
    await bring('Ana Lima\nBruno Reis');
    expect((await giveCourse(db, professor, classId, course.id)).enrolled).toBe(2);
    expect((await giveCourse(db, professor, classId, course.id)).enrolled).toBe(0);
    await joinClass(db, await aStudent(db), code);
    const rows = await db.read.select().from(enrollments).where(eq(enrollments.courseId, course.id));
    expect(rows).toHaveLength(3);
  });
});

describe('the code', () => {
  test('lets students in, or asks where the class says so, and opens no archived class', async () => {
    const [ana, bia] = [await aStudent(db), await aStudent(db)];
    expect(await joinClass(db, ana, ` ${code.toLowerCase()} `)).toMatchObject({ joined: true, class: { code: null } });
    await updateClass(db, professor, { classId, approvesJoining: true });
    expect(await joinClass(db, bia, code)).toEqual({ joined: false, class: null });
    await answerRequest(db, professor, classId, bia.id, true);
    const { students, requests } = await listStudents(db, professor, classId);
    expect([students.length, requests.length]).toEqual([2, 0]);
    expect((await listStudents(db, ana, classId)).students.map(({ username }) => username)).toEqual([null, null]);
    await removeStudent(db, professor, classId, bia.id);
    await expect(listStudents(db, bia, classId)).rejects.toMatchObject({ refusal: 'classNotFound' });
    await updateClass(db, professor, { classId, archived: true });
    await expect(joinClass(db, bia, code)).rejects.toMatchObject({ refusal: 'codeUnknown' });
  });
});
