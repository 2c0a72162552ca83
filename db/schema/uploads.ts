import { createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** Images on their way in: an address to send one to, once and soon. */
export const uploads = table(
  'uploads',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** Where the image is read from, such as `/objects/uploads/3f…`; made of random bytes. */
    objectPath: text('object_path').notNull(),
    /** SHA-256 of the address' secret, in hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    /** When its bytes were taken: the address is then used up. */
    receivedAt: timestamp('received_at'),
    /** When something began to show it. What nothing shows is removed after a day. */
    usedAt: timestamp('used_at'),
    createdAt: createdAt(),
  },
  upload => [
    uniqueIndex('uploads_object').on(upload.objectPath),
    uniqueIndex('uploads_token').on(upload.tokenHash),
    index('uploads_unused').on(upload.usedAt, upload.createdAt),
  ],
);
