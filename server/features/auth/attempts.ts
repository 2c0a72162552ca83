import { and, count, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { attempts, users } from '../../../db/schema/users.ts';
import { startsWith } from '../../../db/search.ts';
import { AppError } from '../../errors.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';

const LOGIN_WINDOW_MS = 15 * MINUTE_MS;

/** How many attempts are allowed in a window of time. The database counts them, so the limit holds across processes. */
type Limit = { max: number; windowMs: number };
export const LIMITS = {
  /** Of one account from one address: failures elsewhere shut out nobody here. */
  loginFromAddress: { max: 10, windowMs: LOGIN_WINDOW_MS },
  /** Of one account in a browser in which its owner signed in before, or in an open session. */
  loginOfOwner: { max: 10, windowMs: LOGIN_WINDOW_MS },
  /** A whole class shares one network address. */
  loginByAddress: { max: 200, windowMs: LOGIN_WINDOW_MS },
  registerByAddress: { max: 100, windowMs: 60 * MINUTE_MS },
  /** Codes of classes that one person tries. */
  classCodeOfUser: { max: 20, windowMs: LOGIN_WINDOW_MS },
} satisfies Record<string, Limit>;

/** The longest window; older attempts are deleted. */
const MEMORY_MS = Math.max(...Object.values(LIMITS).map(limit => limit.windowMs));

const FREE_FAILURES = 50;
const WAIT_PER_FAILURE_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/**
 * How long an attempt waits after so many failures of its account from all addresses together, in milliseconds. A limit
 * that shuts would let anybody with enough addresses lock the owner out.
 */
export const waitAfter = (failures: number): number =>
  Math.min(Math.max(failures - FREE_FAILURES, 0) * WAIT_PER_FAILURE_MS, LONGEST_WAIT_MS);

const countSince = async (tx: Tx, key: string, windowMs: number, now: Date): Promise<number> => {
  const isRecent = gt(attempts.at, new Date(now.getTime() - windowMs));
  const [made] = await tx
    .select({ count: count() })
    .from(attempts)
    .where(and(eq(attempts.key, key), isRecent));
  return made?.count ?? 0;
};

const noteAttempt = async (tx: Tx, key: string, now: Date): Promise<number> => {
  const [attempt] = await tx.insert(attempts).values({ key, at: now }).returning({ id: attempts.id });
  if (!attempt) throw new Error('The attempt was not counted');
  return attempt.id;
};

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot pass together.
 * @returns the attempt's id, for `forgive`. @throws AppError 429 when the limit is used up.
 */
export const countAttempt = async (tx: Tx, limit: Limit, key: string, now: Date): Promise<number> => {
  // Attempts in the far future were counted before the clock was set back. They would lock the account until the clock
  // is there again.
  const ahead = new Date(now.getTime() + MEMORY_MS);
  await tx.delete(attempts).where(or(lte(attempts.at, new Date(now.getTime() - MEMORY_MS)), gt(attempts.at, ahead)));
  if ((await countSince(tx, key, limit.windowMs, now)) >= limit.max)
    throw new AppError('tooManyAttempts', limit.windowMs / 1_000);
  return noteAttempt(tx, key, now);
};

/** Counts an attempt that no limit refuses. @returns its id, and how many came before it in the window of logins. */
export const countFreely = async (tx: Tx, key: string, now: Date): Promise<{ id: number; before: number }> => {
  const before = await countSince(tx, key, LOGIN_WINDOW_MS, now);
  return { id: await noteAttempt(tx, key, now), before };
};

/**
 * The name by which an account's failures are counted: one for both names that it signs in with, so that the second
 * gives nobody twice as many attempts.
 */
export const countedName = ({ email, usernameKey }: { email: string | null; usernameKey: string }): string =>
  email ?? usernameKey;

/** The keys of failed logins. Names are as `countedName` says them; an address is as `countedAs` says it. */
export const loginKeys = {
  account: (name: string): string => `login:account:${name}`,
  // A prefix of its own: what is typed for a name can end with a space and an address.
  accountFrom: (name: string, address: string): string => `login:from:${name} ${address}`,
  address: (address: string): string => `login:address:${address}`,
  browser: (userId: number, browserId: string): string => `login:browser:${userId}:${browserId}`,
  session: (sessionHash: string): string => `login:session:${sessionHash}`,
};

/** Deletes all failed logins of an account. Those that count against an address alone stay. */
export const forgetFailures = async (
  tx: Tx,
  { id, ...names }: { id: number; email: string | null; usernameKey: string },
): Promise<void> => {
  const name = countedName(names);
  const isOfAccount = or(
    eq(attempts.key, loginKeys.account(name)),
    startsWith(attempts.key, loginKeys.accountFrom(name, '')),
    startsWith(attempts.key, loginKeys.browser(id, '')),
  );
  await tx.delete(attempts).where(isOfAccount);
};

/** The same after the account's password has changed. Call it inside a transaction. */
export const forgetFailuresOf = async (tx: Tx, userId: number): Promise<void> => {
  const [user] = await tx
    .select({ id: users.id, email: users.email, usernameKey: users.usernameKey })
    .from(users)
    .where(eq(users.id, userId));
  if (user) await forgetFailures(tx, user);
};

/** Deletes attempts that succeeded, and all earlier failures under one key. */
export const forgive = async (tx: Tx, attemptIds: number[], key: string): Promise<void> => {
  await tx.delete(attempts).where(inArray(attempts.id, attemptIds));
  await tx.delete(attempts).where(eq(attempts.key, key));
};
