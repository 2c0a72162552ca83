import { id, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** What a student has achieved, each once and for good. */
export const achievements = table(
  'achievements',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** Its name in the catalogue. */
    key: text('key').notNull(),
    earnedAt: timestamp('earned_at').notNull(),
  },
  achievement => [uniqueIndex('achievements_once').on(achievement.userId, achievement.key)],
);
