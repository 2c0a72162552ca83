import type { Db } from '../../../db/client.ts';
import { countedAs } from '../../network.ts';
import { countAttempt, forgive, LIMITS, loginKeyOf } from './attempts.ts';
import { findCredentials } from './auth.queries.ts';
import { verifyPassword } from './password.ts';

/**
 * Whose email and password these are, counted wherever a password can be guessed. To be called in the account's turn.
 * @param account the email, in lower case. @returns nothing for a wrong password and an unknown email alike, after the
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
