import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { consents } from '../../../db/schema/guardians.ts';
import { type REGISTRATIONS, school } from '../../../db/schema/school.ts';
import { accessTokens, users } from '../../../db/schema/users.ts';
import { foldForSearch, startsWith } from '../../../db/search.ts';

/** Who may sign up, and whether children bring a guardian's consent. */
export const findSignupRules = async (
  read: Read,
): Promise<{ registration: (typeof REGISTRATIONS)[number]; asksConsent: boolean }> =>
  (await read.select({ registration: school.registration, asksConsent: school.asksConsent }).from(school))[0] ?? {
    registration: 'open',
    asksConsent: false,
  };

export const insertConsent = async (tx: Tx, consent: typeof consents.$inferInsert): Promise<void> => {
  await tx.insert(consents).values(consent);
};

/** @param name an email or a username, in lower case: no username contains an @. */
export const findCredentials = async (read: Read, name: string) => {
  const [user] = await read
    .select()
    .from(users)
    .where(name.includes('@') ? eq(users.email, name) : eq(users.usernameKey, name));
  return user;
};

export const findCredentialsOf = async (read: Read, userId: number) => {
  const [user] = await read.select().from(users).where(eq(users.id, userId));
  return user;
};

export const isEmailTaken = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;

export const isUsernameTaken = async (tx: Read, usernameKey: string): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).where(eq(users.usernameKey, usernameKey))).length > 0;

/** Whether somebody has a username of one of these looks. */
export const isUsernameLookTaken = async (tx: Read, looks: string[]): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).where(inArray(users.usernameLook, looks)).limit(1)).length > 0;

/** Whether somebody but the owner has another email that looks like this one. */
export const isEmailLookTaken = async (tx: Tx, email: string, look: string, ownerId = 0): Promise<boolean> => {
  const isAlike = and(eq(users.emailLook, look), ne(users.email, email), ne(users.id, ownerId));
  return (await tx.select({ id: users.id }).from(users).where(isAlike).limit(1)).length > 0;
};

export const insertUser = async (tx: Tx, user: Omit<typeof users.$inferInsert, 'nameSearch'>) => {
  const [inserted] = await tx
    .insert(users)
    .values({ ...user, nameSearch: foldForSearch(user.fullName) })
    .returning();
  if (!inserted) throw new Error('The user was not inserted');
  return inserted;
};

/** All usernames, in the form in which they are compared, that begin with a text. */
export const findUsernameKeysLike = async (tx: Read, start: string): Promise<string[]> =>
  (await tx.select({ key: users.usernameKey }).from(users).where(startsWith(users.usernameKey, start))).map(
    ({ key }) => key,
  );

export const setEmail = async (tx: Tx, userId: number, email: { email: string; emailLook: string }) => {
  const [changed] = await tx.update(users).set(email).where(eq(users.id, userId)).returning();
  if (!changed) throw new Error('The user to update was not found');
  return changed;
};

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

/** Revokes a user's tokens, except those with these ids. @returns the names of the revoked ones. */
export const revokeTokens = async (tx: Tx, userId: number, at: Date, kept: readonly number[]): Promise<string[]> => {
  const isOpen = and(
    eq(accessTokens.userId, userId),
    isNull(accessTokens.revokedAt),
    notInArray(accessTokens.id, [...kept]),
  );
  const revoked = await tx
    .update(accessTokens)
    .set({ revokedAt: at })
    .where(isOpen)
    .returning({ name: accessTokens.name });
  return revoked.map(({ name }) => name);
};
