import { createdAt, id, int, table, text, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** The link with which a child's guardians read their page: one a child, the newest. */
export const guardianLinks = table(
  'guardian_links',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the link's secret, in hexadecimal. */
    hash: text('hash').notNull(),
    /** SHA-256 of the child's password hash when the link was made: with another password it opens nothing. */
    passwordMark: text('password_mark').notNull(),
    createdAt: createdAt(),
  },
  link => [uniqueIndex('guardian_links_user').on(link.userId), uniqueIndex('guardian_links_hash').on(link.hash)],
);
