import { createdAt, id, int, table, text, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** The address at which a person's other calendars read their dates: one a person, the newest. */
export const calendarAddresses = table(
  'calendar_addresses',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the address's secret, in hexadecimal. */
    hash: text('hash').notNull(),
    /** SHA-256 of the password hash when the address was made: with another password it answers nothing. */
    passwordMark: text('password_mark').notNull(),
    createdAt: createdAt(),
  },
  one => [uniqueIndex('calendar_addresses_user').on(one.userId), uniqueIndex('calendar_addresses_hash').on(one.hash)],
);
