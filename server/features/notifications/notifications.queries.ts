import { and, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { users } from '../../../db/schema/users.ts';

const userId = sql.placeholder('userId');

const isOwn = () =>
  and(eq(notifications.userId, userId), gte(notifications.createdAt, given('since', notifications.createdAt)));

const newest = prepared('notifications', read =>
  read
    .select()
    .from(notifications)
    .where(isOwn())
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);
const all = prepared('all_notifications', read => read.select({ count: count() }).from(notifications).where(isOwn()));
const unread = prepared('unread_notifications', read =>
  read
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt))),
);

type Range = { limit: number; offset: number };

/** The newest ones that have come since then. */
export const findNewest = (read: Read, user: number, since: Date, range: Range) =>
  newest(read, { userId: user, since, ...range });

export const countSince = async (read: Read, user: number, since: Date): Promise<number> =>
  (await all(read, { userId: user, since }))[0]?.count ?? 0;

export const countUnread = async (read: Read, user: number): Promise<number> =>
  (await unread(read, { userId: user }))[0]?.count ?? 0;

export const hasUnread = async (tx: Tx, user: number, href: string): Promise<boolean> => {
  const found = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, user), eq(notifications.href, href), isNull(notifications.readAt)))
    .limit(1);
  return found.length > 0;
};

/** Of a page there may be other news: those of the same title alone. */
export const deleteUnread = async (
  tx: Tx,
  user: number,
  { title, href }: { title: string; href: string },
): Promise<void> => {
  const isSame = and(eq(notifications.href, href), eq(notifications.title, title));
  await tx.delete(notifications).where(and(eq(notifications.userId, user), isSame, isNull(notifications.readAt)));
};

/** Which of these people have not read yet what leads to one of these pages. */
export const findUnread = async (
  tx: Tx,
  people: readonly number[],
  hrefs: readonly string[],
): Promise<{ userId: number; href: string }[]> =>
  people.length === 0
    ? []
    : tx
        .select({ userId: notifications.userId, href: notifications.href })
        .from(notifications)
        .where(
          and(
            inArray(notifications.userId, [...people]),
            inArray(notifications.href, [...hrefs]),
            isNull(notifications.readAt),
          ),
        );

export const markRead = async (tx: Tx, user: number, upTo: number, now: Date): Promise<void> => {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, user), lte(notifications.id, upTo), isNull(notifications.readAt)));
};

/** The active administrators. */
export const findAdminIds = async (tx: Tx): Promise<number[]> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), isNull(users.deactivatedAt)))
  ).map(({ id }) => id);

export const insertNotification = async (tx: Tx, notification: typeof notifications.$inferInsert): Promise<void> => {
  await tx.insert(notifications).values(notification);
};

export const insertNotifications = async (
  tx: Tx,
  many: readonly (typeof notifications.$inferInsert)[],
): Promise<void> => {
  if (many.length > 0) await tx.insert(notifications).values([...many]);
};

export const deleteNotifications = async (tx: Tx, userIds: readonly number[], href: string): Promise<void> => {
  if (userIds.length === 0) return;
  await tx.delete(notifications).where(and(inArray(notifications.userId, [...userIds]), eq(notifications.href, href)));
};
