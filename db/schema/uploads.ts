import { createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** Image uploads: each row is an address that takes one image, once, for a short time. */
export const uploads = table(
  'uploads',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** The address of the image, such as `/objects/uploads/3f…`; random. */
    objectPath: text('object_path').notNull(),
    /** SHA-256 of the address' secret, in hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    /** When the bytes arrived; the address is then used up. */
    receivedAt: timestamp('received_at'),
    /** When the image was first used. Unused images are removed after a day. */
    usedAt: timestamp('used_at'),
    createdAt: createdAt(),
  },
  upload => [
    uniqueIndex('uploads_object').on(upload.objectPath),
    uniqueIndex('uploads_token').on(upload.tokenHash),
    index('uploads_unused').on(upload.usedAt, upload.createdAt),
  ],
);
