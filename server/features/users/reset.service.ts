import { createHash, randomBytes } from 'node:crypto';
import type { Db, Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { forgetFailuresOf } from '../auth/attempts.ts';
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
 * Inside a transaction: a link for a user who chooses their password, good once; it takes an earlier one's place.
 * @returns its path, which is kept nowhere.
 */
export const storeResetLink = async (tx: Tx, userId: number, now: Date, expiresAt: Date): Promise<string> => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await replaceReset(tx, { userId, hash: hashOf(secret), expiresAt, createdAt: now });
  // Behind the #, where no server and no proxy writes it into its log.
  return `/nova-senha#${secret}`;
};

/** Inside a transaction: gives an account another password and ends whatever opens it now: sessions, tokens, a link. */
export const replacePassword = async (tx: Tx, userId: number, passwordHash: string, now: Date): Promise<void> => {
  await changeUser(tx, userId, { passwordHash });
  await deleteSessionsOf(tx, userId);
  await revokeTokensOf(tx, userId, now);
  await dropReset(tx, userId);
};

export const linkExpiry = (now: Date): Date => new Date(now.getTime() + RESET_MINUTES * MINUTE_MS);

/**
 * Makes a link by which a user chooses a new password, so that nobody else ever knows it. It is good once and for
 * RESET_MINUTES, and takes an earlier one's place. The present password, sessions and tokens end at once: whoever stole
 * them is out.
 * @returns the link's path, which is kept nowhere. @throws AppError 404, 403 for a demo account, 409 for one's own.
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

/** Removes the links that are too old. */
export const sweepLinks = (db: Db): Promise<void> => db.write(tx => deleteExpiredResets(tx, new Date()));

/**
 * Whose password a link changes, told only to who holds the link; it stays good. @throws AppError 404 for a link that
 * is unknown, used or too old.
 */
export const getLinkOwner = async (read: Read, secret: string): Promise<{ fullName: string; email: string }> => {
  const owner = await findResetOwner(read, hashOf(secret), new Date());
  if (!owner) throw new AppError('resetLinkInvalid');
  return owner;
};

/**
 * Takes the password that a link's owner chose, who can sign in with it at once, however often it failed before.
 * @throws AppError 404 for a link that is unknown, used or too old.
 */
export const choosePassword = async (
  { db, address }: { db: Db; address: string },
  { secret, newPassword }: ChoosePasswordInput,
): Promise<void> => {
  // Before the hashing of a password, which is made to be slow.
  await getLinkOwner(db.read, secret);
  const hash = hashOf(secret);
  const passwordHash = await hashPassword(newPassword);
  await db.write(async tx => {
    const now = new Date();
    const userId = await takeReset(tx, hash, now);
    if (userId === undefined) throw new AppError('resetLinkInvalid');
    await changeUser(tx, userId, { passwordHash });
    await deleteSessionsOf(tx, userId);
    await forgetFailuresOf(tx, userId);
    await record(tx, { id: userId, address }, 'password_changed', {}, now);
  });
};
