import { and, eq } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { courseUnlocks, enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';

/** Whether a client's key was already used. */
export const isKnownUnlock = async (tx: Tx, enrollmentId: number, clientKey: string): Promise<boolean> =>
  (
    await tx
      .select({ id: courseUnlocks.id })
      .from(courseUnlocks)
      .where(and(eq(courseUnlocks.enrollmentId, enrollmentId), eq(courseUnlocks.clientKey, clientKey)))
  ).length > 0;

/** Stores an unlock and the new end of the enrollment's access. @returns the unlock's id. */
export const insertUnlock = async (tx: Tx, unlock: typeof courseUnlocks.$inferInsert): Promise<number> => {
  const [inserted] = await tx.insert(courseUnlocks).values(unlock).returning({ id: courseUnlocks.id });
  if (!inserted) throw new Error('The unlock was not inserted');
  await tx.update(enrollments).set({ accessUntil: unlock.endsAt }).where(eq(enrollments.id, unlock.enrollmentId));
  return inserted.id;
};

export const findCoinsOf = async (read: Read, userId: number): Promise<number> =>
  (await read.select({ coins: users.coins }).from(users).where(eq(users.id, userId)))[0]?.coins ?? 0;
