import { createdAt, id, index, int, table, text, timestamp } from '../columns.ts';
import { users } from './users.ts';

/** The notifications in the bell: an essay was graded, a game was commented on. */
export const notifications = table(
  'notifications',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The linked page of the product. */
    href: text('href').notNull(),
    readAt: timestamp('read_at'),
    createdAt: createdAt(),
  },
  notification => [index('notifications_user').on(notification.userId, notification.createdAt)],
);
