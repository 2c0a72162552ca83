import { id, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** A student's achievements, each earned once and for good. */
export const achievements = table(
  'achievements',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** Its id in the catalogue. */
    key: text('key').notNull(),
    earnedAt: timestamp('earned_at').notNull(),
  },
  achievement => [uniqueIndex('achievements_once').on(achievement.userId, achievement.key)],
);
