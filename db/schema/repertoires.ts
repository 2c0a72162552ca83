import { bool, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { SIDES } from './chess.ts';
import { users } from './users.ts';

/** Openings that somebody wants to know by heart, as a tree, for one side. Its lines are training cards. */
export const repertoires = table(
  'repertoires',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** The professor's one of which it is a copy, while that one exists. */
    sourceId: int('source_id'),
    /** Whether whoever has the copy has changed it: then it stays as it is when the professor gives it again. */
    changed: bool('changed').notNull().default(false),
    title: text('title').notNull(),
    side: text('side', { enum: SIDES }).notNull(),
    pgn: text('pgn').notNull(),
    /** How many lines its tree has. */
    lines: int('lines').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  repertoire => [
    uniqueIndex('repertoires_copy').on(repertoire.userId, repertoire.sourceId),
    index('repertoires_source').on(repertoire.sourceId),
  ],
);
