import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classAttendance, classes, classStudents } from '../../../db/schema/classes.ts';
import { guardianLinks } from '../../../db/schema/guardians.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { matches } from '../../../db/schema/matches.ts';
import { users } from '../../../db/schema/users.ts';

/** Shown on the page of a child's guardians. */
const DAYS_SHOWN = 60;
const GAMES_SHOWN = 20;
const ENTRIES_SHOWN = 20;

/** The children among these who are in a class, by name. Only of children: staff have no guardians. */
export const findChildren = (tx: Tx, classId: number, userIds: readonly number[]) =>
  tx
    .select({ userId: users.id, fullName: users.fullName, passwordHash: users.passwordHash })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .where(and(eq(classStudents.classId, classId), inArray(users.id, [...userIds]), eq(users.role, 'student')))
    .orderBy(asc(users.nameSearch), asc(users.id));

/** The children of a class by name, each with its link, which may be one of an earlier password. */
export const findLinks = (read: Read, classId: number) =>
  read
    .select({
      userId: users.id,
      fullName: users.fullName,
      passwordHash: users.passwordHash,
      passwordMark: guardianLinks.passwordMark,
      madeAt: guardianLinks.createdAt,
    })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .leftJoin(guardianLinks, eq(guardianLinks.userId, users.id))
    .where(and(eq(classStudents.classId, classId), eq(users.role, 'student')))
    .orderBy(asc(users.nameSearch), asc(users.id));

export const replaceLink = async (
  tx: Tx,
  link: { userId: number; hash: string; passwordMark: string },
  now: Date,
): Promise<void> => {
  const values = { ...link, createdAt: now };
  await tx.insert(guardianLinks).values(values).onConflictDoUpdate({ target: guardianLinks.userId, set: values });
};

/** No password has it. */
const NO_MARK = '';

/**
 * Leaves a link that opens nothing. What the guardians wished stays: a lost card must not set the child free to spend.
 * @param unknown a hash whose secret nobody has. @returns whether there was one.
 */
export const closeLink = async (tx: Tx, userId: number, unknown: string): Promise<boolean> =>
  (
    await tx
      .update(guardianLinks)
      .set({ hash: unknown, passwordMark: NO_MARK })
      .where(and(eq(guardianLinks.userId, userId), ne(guardianLinks.passwordMark, NO_MARK)))
      .returning({ id: guardianLinks.id })
  ).length > 0;

/** The child whose link has this hash. */
export const findChildOf = async (read: Read, hash: string) =>
  (
    await read
      .select({
        id: users.id,
        fullName: users.fullName,
        coins: users.coins,
        passwordHash: users.passwordHash,
        passwordMark: guardianLinks.passwordMark,
      })
      .from(guardianLinks)
      .innerJoin(users, eq(users.id, guardianLinks.userId))
      .where(and(eq(guardianLinks.hash, hash), isNull(users.deactivatedAt), isNull(users.erasedAt)))
  )[0];

/** What a child's link was made for. */
export const findLinkOf = async (read: Read, userId: number) =>
  (
    await read
      .select({ passwordHash: users.passwordHash, passwordMark: guardianLinks.passwordMark })
      .from(guardianLinks)
      .innerJoin(users, eq(users.id, guardianLinks.userId))
      .where(eq(guardianLinks.userId, userId))
  )[0];

export const findClassNames = async (read: Read, userId: number): Promise<string[]> =>
  (
    await read
      .select({ name: classes.name })
      .from(classStudents)
      .innerJoin(classes, eq(classes.id, classStudents.classId))
      .where(and(eq(classStudents.userId, userId), isNull(classes.archivedAt)))
      .orderBy(asc(classes.name))
  ).map(({ name }) => name);

export const findAttendance = (read: Read, userId: number) =>
  read
    .select({ date: classAttendance.date, className: classes.name, present: classAttendance.present })
    .from(classAttendance)
    .innerJoin(classes, eq(classes.id, classAttendance.classId))
    .where(eq(classAttendance.userId, userId))
    .orderBy(desc(classAttendance.date), asc(classes.name))
    .limit(DAYS_SHOWN);

const SIDE = {
  id: matches.id,
  whiteId: matches.whiteId,
  blackId: matches.blackId,
  opponent: matches.opponent,
  level: matches.level,
  result: matches.result,
  endedAt: matches.endedAt,
};

/** A child's newest finished games, with the opponents. */
export const findGames = async (read: Read, userId: number) => {
  const finished = (side: typeof matches.whiteId | typeof matches.blackId) =>
    read
      .select(SIDE)
      .from(matches)
      .where(and(eq(side, userId), eq(matches.status, 'finished'), ne(matches.opponent, 'board')))
      .orderBy(desc(matches.id))
      .limit(GAMES_SHOWN);
  const rows = [...(await finished(matches.whiteId)), ...(await finished(matches.blackId))];
  const otherIds = rows.flatMap(({ whiteId, blackId }) => [whiteId, blackId].filter(id => id !== null));
  const names =
    otherIds.length === 0
      ? []
      : await read.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, otherIds));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return rows
    .toSorted((a, b) => b.id - a.id)
    .slice(0, GAMES_SHOWN)
    .map(row => ({ ...row, other: nameOf.get((row.whiteId === userId ? row.blackId : row.whiteId) ?? 0) ?? null }));
};

/** The newest entries that changed a child's coins. */
export const findCoinEntries = (read: Read, userId: number) =>
  read
    .select({ reason: ledger.reason, coins: ledger.coins, at: ledger.createdAt })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), ne(ledger.coins, 0)))
    .orderBy(desc(ledger.createdAt), desc(ledger.id))
    .limit(ENTRIES_SHOWN);
