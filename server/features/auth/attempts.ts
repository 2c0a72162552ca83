import { and, count, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { attempts, users } from '../../../db/schema/users.ts';
import { AppError } from '../../errors.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';

/**
 * How often something may be tried in a window. They are counted in the database, so that they hold across processes.
 */
type Limit = { max: number; windowMs: number };
export const LIMITS = {
  loginByAccount: { max: 10, windowMs: 15 * MINUTE_MS },
  /** A class shares one address. */
  loginByAddress: { max: 200, windowMs: 15 * MINUTE_MS },
  registerByAddress: { max: 100, windowMs: 60 * MINUTE_MS },
} satisfies Record<string, Limit>;

/** The longest window: what is older is forgotten. */
const MEMORY_MS = Math.max(...Object.values(LIMITS).map(limit => limit.windowMs));

/**
 * Counts an attempt before it is made, so that attempts made at once cannot slip through together.
 * @returns the attempt's number, for `forgive`. @throws AppError 429 when the limit is used up.
 */
export const countAttempt = async (tx: Tx, limit: Limit, key: string, now: Date): Promise<number> => {
  // What lies far ahead was counted before the clock was put back, and would shut the account until the clock is there
  // again.
  const ahead = new Date(now.getTime() + MEMORY_MS);
  await tx.delete(attempts).where(or(lte(attempts.at, new Date(now.getTime() - MEMORY_MS)), gt(attempts.at, ahead)));
  const since = new Date(now.getTime() - limit.windowMs);
  const [made] = await tx
    .select({ count: count() })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.at, since)));
  if ((made?.count ?? 0) >= limit.max) throw new AppError('tooManyAttempts', limit.windowMs / 1_000);
  const [attempt] = await tx.insert(attempts).values({ key, at: now }).returning({ id: attempts.id });
  if (!attempt) throw new Error('The attempt was not counted');
  return attempt.id;
};

/** What the failed logins of an account are counted under. @param email in lower case. */
export const loginKeyOf = (email: string): string => `login:account:${email}`;

/**
 * Forgets what an account failed, as its password is another now, inside a transaction. What an address failed stays.
 */
export const forgetFailuresOf = async (tx: Tx, userId: number): Promise<void> => {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user) await tx.delete(attempts).where(eq(attempts.key, loginKeyOf(user.email)));
};

/** Takes back attempts that turned out well, and all that an account failed before. */
export const forgive = async (tx: Tx, attemptIds: number[], accountKey: string): Promise<void> => {
  await tx.delete(attempts).where(inArray(attempts.id, attemptIds));
  await tx.delete(attempts).where(eq(attempts.key, accountKey));
};
