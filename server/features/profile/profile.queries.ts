import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/users.ts';
import { foldForSearch } from '../../../db/search.ts';

type Changes = Pick<
  typeof users.$inferSelect,
  'fullName' | 'phone' | 'bio' | 'location' | 'dateOfBirth' | 'alsoTeaches'
>;

export const findAvatar = async (tx: Tx, userId: number): Promise<string | null> =>
  (await tx.select({ avatarUrl: users.avatarUrl }).from(users).where(eq(users.id, userId)))[0]?.avatarUrl ?? null;

export const updateAvatar = async (tx: Tx, userId: number, avatarUrl: string | null) => {
  const [updated] = await tx.update(users).set({ avatarUrl }).where(eq(users.id, userId)).returning();
  if (!updated) throw new Error('The user to update was not found');
  return updated;
};

export const updateProfile = async (tx: Tx, userId: number, changes: Partial<Changes> & Pick<Changes, 'fullName'>) => {
  const [updated] = await tx
    .update(users)
    .set({ ...changes, nameSearch: foldForSearch(changes.fullName) })
    .where(eq(users.id, userId))
    .returning();
  if (!updated) throw new Error('The user to update was not found');
  return updated;
};
