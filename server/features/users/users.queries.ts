import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { ACCOUNTS } from '../../../db/derived/counters.ts';
import { hasRole, mayContain } from '../../../db/found-users.ts';
import { courses } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { accessTokens, passwordResets, users } from '../../../db/schema/users.ts';
import { matches, matchesFolded, searchPattern } from '../../../db/search.ts';
import { findTotalsLike } from '../../../db/totals.ts';
import type { Viewer } from '../../common/viewer.ts';
import { viewerColumns } from '../auth/sessions.ts';
import type { UserRole, UserState } from './users.schema.ts';

export type UserFilter = { search: string; role: UserRole | undefined; state: UserState | undefined };

const IN_STATE: Record<UserState, SQL | undefined> = {
  active: and(isNull(users.deactivatedAt), eq(users.awaitingApproval, false)),
  // In this form both engines find the index of those who wait.
  waiting: and(isNull(users.deactivatedAt), sql`${users.awaitingApproval}`),
  deactivated: isNotNull(users.deactivatedAt),
};

const isWanted = ({ search, role, state }: UserFilter): SQL | undefined => {
  const pattern = searchPattern(search);
  return and(
    isNull(users.erasedAt),
    role && (search.trim() === '' ? eq(users.role, role) : hasRole(role)),
    state && IN_STATE[state],
    search.trim() === ''
      ? undefined
      : and(
          mayContain(search),
          or(
            matches(users.nameSearch, pattern),
            matchesFolded(users.email, pattern),
            matchesFolded(users.usernameKey, pattern),
          ),
        ),
  );
};

// The conditions are inside, because in a query of one table drizzle writes a bare column without the table's name.
const columns = {
  id: users.id,
  fullName: users.fullName,
  username: users.username,
  email: users.email,
  role: users.role,
  avatarUrl: users.avatarUrl,
  awaitingApproval: users.awaitingApproval,
  approvedAt: users.approvedAt,
  deactivatedAt: users.deactivatedAt,
  createdAt: users.createdAt,
  courses: sql`(
      select count(*) from ${courses}
      where ${and(eq(courses.professorId, users.id), ne(courses.status, 'inactive'))})`.mapWith(Number),
  enrollments: sql`(select count(*) from ${enrollments} where ${eq(enrollments.studentId, users.id)})`.mapWith(Number),
};

/** One page of accounts, by name. */
export const findUsers = (read: Read, filter: UserFilter, limit: number, offset: number) =>
  read
    .select(columns)
    .from(users)
    .where(isWanted(filter))
    .orderBy(asc(users.nameSearch), asc(users.id))
    .limit(limit)
    .offset(offset);
export type UserRow = Awaited<ReturnType<typeof findUsers>>[number];

export const countUsers = async (read: Read, filter: UserFilter): Promise<number> =>
  filter.search.trim() === '' ? countAccounts(read, filter) : countFound(read, filter);

/** The number of accounts of a role and a state, as counted along. */
const countAccounts = async (read: Read, { role, state }: UserFilter): Promise<number> => {
  const accounts = await findTotalsLike(read, ACCOUNTS);
  const isCounted = (name: string): boolean => {
    const [ofRole, inState] = name.slice(ACCOUNTS.length).split(':');
    return (role === undefined || role === ofRole) && (state === undefined || state === inState);
  };
  return [...accounts].reduce((sum, [name, amount]) => sum + (isCounted(name) ? amount : 0), 0);
};

const countFound = async (read: Read, filter: UserFilter): Promise<number> =>
  (await read.select({ count: count() }).from(users).where(isWanted(filter)))[0]?.count ?? 0;

/** An account that is not erased. */
export const findUser = async (read: Read, userId: number): Promise<UserRow | undefined> =>
  (
    await read
      .select(columns)
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  )[0];

const isActiveAdmin = and(eq(users.role, 'admin'), isNull(users.deactivatedAt), isNull(users.erasedAt));

/** The ids of the active administrators. */
export const findActiveAdmins = async (read: Read): Promise<Set<number>> =>
  new Set((await read.select({ id: users.id }).from(users).where(isActiveAdmin)).map(({ id }) => id));

type Change = Partial<
  Pick<
    typeof users.$inferInsert,
    'role' | 'awaitingApproval' | 'approvedAt' | 'alsoTeaches' | 'deactivatedAt' | 'passwordHash'
  >
>;
export const changeUser = async (tx: Tx, userId: number, change: Change): Promise<void> => {
  await tx.update(users).set(change).where(eq(users.id, userId));
};

export const revokeTokensOf = async (tx: Tx, userId: number, at: Date): Promise<void> => {
  await tx
    .update(accessTokens)
    .set({ revokedAt: at })
    .where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt)));
};

/** Stores a link by the hash of its secret, in place of an earlier one. */
export const replaceReset = async (tx: Tx, reset: typeof passwordResets.$inferInsert): Promise<void> => {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, reset.userId));
  await tx.insert(passwordResets).values(reset);
};

const isGood = (hash: string, now: Date) => and(eq(passwordResets.hash, hash), gt(passwordResets.expiresAt, now));

/** The owner of a valid link, if they can sign in. */
export const findResetOwner = async (
  read: Read,
  hash: string,
  now: Date,
): Promise<{ fullName: string; email: string | null } | undefined> => {
  const canSignIn = and(isNull(users.deactivatedAt), isNull(users.erasedAt));
  const owners = read
    .select({ fullName: users.fullName, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId));
  return (await owners.where(and(isGood(hash, now), canSignIn)))[0];
};

/** Uses up a link. @returns its owner, if it was valid. */
export const takeReset = async (tx: Tx, hash: string, now: Date): Promise<number | undefined> =>
  (await tx.delete(passwordResets).where(isGood(hash, now)).returning({ userId: passwordResets.userId }))[0]?.userId;

/** Deletes expired links. */
export const deleteExpiredResets = async (tx: Tx, now: Date): Promise<void> => {
  await tx.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
};

/** Deletes an unused link of a user who has lost their account. */
export const dropReset = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
};

/** Who may teach and signs in with this email, in lower case. */
export const findTeacher = async (read: Read, email: string): Promise<Viewer | undefined> =>
  (
    await read
      .select(viewerColumns)
      .from(users)
      .where(
        and(
          eq(users.email, email),
          inArray(users.role, ['professor', 'admin']),
          eq(users.awaitingApproval, false),
          isNull(users.deactivatedAt),
          isNull(users.erasedAt),
        ),
      )
  )[0];

/** The user with this email, in lower case. */
export const findIdByEmail = async (read: Read, email: string): Promise<number | undefined> =>
  (
    await read
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.erasedAt)))
  )[0]?.id;

/** Every account that signs in by email, by name. */
export const findAccountsWithEmail = (read: Read) =>
  read
    .select({
      fullName: users.fullName,
      email: users.email,
      username: users.username,
      role: users.role,
      phone: users.phone,
      dateOfBirth: users.dateOfBirth,
    })
    .from(users)
    .where(and(isNotNull(users.email), isNull(users.deactivatedAt), isNull(users.erasedAt)))
    .orderBy(asc(users.nameSearch), asc(users.id));
