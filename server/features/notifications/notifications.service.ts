import type { Db, Tx } from '../../../db/client.ts';
import { pageOf, rangeOf, totalOf } from '../../common/paging.ts';
import type { Viewer } from '../../common/viewer.ts';
import {
  countSince,
  countUnread,
  deleteNotifications,
  deleteUnread,
  findAdminIds,
  findNewest,
  findUnread,
  hasUnread,
  insertNotification,
  insertNotifications,
  markRead,
} from './notifications.queries.ts';
import { NOTIFICATIONS_SHOWN, type NotificationsInput } from './notifications.schema.ts';

export type News = { title: string; text: string; /** The linked page of the product. */ href: string };

/** Notifies a user, in the same transaction as the event. */
export const notify = (tx: Tx, userId: number, news: News, at = new Date()): Promise<void> =>
  insertNotification(tx, { userId, ...news, createdAt: at });

/** Like `notify`, unless an unread notification already leads to the same page. */
export const notifyOnce = async (tx: Tx, userId: number, news: News, at = new Date()): Promise<void> => {
  if (!(await hasUnread(tx, userId, news.href))) await notify(tx, userId, news, at);
};

/** Notifies of what happens again, such as a lesson: what was told so before and is unread gives way to it. */
export const notifyAnew = async (tx: Tx, userId: number, news: News, at = new Date()): Promise<void> => {
  await deleteUnread(tx, userId, news);
  await notify(tx, userId, news, at);
};

/** Like `notifyOnce` for many, in two queries. */
export const notifyEachOnce = async (
  tx: Tx,
  letters: readonly { userId: number; news: News }[],
  at = new Date(),
): Promise<void> => {
  const unread = await findUnread(
    tx,
    letters.map(({ userId }) => userId),
    letters.map(({ news }) => news.href),
  );
  const isKnown = (userId: number, href: string) => unread.some(own => own.userId === userId && own.href === href);
  await insertNotifications(
    tx,
    letters
      .filter(({ userId, news }) => !isKnown(userId, news.href))
      .map(({ userId, news }) => ({ userId, ...news, createdAt: at })),
  );
};

/** Takes back what led these people to a page that is no more. */
export const forgetNews = (tx: Tx, userIds: readonly number[], href: string): Promise<void> =>
  deleteNotifications(tx, userIds, href);

/** Notifies every administrator, in the same transaction as the event. */
export const notifyAdmins = async (tx: Tx, news: News, at = new Date()): Promise<void> => {
  for (const adminId of await findAdminIds(tx)) await notify(tx, adminId, news, at);
};

/** Like `notifyAdmins`, but not who has an unread notification that leads to the same page. */
export const notifyAdminsOnce = async (tx: Tx, news: News, at = new Date()): Promise<void> => {
  for (const adminId of await findAdminIds(tx)) await notifyOnce(tx, adminId, news, at);
};

/** A page of the viewer's notifications, newest first, and the number of all unread ones. */
export const listNotifications = async (
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { since, ...asked }: NotificationsInput = {},
) => {
  const page = pageOf(asked, NOTIFICATIONS_SHOWN);
  const from = new Date(since ?? 0);
  const [rows, unread] = await Promise.all([
    findNewest(db.read, viewer.id, from, rangeOf(page)),
    countUnread(db.read, viewer.id),
  ]);
  const total = await totalOf(page, rows, () => countSince(db.read, viewer.id, from));
  const notifications = rows.map(({ id, title, text, href, readAt, createdAt }) => ({
    id,
    title,
    text,
    href,
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
  }));
  return { notifications, unread, total, ...page };
};

/** Marks the viewer's notifications as read, up to one of them. @returns how many are still unread. */
export const readNotifications = async (db: Db, viewer: Viewer, upTo: number): Promise<number> => {
  await db.write(tx => markRead(tx, viewer.id, upTo, new Date()));
  return countUnread(db.read, viewer.id);
};
