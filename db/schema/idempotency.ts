import { createdAt, index, int, table, text } from '../columns.ts';
import { users } from './users.ts';

/** The keys with which programs repeat a POST without doing it twice, each with the answer that it gets again. */
export const idempotencyKeys = table(
  'idempotency_keys',
  {
    /** SHA-256 of caller, operation and key, in hexadecimal. */
    id: text('id').primaryKey(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of path and body, in hexadecimal; null where the body may hold a secret, which it would give away. */
    request: text('request'),
    /** The status of the answer; null until there is one. */
    status: int('status'),
    /** The body of the answer; null where it may hold a secret or is too long. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  key => [
    index('idempotency_keys_user').on(key.userId, key.createdAt),
    index('idempotency_keys_age').on(key.createdAt),
  ],
);
