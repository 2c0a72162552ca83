import type { Db } from '../../../db/client.ts';
import { countedAs } from '../../network.ts';
import { countAttempt, forgive, LIMITS, loginKeyOf } from './attempts.ts';
import { findCredentials } from './auth.queries.ts';
import { verifyPassword } from './password.ts';

/**
 * Finds the user with this email and password. Attempts count against the login limits. Call it inside `oneAtATime` for
 * the account.
 * @param account the email, in lower case. @returns nothing for a wrong password and for an unknown email, after the
 * same work.
 * @throws AppError 429 past the limits.
 */
export const checkCredentials = async (db: Db, address: string, account: string, password: string) => {
  const accountKey = loginKeyOf(account);
  const now = new Date();
  const counted = await db.write(async tx => [
    await countAttempt(tx, LIMITS.loginByAccount, accountKey, now),
    await countAttempt(tx, LIMITS.loginByAddress, `login:address:${countedAs(address)}`, now),
  ]);
  const user = await findCredentials(db.read, account);
  const isRight = await verifyPassword(password, user?.passwordHash);
  if (!user || !isRight) return undefined;
  await db.write(tx => forgive(tx, counted, accountKey));
  return user;
};
