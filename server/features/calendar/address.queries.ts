import { and, eq, isNull } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { calendarAddresses } from '../../../db/schema/calendar.ts';
import { users } from '../../../db/schema/users.ts';

const select = (read: Read) =>
  read
    .select({
      madeAt: calendarAddresses.createdAt,
      passwordMark: calendarAddresses.passwordMark,
      passwordHash: users.passwordHash,
      id: users.id,
      fullName: users.fullName,
    })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId));

export const findAddressOf = async (read: Read, userId: number) =>
  (await select(read).where(eq(calendarAddresses.userId, userId)))[0];

/** Whose address has this hash. */
export const findByHash = async (read: Read, hash: string) =>
  (
    await select(read).where(and(eq(calendarAddresses.hash, hash), isNull(users.deactivatedAt), isNull(users.erasedAt)))
  )[0];

export const findPasswordHash = async (tx: Tx, userId: number): Promise<string> =>
  (await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)))[0]?.hash ?? '';

export const replaceAddress = async (
  tx: Tx,
  address: { userId: number; hash: string; passwordMark: string },
  createdAt: Date,
): Promise<void> => {
  const values = { ...address, createdAt };
  await tx
    .insert(calendarAddresses)
    .values(values)
    .onConflictDoUpdate({ target: calendarAddresses.userId, set: values });
};

/** @returns whether there was one. */
export const deleteAddress = async (tx: Tx, userId: number): Promise<boolean> =>
  (
    await tx
      .delete(calendarAddresses)
      .where(eq(calendarAddresses.userId, userId))
      .returning({ id: calendarAddresses.id })
  ).length > 0;
