import type { Db, Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { addChild } from '../auth/child-accounts.service.ts';
import { forgetFailuresOf } from '../auth/attempts.ts';
import type { Viewer } from '../../common/viewer.ts';
import { replacePassword } from '../users/reset.service.ts';
import { mayGivePassword } from './classes.policy.ts';
import { MAX_STUDENTS } from './classes.schema.ts';
import { enrolInCoursesOf } from './class-courses.service.ts';
import { newSecrets, type Secret } from './passphrase.ts';
import { getClassToChange, getClassToRead } from './scope.ts';
import {
  countStudents,
  deleteStudent,
  findAttendanceShares,
  findDone,
  findRequests,
  findStudent,
  findStudents,
  insertStudents,
  type StudentRow,
} from './students.queries.ts';
import type { ClassStudent, NewAccount, NewStudents } from './students.schema.ts';

const toMate = ({ userId, fullName, avatarUrl, rating, provisional }: StudentRow): ClassStudent => ({
  userId,
  fullName,
  avatarUrl,
  rating,
  provisional,
  username: null,
  hasEmail: null,
  lastSeenOn: null,
  progress: null,
  attendance: null,
});

/**
 * The students of a class: for its professors with what they have done, for classmates their names alone. @throws
 * AppError 404
 */
export const listStudents = async ({ read }: Db, viewer: Viewer, classId: number) => {
  const { part } = await getClassToRead(read, viewer, classId);
  const rows = await findStudents(read, classId);
  if (part === 'student') return { students: rows.map(toMate), requests: [] };
  const [{ lessons, done }, attendance, requests] = await Promise.all([
    findDone(read, classId),
    findAttendanceShares(read, classId),
    findRequests(read, classId),
  ]);
  const students = rows.map(row => ({
    ...toMate(row),
    username: row.username,
    hasEmail: row.email !== null,
    lastSeenOn: row.lastSeenOn,
    progress: lessons === 0 ? null : Math.min(100, Math.round((100 * (done.get(row.userId) ?? 0)) / lessons)),
    attendance: attendance.get(row.userId) ?? null,
  }));
  return { students, requests };
};

/** @throws AppError 409 where so many more are too many */
const requireRoom = async (read: Read, classId: number, more: number): Promise<void> => {
  if ((await countStudents(read, classId)) + more > MAX_STUDENTS) throw new AppError('classFull');
};

/** Puts accounts into a class and its courses. Call it inside a transaction. @throws AppError 409 past the limit */
export const putInClass = async (tx: Tx, classId: number, userIds: number[], now: Date): Promise<void> => {
  await requireRoom(tx, classId, userIds.length);
  await insertStudents(tx, classId, userIds);
  await enrolInCoursesOf(tx, classId, userIds, now);
};

type Child = { fullName: string; username?: string | undefined };

/** Makes accounts and puts them into a class. Call it inside a transaction. @throws AppError 409 */
export const makeStudents = async (
  tx: Tx,
  viewer: Viewer,
  { classId, children }: { classId: number; children: (Child & Secret)[] },
): Promise<NewAccount[]> => {
  const now = new Date();
  const made: NewAccount[] = [];
  for (const { fullName, username, password, passwordHash } of children) {
    const { id } = await addChild(tx, { fullName, username, passwordHash }).then(user => {
      made.push({ userId: user.id, fullName: user.fullName, username: user.username, password });
      return user;
    });
    await record(tx, viewer, 'account_added', { subjectId: id, detail: 'student' }, now);
  }
  await putInClass(
    tx,
    classId,
    made.map(({ userId }) => userId),
    now,
  );
  return made;
};

/**
 * Makes an account for each child. @returns them with their passwords, which nobody sees again. @throws AppError 404,
 * 403, 409 for an archived or full class, and for a username that is taken: then nothing is made
 */
export const addStudents = async (
  db: Db,
  viewer: Viewer,
  { classId, students }: NewStudents,
): Promise<NewAccount[]> => {
  // Asked before the passwords are hashed, which is slow: a full class asked again and again would hold up all logins.
  await getClassToChange(db.read as Tx, viewer, classId);
  await requireRoom(db.read, classId, students.length);
  const secrets = await newSecrets(students.length);
  const children = students.flatMap((student, at) => {
    const secret = secrets[at];
    return secret ? [{ ...student, ...secret }] : [];
  });
  return db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    return makeStudents(tx, viewer, { classId, children });
  });
};

/** Takes a student out of a class; the account and what it did stay. @throws AppError 404, 403, 409 */
export const removeStudent = (db: Db, viewer: Viewer, classId: number, userId: number): Promise<void> =>
  db.write(async tx => {
    const { name } = await getClassToChange(tx, viewer, classId);
    if (!(await deleteStudent(tx, classId, userId))) throw new AppError('studentNotFound');
    await record(tx, viewer, 'class_left', { subjectId: userId, detail: name });
  });

/**
 * Gives a child another password; the old one, sessions and tokens end at once. @throws AppError 404, 403 for an
 * account with an email, 409 for an archived class
 */
export const giveNewPassword = async (db: Db, viewer: Viewer, classId: number, userId: number) => {
  const [secret] = await newSecrets(1);
  if (!secret) throw new Error('No password was made');
  return db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    const student = await findStudent(tx, classId, userId);
    if (!student) throw new AppError('studentNotFound');
    if (!mayGivePassword(student)) throw new AppError('passwordOfOwner');
    const now = new Date();
    await replacePassword(tx, userId, secret.passwordHash, now);
    await forgetFailuresOf(tx, userId);
    await record(tx, viewer, 'password_changed', { subjectId: userId }, now);
    return { password: secret.password, username: student.username, fullName: student.fullName };
  });
};
