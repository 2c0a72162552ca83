import type { Db, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { countUnread, findNewest, hasUnread, insertNotification, markRead } from './notifications.queries.ts';

export type News = { title: string; text: string; /** Where it leads, within the product. */ href: string };

/** Tells somebody something behind their bell, in the transaction in which it happens. */
export const notify = (tx: Tx, userId: number, news: News, at = new Date()): Promise<void> =>
  insertNotification(tx, { userId, ...news, createdAt: at });

/** The same, unless something unread leads there already. */
export const notifyOnce = async (tx: Tx, userId: number, news: News, at = new Date()): Promise<void> => {
  if (!(await hasUnread(tx, userId, news.href))) await notify(tx, userId, news, at);
};

/** The viewer's newest notifications, newest first, and how many of all are unread. */
export const listNotifications = async (db: Db, viewer: Viewer) => {
  const [rows, unread] = await Promise.all([findNewest(db.read, viewer.id), countUnread(db.read, viewer.id)]);
  const notifications = rows.map(({ id, title, text, href, readAt, createdAt }) => ({
    id,
    title,
    text,
    href,
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
  }));
  return { notifications, unread };
};

/** Marks the viewer's notifications read, up to one of them. @returns how many are unread still. */
export const readNotifications = async (db: Db, viewer: Viewer, upTo: number): Promise<number> => {
  await db.write(tx => markRead(tx, viewer.id, upTo, new Date()));
  return countUnread(db.read, viewer.id);
};
