import { sql } from 'drizzle-orm';
import { createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** What is sent by mail, where the school has a mail server. */
export const mails = table(
  'mails',
  {
    id: id(),
    /** What it is about, such as `due:12:45`: nobody is written to twice about the same thing. */
    key: text('key').notNull(),
    /** Whom it is about, also where somebody else reads it: it goes with their account. */
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** Address and text are emptied once nothing more is to be done. */
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** From then on it would say what is over. */
    expiresAt: timestamp('expires_at').notNull(),
    /** When it may be tried; null while a process sends it, and once nothing more is to be done. */
    dueAt: timestamp('due_at'),
    /** When the mail server took it. */
    sentAt: timestamp('sent_at'),
    createdAt: createdAt(),
  },
  mail => [
    uniqueIndex('mails_key').on(mail.key),
    index('mails_user').on(mail.userId),
    index('mails_age').on(mail.createdAt),
    // What waits is little among all that was sent.
    index('mails_due')
      .on(mail.dueAt)
      .where(sql`due_at is not null`),
  ],
);
