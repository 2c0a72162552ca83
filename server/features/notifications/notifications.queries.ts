import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { users } from '../../../db/schema/users.ts';
import { NOTIFICATIONS_SHOWN } from './notifications.schema.ts';

const userId = sql.placeholder('userId');

const newest = prepared('notifications', read =>
  read
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(NOTIFICATIONS_SHOWN),
);
const unread = prepared('unread_notifications', read =>
  read
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt))),
);

export const findNewest = (read: Read, user: number) => newest(read, { userId: user });

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
