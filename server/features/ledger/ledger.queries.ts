import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { users } from '../../../db/schema/users.ts';

type Entry = Omit<typeof ledger.$inferInsert, 'id'>;

/** Writes the entry and moves the balance with it. @returns false, having changed nothing, when the same was paid before. */
export const insertEntry = async (tx: Tx, entry: Entry): Promise<boolean> => {
  const inserted = await tx.insert(ledger).values(entry).onConflictDoNothing().returning({ id: ledger.id });
  if (inserted.length === 0) return false;
  const experience = sql`${users.experience} + ${entry.experience}`;
  const coins = sql`${users.coins} + ${entry.coins}`;
  await tx.update(users).set({ experience, coins }).where(eq(users.id, entry.userId));
  return true;
};
