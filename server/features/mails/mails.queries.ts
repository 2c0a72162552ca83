import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { mails } from '../../../db/schema/mails.ts';
import { users } from '../../../db/schema/users.ts';
import { startsWith } from '../../../db/search.ts';

export type MailRow = typeof mails.$inferSelect;

/** Those of these people who have an email and want mails. */
export const findReaders = async (read: Read, userIds: readonly number[]) =>
  userIds.length === 0
    ? []
    : (
        await read
          .select({ userId: users.id, fullName: users.fullName, email: users.email })
          .from(users)
          .where(
            and(
              inArray(users.id, [...userIds]),
              eq(users.takesMail, true),
              isNotNull(users.email),
              isNull(users.deactivatedAt),
              isNull(users.erasedAt),
            ),
          )
      ).flatMap(({ email, ...person }) => (email === null ? [] : [{ ...person, email }]));

/** @returns false when there is one with this key. */
export const insertMail = async (tx: Tx, mail: typeof mails.$inferInsert): Promise<boolean> =>
  (await tx.insert(mails).values(mail).onConflictDoNothing({ target: mails.key }).returning({ id: mails.id })).length >
  0;

export const countKeys = async (tx: Tx, userId: number, start: string): Promise<number> =>
  (
    await tx
      .select({ count: count() })
      .from(mails)
      .where(and(eq(mails.userId, userId), startsWith(mails.key, start)))
  )[0]?.count ?? 0;

const isWaiting = (now: Date) => and(isNotNull(mails.dueAt), lte(mails.dueAt, now));

export const findWaiting = async (read: Read, now: Date): Promise<number | undefined> =>
  (await read.select({ id: mails.id }).from(mails).where(isWaiting(now)).orderBy(asc(mails.dueAt)).limit(1))[0]?.id;

/** @returns the mail, to the one process that gets it. */
export const claim = async (tx: Tx, id: number, now: Date): Promise<MailRow | undefined> =>
  (
    await tx
      .update(mails)
      .set({ dueAt: null })
      .where(and(eq(mails.id, id), isWaiting(now)))
      .returning()
  )[0];

export const changeMail = async (tx: Tx, id: number, values: Partial<typeof mails.$inferInsert>): Promise<void> => {
  await tx.update(mails).set(values).where(eq(mails.id, id));
};

export const deleteOld = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(mails).where(lt(mails.createdAt, before));
};

export const deleteOf = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(mails).where(eq(mails.userId, userId));
};

/** What was sent about somebody. */
export const findAbout = (read: Read, userId: number) =>
  read
    .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(asc(mails.id));

export const setTakesMail = async (tx: Tx, userId: number, takesMail: boolean): Promise<void> => {
  await tx.update(users).set({ takesMail }).where(eq(users.id, userId));
};
