import { and, count, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { attempts, users } from '../../../db/schema/users.ts';
import { AppError } from '../../errors.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';

/** How many attempts are allowed in a window of time. The database counts them, so the limit holds across processes. */
type Limit = { max: number; windowMs: number };
export const LIMITS = {
  loginByAccount: { max: 10, windowMs: 15 * MINUTE_MS },
  /** A whole class shares one network address. */
  loginByAddress: { max: 200, windowMs: 15 * MINUTE_MS },
  registerByAddress: { max: 100, windowMs: 60 * MINUTE_MS },
} satisfies Record<string, Limit>;

/** The longest window; older attempts are deleted. */
const MEMORY_MS = Math.max(...Object.values(LIMITS).map(limit => limit.windowMs));

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot pass together.
 * @returns the attempt's id, for `forgive`. @throws AppError 429 when the limit is used up.
 */
export const countAttempt = async (tx: Tx, limit: Limit, key: string, now: Date): Promise<number> => {
  // Attempts in the far future were counted before the clock was set back. They would lock the account until the clock
  // is there again.
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

/** The key for an account's failed logins. @param email in lower case. */
export const loginKeyOf = (email: string): string => `login:account:${email}`;

/**
 * Deletes an account's failed logins after its password has changed. Failures of a network address stay. Call it inside
 * a transaction.
 */
export const forgetFailuresOf = async (tx: Tx, userId: number): Promise<void> => {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user) await tx.delete(attempts).where(eq(attempts.key, loginKeyOf(user.email)));
};

/** Deletes attempts that succeeded, and all earlier failures of the account. */
export const forgive = async (tx: Tx, attemptIds: number[], accountKey: string): Promise<void> => {
  await tx.delete(attempts).where(inArray(attempts.id, attemptIds));
  await tx.delete(attempts).where(eq(attempts.key, accountKey));
};
