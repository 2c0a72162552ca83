import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { keyOf, refuseLookAlikeEmail } from './accounts.service.ts';
import { forgetFailuresOf } from './attempts.ts';
import { isEmailTaken, setEmail } from './auth.queries.ts';
import type { ChangeEmailInput, User } from './auth.schema.ts';
import { requirePassword } from './credentials.service.ts';
import { isDemoAccount } from './demo-accounts.ts';
import { lookOf } from './look-alikes.ts';
import { toUser } from './user.ts';

type Account = { id: number; email: string | null };

/**
 * Gives an account another email and notes who did it. The old address is not kept in the log, which outlives the
 * account. Call it inside a transaction. @throws AppError 409 for an email that somebody else has.
 */
export const replaceEmail = async (tx: Tx, actor: Actor, { id, email: old }: Account, wanted: string, now: Date) => {
  const email = keyOf(wanted);
  if (email !== old && (await isEmailTaken(tx, email))) throw new AppError('emailTaken');
  // Failures are counted by the email: those of the old one are nobody's any more.
  await forgetFailuresOf(tx, id);
  const user = await setEmail(tx, id, { email, emailLook: lookOf(email) });
  await record(tx, actor, 'email_changed', actor.id === id ? {} : { subjectId: id }, now);
  return user;
};

/**
 * Changes the email with which the viewer signs in. @throws AppError 400 for a wrong password, 403 for a demo account,
 * 409 for an email that somebody else has or that looks like theirs, 429 past the limit of this session.
 */
export const changeEmail = async (
  { db, sessionId, demo }: { db: Db; sessionId: string; demo: boolean },
  viewer: Viewer,
  { email, password }: ChangeEmailInput,
): Promise<User> => {
  if (isDemoAccount(demo, viewer.email)) throw new AppError('demoAccount');
  // Administrators give a child's account its email: then it is no longer the professors' to give a password to.
  if (viewer.email === null) throw new AppError('childKeepsAccount');
  await requirePassword(db, { viewer, sessionId }, password);
  const user = await db.write(async tx => {
    await refuseLookAlikeEmail(tx, email, viewer.id);
    return replaceEmail(tx, viewer, viewer, email, new Date());
  });
  return toUser(user);
};
