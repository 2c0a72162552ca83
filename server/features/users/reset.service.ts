import { createHash, randomBytes } from 'node:crypto';
import type { Db, Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { keyOf, refuseLookAlikeEmail } from '../auth/accounts.service.ts';
import { forgetFailuresOf } from '../auth/attempts.ts';
import { replaceEmail } from '../auth/change-email.service.ts';
import { hashNewPassword } from '../auth/new-password.service.ts';
import { hashPassword } from '../auth/password.ts';
import { deleteSessionsOf } from '../auth/sessions.ts';
import {
  changeUser,
  deleteExpiredResets,
  dropReset,
  findResetOwner,
  replaceReset,
  revokeTokensOf,
  takeReset,
} from './users.queries.ts';
import { RESET_MINUTES, type ChoosePasswordInput } from './users.schema.ts';
import { checkOffice, getUserToChange, type Office } from './users.service.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';

const SECRET_BYTES = 32;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A hash that no password has. */
export const hashOfNothing = (): Promise<string> => hashPassword(randomBytes(SECRET_BYTES).toString('base64url'));

/**
 * Stores a link with which a user chooses their password, valid once; it replaces an earlier one. Call it inside a
 * transaction.
 * @returns its path, which is not stored.
 */
export const storeResetLink = async (tx: Tx, userId: number, now: Date, expiresAt: Date): Promise<string> => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await replaceReset(tx, { userId, hash: hashOf(secret), expiresAt, createdAt: now });
  // After the #, where no server and no proxy logs it.
  return `/nova-senha#${secret}`;
};

/** Sets an account's password and ends its sessions, tokens and reset link. Call it inside a transaction. */
export const replacePassword = async (tx: Tx, userId: number, passwordHash: string, now: Date): Promise<void> => {
  await changeUser(tx, userId, { passwordHash });
  await deleteSessionsOf(tx, userId);
  await revokeTokensOf(tx, userId, now);
  await dropReset(tx, userId);
};

export const linkExpiry = (now: Date): Date => new Date(now.getTime() + RESET_MINUTES * MINUTE_MS);

/**
 * Creates a link with which a user chooses a new password that nobody else knows. It is valid once and for
 * RESET_MINUTES, and replaces an earlier one. The present password, sessions and tokens end at once, so that a thief is
 * locked out.
 * @returns the link's path, which is not stored. @throws AppError 404, 403 for a demo account, 409 for the viewer's
 * own.
 */
export const makeResetLink = async (office: Office, userId: number): Promise<{ path: string; expiresAt: string }> => {
  const unknown = await hashOfNothing();
  const now = new Date();
  const expiresAt = linkExpiry(now);
  const path = await office.db.write(async tx => {
    await getUserToChange(tx, office, userId);
    await checkOffice(tx, office);
    await replacePassword(tx, userId, unknown, now);
    await record(tx, office.viewer, 'password_reset', { subjectId: userId }, now);
    return storeResetLink(tx, userId, now, expiresAt);
  });
  return { path, expiresAt: expiresAt.toISOString() };
};

/** Deletes expired links. */
export const sweepLinks = (db: Db): Promise<void> => db.write(tx => deleteExpiredResets(tx, new Date()));

/** The owner of a link; it stays valid. @throws AppError 404 for an unknown, used or expired link. */
export const getLinkOwner = async (read: Read, secret: string): Promise<{ fullName: string; email: string | null }> => {
  const owner = await findResetOwner(read, hashOf(secret), new Date());
  if (!owner) throw new AppError('resetLinkInvalid');
  return owner;
};

/**
 * Sets the password that a link's owner chose, and their email if they correct it. They can sign in at once, despite
 * earlier failed logins.
 * @throws AppError 404 for an unknown, used or expired link, 409 for an email that somebody else has.
 */
export const choosePassword = async (
  { db, address }: { db: Db; address: string },
  { secret, newPassword, email }: ChoosePasswordInput,
): Promise<void> => {
  // Checked before the password is hashed, which is slow.
  const owner = await getLinkOwner(db.read, secret);
  const hash = hashOf(secret);
  const passwordHash = await hashNewPassword(newPassword);
  await db.write(async tx => {
    const now = new Date();
    const userId = await takeReset(tx, hash, now);
    if (userId === undefined) throw new AppError('resetLinkInvalid');
    await changeUser(tx, userId, { passwordHash });
    await deleteSessionsOf(tx, userId);
    await forgetFailuresOf(tx, userId);
    await record(tx, { id: userId, address }, 'password_changed', {}, now);
    const { email: old } = owner;
    if (email === undefined || keyOf(email) === old) return;
    await refuseLookAlikeEmail(tx, email, userId);
    await replaceEmail(tx, { id: userId, address }, { id: userId, email: old }, email, now);
  });
};
