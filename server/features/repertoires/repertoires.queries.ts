import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql, sum } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classStudents } from '../../../db/schema/classes.ts';
import { repertoires } from '../../../db/schema/repertoires.ts';
import { users } from '../../../db/schema/users.ts';

type NewRepertoire = Omit<typeof repertoires.$inferInsert, 'id' | 'createdAt'>;
export type RepertoireRow = typeof repertoires.$inferSelect;

export const findRepertoires = (read: Read, userId: number): Promise<RepertoireRow[]> =>
  read
    .select()
    .from(repertoires)
    .where(eq(repertoires.userId, userId))
    .orderBy(desc(repertoires.side), asc(repertoires.title), asc(repertoires.id));

/** One of somebody's; nobody else's is found. */
export const findRepertoire = async (read: Read, userId: number, id: number): Promise<RepertoireRow | undefined> =>
  (
    await read
      .select()
      .from(repertoires)
      .where(and(eq(repertoires.id, id), eq(repertoires.userId, userId)))
  )[0];

/** The names of those whose repertoires these copies are of. */
export const findGivers = async (read: Read, userId: number): Promise<Map<number, string>> => {
  const copies = read
    .select({ sourceId: repertoires.sourceId })
    .from(repertoires)
    .where(eq(repertoires.userId, userId))
    .as('copies');
  const rows = await read
    .select({ id: repertoires.id, name: users.fullName })
    .from(copies)
    .innerJoin(repertoires, eq(repertoires.id, copies.sourceId))
    .innerJoin(users, eq(users.id, repertoires.userId));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export const countOwn = async (tx: Tx, userId: number): Promise<number> =>
  (
    await tx
      .select({ count: count() })
      .from(repertoires)
      .where(and(eq(repertoires.userId, userId), isNull(repertoires.sourceId)))
  )[0]?.count ?? 0;

/** The letters of all trees that somebody wrote, without one of them. */
export const countLetters = async (tx: Tx, userId: number, except = 0): Promise<number> => {
  const isWritten = or(isNull(repertoires.sourceId), eq(repertoires.changed, true));
  const [row] = await tx
    .select({ letters: sum(sql`length(${repertoires.pgn})`) })
    .from(repertoires)
    .where(and(eq(repertoires.userId, userId), ne(repertoires.id, except), isWritten));
  return Number(row?.letters ?? 0);
};

export const insertRepertoires = async (
  tx: Tx,
  values: readonly NewRepertoire[],
): Promise<{ id: number; userId: number }[]> =>
  values.length === 0
    ? []
    : tx
        .insert(repertoires)
        .values([...values])
        .returning({ id: repertoires.id, userId: repertoires.userId });

export const changeRepertoires = async (
  tx: Tx,
  ids: readonly number[],
  change: Partial<NewRepertoire>,
): Promise<void> => {
  if (ids.length > 0)
    await tx
      .update(repertoires)
      .set(change)
      .where(inArray(repertoires.id, [...ids]));
};

/** Copies of it stay, as own ones. */
export const deleteRepertoire = async (tx: Tx, id: number): Promise<void> => {
  await tx.update(repertoires).set({ sourceId: null }).where(eq(repertoires.sourceId, id));
  await tx.delete(repertoires).where(eq(repertoires.id, id));
};

export const findCopies = (tx: Tx, sourceId: number): Promise<RepertoireRow[]> =>
  tx.select().from(repertoires).where(eq(repertoires.sourceId, sourceId));

export const findStudentIds = async (read: Read, classId: number): Promise<number[]> =>
  (await read.select({ id: classStudents.userId }).from(classStudents).where(eq(classStudents.classId, classId))).map(
    ({ id }) => id,
  );
