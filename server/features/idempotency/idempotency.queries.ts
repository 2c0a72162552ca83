import { and, count, eq, gt, lte } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { idempotencyKeys } from '../../../db/schema/idempotency.ts';

export type KeptKey = typeof idempotencyKeys.$inferSelect;

/** A key that was first used after a moment. */
export const findKey = async (read: Read, id: string, after: Date): Promise<KeptKey | undefined> =>
  (
    await read
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.id, id), gt(idempotencyKeys.createdAt, after)))
  )[0];

export const countKeys = async (read: Read, userId: number, after: Date): Promise<number> =>
  (
    await read
      .select({ keys: count() })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), gt(idempotencyKeys.createdAt, after)))
  )[0]?.keys ?? 0;

/** @returns whether the key was free: no second request comes in between. */
export const insertKey = async (tx: Tx, row: typeof idempotencyKeys.$inferInsert): Promise<boolean> =>
  (await tx.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ id: idempotencyKeys.id })).length > 0;

export const setAnswer = async (tx: Tx, id: string, answer: Pick<KeptKey, 'status' | 'answer'>): Promise<void> => {
  await tx.update(idempotencyKeys).set(answer).where(eq(idempotencyKeys.id, id));
};

export const deleteKey = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
};

export const deleteKeyUntil = async (tx: Tx, id: string, moment: Date): Promise<void> => {
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.id, id), lte(idempotencyKeys.createdAt, moment)));
};

export const deleteKeysUntil = async (tx: Tx, moment: Date): Promise<void> => {
  await tx.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, moment));
};
