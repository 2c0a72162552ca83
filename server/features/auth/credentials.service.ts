import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tx } from '../../../db/client.ts';
import { foldForSearch } from '../../../db/search.ts';
import { AppError } from '../../errors.ts';
import { countedAs } from '../../network.ts';
import type { Viewer } from '../../common/viewer.ts';
import { countAttempt, countedName, countFreely, forgive, LIMITS, loginKeys, waitAfter } from './attempts.ts';
import { findCredentials, findCredentialsOf } from './auth.queries.ts';
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

const ofStranger = (name: string, address: string): Counting => {
  const key = loginKeys.accountFrom(name, address);
  return {
    key,
    count: async (tx, now) => {
      const here = await countAttempt(tx, LIMITS.loginFromAddress, key, now);
      const ofAddress = await countAttempt(tx, LIMITS.loginByAddress, loginKeys.address(address), now);
      const everywhere = await countFreely(tx, loginKeys.account(name), now);
      return { ids: [here, ofAddress, everywhere.id], waitMs: waitAfter(everywhere.before) };
    },
  };
};

/** A password as it was typed, and the hash that it is compared with. */
type Trial = { password: string; hash: string | undefined };

/**
 * The words of a child's card, as a phone writes them: with a capital, an accent or a space too many. What is compared
 * with no hash takes as long, so that the time does not tell who has a card.
 */
const trialsOf = (password: string, user: { email: string | null; passwordHash: string } | undefined): Trial[] => {
  const exact = { password, hash: user?.passwordHash };
  const plain = foldForSearch(password).replaceAll(/\s+/g, ' ').trim();
  return plain === password
    ? [exact]
    : [exact, { password: plain, hash: user?.email ? undefined : user?.passwordHash }];
};

const isOneRight = async (trials: Trial[]): Promise<boolean> => {
  for (const { password, hash } of trials) if (await verifyPassword(password, hash)) return true;
  return false;
};

/**
 * Checks a password while attempts are counted, once for all its trials. @returns whether it is right, after the same
 * work whether or not there is a user. @throws AppError 429 past the limits.
 */
const check = (db: Db, { key, count }: Counting, trials: Trial[]) =>
  oneAtATime(key, async () => {
    const { ids, waitMs } = await db.write(tx => count(tx, new Date()));
    if (waitMs > 0) await pause(waitMs);
    const isRight = await isOneRight(trials);
    if (isRight) await db.write(tx => forgive(tx, ids, key));
    return isRight;
  });

/**
 * Finds the user with this email or username and password. Failures count against the account at this address, against
 * the address, and, from everywhere together, slow the account's next attempts; in a browser in which the user signed
 * in before only that browser's own failures count.
 * @param name in lower case. @returns nothing for a wrong password and for an unknown name, after the same work.
 * @throws AppError 429 past the limits.
 */
export const checkCredentials = async (
  db: Db,
  { address, browser }: { address: string; browser: Browser },
  name: string,
  password: string,
) => {
  const user = await findCredentials(db.read, name);
  const counting =
    user && isKnown(browser, user)
      ? ofOwner(loginKeys.browser(user.id, browser.id))
      : ofStranger(user ? countedName(user) : name, countedAs(address));
  return (await check(db, counting, trialsOf(password, user))) ? user : undefined;
};

/**
 * Checks the password of somebody who is signed in, before what a stolen session must not do. Only this session's own
 * failures count, so that nobody outside can prevent it.
 * @returns the user with the password's hash. @throws AppError 400 for a wrong password, 429 past the limit.
 */
export const requirePassword = async (
  db: Db,
  { viewer, sessionId }: { viewer: Pick<Viewer, 'id'>; sessionId: string },
  password: string,
) => {
  const user = await findCredentialsOf(db.read, viewer.id);
  const isRight = await check(db, ofOwner(loginKeys.session(hashOf(sessionId))), trialsOf(password, user));
  if (!isRight || !user) throw new AppError('wrongPassword');
  return user;
};
