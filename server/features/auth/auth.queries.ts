import { and, eq } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/users.ts';
import { foldForSearch, startsWith } from '../../../db/search.ts';

export const findCredentials = async (read: Read, email: string) => {
  const [user] = await read.select().from(users).where(eq(users.email, email));
  return user;
};

export const isEmailTaken = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;

export const isUsernameTaken = async (tx: Tx, usernameKey: string): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).where(eq(users.usernameKey, usernameKey))).length > 0;

export const insertUser = async (tx: Tx, user: Omit<typeof users.$inferInsert, 'nameSearch'>) => {
  const [inserted] = await tx
    .insert(users)
    .values({ ...user, nameSearch: foldForSearch(user.fullName) })
    .returning();
  if (!inserted) throw new Error('The user was not inserted');
  return inserted;
};

/** All usernames, in the form in which they are compared, that begin with a text. */
export const findUsernameKeysLike = async (tx: Tx, start: string): Promise<string[]> =>
  (await tx.select({ key: users.usernameKey }).from(users).where(startsWith(users.usernameKey, start))).map(
    ({ key }) => key,
  );

/** @returns false when the password is no longer the old one. */
export const replacePasswordHash = async (
  tx: Tx,
  userId: number,
  oldHash: string,
  newHash: string,
): Promise<boolean> => {
  const isUnchanged = and(eq(users.id, userId), eq(users.passwordHash, oldHash));
  return (
    (await tx.update(users).set({ passwordHash: newHash }).where(isUnchanged).returning({ id: users.id })).length > 0
  );
};
