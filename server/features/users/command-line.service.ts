/**
 * Account commands for the administrator of the school's machine, who is not signed in: the log names nobody for them.
 */
import type { Db, Read, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { addAccount, keyOf, type NewAccount } from '../auth/accounts.service.ts';
import { forgetFailuresOf } from '../auth/attempts.ts';
import { hashNewPassword } from '../auth/new-password.service.ts';
import { hashOfNothing, storeResetLink, linkExpiry, replacePassword } from './reset.service.ts';
import { approvalOf } from './users.policy.ts';
import { findActiveAdmins, findIdByEmail, findTeacher } from './users.queries.ts';

const NOBODY = { id: null };

/** Whether the school has an active administrator. */
export const hasAdmin = async (read: Read): Promise<boolean> => (await findActiveAdmins(read)).size > 0;

/**
 * Creates an account on behalf of the school. Call it inside a transaction. @throws AppError 409 when the email or the
 * username is taken.
 */
export const addAccountForSchool = async (tx: Tx, account: NewAccount) => {
  const user = await addAccount(tx, { ...account, approvedAt: approvalOf(account.role, new Date()) });
  await record(tx, NOBODY, 'account_added', { subjectId: user.id, detail: user.role });
  return user;
};

/** Creates another administrator. @throws AppError 409 when the email or the username is taken. */
export const addAdmin = async (
  db: Db,
  { password, ...account }: Pick<NewAccount, 'fullName' | 'email' | 'username'> & { password: string },
) => {
  const passwordHash = await hashNewPassword(password);
  return db.write(tx => addAccountForSchool(tx, { ...account, passwordHash, role: 'admin' }));
};

const getUserId = async (read: Read, email: string): Promise<number> => {
  const userId = await findIdByEmail(read, keyOf(email));
  if (userId === undefined) throw new AppError('userNotFound');
  return userId;
};

/** In whose name a command makes what a professor has: nobody who only waits to be let in, or who has gone. */
export const findTeacherByEmail = (read: Read, email: string): Promise<Viewer | undefined> =>
  findTeacher(read, keyOf(email.trim()));

/**
 * Ends a user's password, sessions and tokens. @returns the path of a link for a new password and its expiry. @throws
 * AppError 404
 */
export const resetPasswordFor = async (db: Db, email: string): Promise<{ path: string; expiresAt: Date }> => {
  const unknown = await hashOfNothing();
  const now = new Date();
  const expiresAt = linkExpiry(now);
  const path = await db.write(async tx => {
    const userId = await getUserId(tx, email);
    await replacePassword(tx, userId, unknown, now);
    await record(tx, NOBODY, 'password_reset', { subjectId: userId }, now);
    return storeResetLink(tx, userId, now, expiresAt);
  });
  return { path, expiresAt };
};

/**
 * Sets a user's password, which works at once despite earlier failed logins, and ends their sessions and tokens.
 * @throws AppError 404
 */
export const setPasswordFor = async (db: Db, email: string, password: string): Promise<void> => {
  const passwordHash = await hashNewPassword(password);
  await db.write(async tx => {
    const now = new Date();
    const userId = await getUserId(tx, email);
    await replacePassword(tx, userId, passwordHash, now);
    await forgetFailuresOf(tx, userId);
    await record(tx, NOBODY, 'password_changed', { subjectId: userId }, now);
  });
};
