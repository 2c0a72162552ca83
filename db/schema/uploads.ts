import { createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

export const UPLOAD_KINDS = ['image', 'film', 'pdf', 'pgn', 'picture'] as const;

/** Uploads: each row is an address that takes one image, film or document, once, for a short time. */
export const uploads = table(
  'uploads',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** The address of the file, such as `/objects/uploads/3f…`; random. */
    objectPath: text('object_path').notNull(),
    kind: text('kind', { enum: UPLOAD_KINDS }).notNull().default('image'),
    /** The name of a document on the computer from which it came. */
    fileName: text('file_name'),
    /** The size in bytes, which counts for its owner's quota: the announced one until the file has arrived. */
    bytes: int('bytes').notNull().default(0),
    /** The length of a film in whole seconds, measured by the server when it arrived; null for anything else. */
    durationSeconds: int('duration_seconds'),
    /** SHA-256 of the bytes, in hexadecimal; null until a course's file names it. */
    digest: text('digest'),
    /** SHA-256 of the address' secret, in hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    /** When the bytes arrived; the address is then used up. */
    receivedAt: timestamp('received_at'),
    /** When the file was first used. Unused files are removed after an hour. */
    usedAt: timestamp('used_at'),
    createdAt: createdAt(),
  },
  upload => [
    uniqueIndex('uploads_object').on(upload.objectPath),
    uniqueIndex('uploads_token').on(upload.tokenHash),
    index('uploads_unused').on(upload.usedAt, upload.createdAt),
    index('uploads_user').on(upload.userId),
    index('uploads_digest').on(upload.digest),
  ],
);
