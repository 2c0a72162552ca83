import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { guardianLinks, guardianMails } from '../../../db/schema/guardians.ts';
import { users } from '../../../db/schema/users.ts';

const REQUEST = {
  id: guardianMails.id,
  userId: guardianMails.userId,
  email: guardianMails.email,
  token: guardianMails.token,
  confirmedAt: guardianMails.confirmedAt,
  fullName: users.fullName,
  passwordHash: users.passwordHash,
  passwordMark: guardianLinks.passwordMark,
};

/** Addresses whose link is still the child's, and whose child can sign in. */
const requests = (read: Read) =>
  read
    .select(REQUEST)
    .from(guardianMails)
    .innerJoin(users, eq(users.id, guardianMails.userId))
    .innerJoin(
      guardianLinks,
      and(eq(guardianLinks.userId, guardianMails.userId), eq(guardianLinks.hash, guardianMails.linkHash)),
    );
const isActive = and(isNull(users.deactivatedAt), isNull(users.erasedAt));

export type MailRequest = Awaited<ReturnType<typeof requests>>[number];

export const findMailOf = async (read: Read, userId: number): Promise<MailRequest | undefined> =>
  (await requests(read).where(and(eq(guardianMails.userId, userId), isActive)))[0];

export const findByToken = async (read: Read, token: string): Promise<MailRequest | undefined> =>
  (await requests(read).where(and(eq(guardianMails.token, token), isActive)))[0];

/** Those who have not been told of a week that began on this day. */
export const findToTell = (read: Read, week: string, limit: number): Promise<MailRequest[]> =>
  requests(read)
    .where(
      and(
        isActive,
        isNotNull(guardianMails.confirmedAt),
        or(isNull(guardianMails.toldWeek), lt(guardianMails.toldWeek, week)),
      ),
    )
    .orderBy(asc(guardianMails.id))
    .limit(limit);

export const saveMail = async (
  tx: Tx,
  values: Pick<typeof guardianMails.$inferInsert, 'userId' | 'email' | 'linkHash' | 'token'>,
  now: Date,
): Promise<void> => {
  const fresh = { ...values, confirmedAt: null, toldWeek: null, createdAt: now };
  await tx.insert(guardianMails).values(fresh).onConflictDoUpdate({ target: guardianMails.userId, set: fresh });
};

export const changeMail = async (
  tx: Tx,
  id: number,
  values: Pick<typeof guardianMails.$inferInsert, 'confirmedAt' | 'toldWeek'>,
): Promise<void> => {
  await tx.update(guardianMails).set(values).where(eq(guardianMails.id, id));
};

export const deleteMail = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(guardianMails).where(eq(guardianMails.userId, userId));
};
