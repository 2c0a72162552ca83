import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { countedAs } from '../../network.ts';
import type { Viewer } from '../../common/viewer.ts';
import { countAttempt, countFreely, forgive, LIMITS, loginKeys, waitAfter } from './attempts.ts';
import { findCredentials } from './auth.queries.ts';
import { isKnown, type Browser } from './known-browser.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { verifyPassword } from './password.ts';
import { hashOf } from './sessions.ts';

/** What an attempt is counted against. */
type Counting = {
  /** The failures under this key are forgiven when an attempt succeeds. */
  key: string;
  count: (tx: Tx, now: Date) => Promise<{ ids: number[]; waitMs: number }>;
};

const ofOwner = (key: string): Counting => ({
  key,
  count: async (tx, now) => ({ ids: [await countAttempt(tx, LIMITS.loginOfOwner, key, now)], waitMs: 0 }),
});

const ofStranger = (email: string, address: string): Counting => {
  const key = loginKeys.accountFrom(email, address);
  return {
    key,
    count: async (tx, now) => {
      const here = await countAttempt(tx, LIMITS.loginFromAddress, key, now);
      const ofAddress = await countAttempt(tx, LIMITS.loginByAddress, loginKeys.address(address), now);
      const everywhere = await countFreely(tx, loginKeys.account(email), now);
      return { ids: [here, ofAddress, everywhere.id], waitMs: waitAfter(everywhere.before) };
    },
  };
};

/**
 * Checks a password while attempts are counted. @returns whether it is right, after the same work whether or not there
 * is a user. @throws AppError 429 past the limits.
 */
const check = (db: Db, { key, count }: Counting, passwordHash: string | undefined, password: string) =>
  oneAtATime(key, async () => {
    const { ids, waitMs } = await db.write(tx => count(tx, new Date()));
    if (waitMs > 0) await pause(waitMs);
    const isRight = await verifyPassword(password, passwordHash);
    if (isRight) await db.write(tx => forgive(tx, ids, key));
    return isRight;
  });

/**
 * Finds the user with this email and password. Failures count against the account at this address, against the address,
 * and, from everywhere together, slow the account's next attempts; in a browser in which the user signed in before only
 * that browser's own failures count.
 * @param email in lower case. @returns nothing for a wrong password and for an unknown email, after the same work.
 * @throws AppError 429 past the limits.
 */
export const checkCredentials = async (
  db: Db,
  { address, browser }: { address: string; browser: Browser },
  email: string,
  password: string,
) => {
  const user = await findCredentials(db.read, email);
  const counting =
    user && isKnown(browser, user)
      ? ofOwner(loginKeys.browser(user.id, browser.id))
      : ofStranger(email, countedAs(address));
  return (await check(db, counting, user?.passwordHash, password)) ? user : undefined;
};

/**
 * Checks the password of somebody who is signed in, before what a stolen session must not do. Only this session's own
 * failures count, so that nobody outside can prevent it.
 * @returns the user with the password's hash. @throws AppError 400 for a wrong password, 429 past the limit.
 */
export const requirePassword = async (
  db: Db,
  { viewer, sessionId }: { viewer: Pick<Viewer, 'id' | 'email'>; sessionId: string },
  password: string,
) => {
  const user = await findCredentials(db.read, viewer.email);
  const isRight = await check(db, ofOwner(loginKeys.session(hashOf(sessionId))), user?.passwordHash, password);
  if (!isRight || user?.id !== viewer.id) throw new AppError('wrongPassword');
  return user;
};
