import { createdAt, id, index, int, table, text, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

export const LEDGER_REASONS = [
  'lesson_completed',
  'quiz_passed',
  'course_completed',
  'puzzle_solved',
  'mission_claimed',
  'order_paid',
  'order_returned',
  'booking_paid',
  'booking_returned',
  'course_unlocked',
  'tournament_prize',
] as const;

/** Every change of a user's experience and coins. Rows are never changed or deleted. */
export const ledger = table(
  'ledger',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason', { enum: LEDGER_REASONS }).notNull(),
    /** The thing that was paid for, such as a lesson's id. One user is paid once for one reason and reference. */
    reference: text('reference').notNull(),
    experience: int('experience').notNull(),
    coins: int('coins').notNull(),
    createdAt: createdAt(),
  },
  entry => [
    uniqueIndex('ledger_once').on(entry.userId, entry.reason, entry.reference),
    index('ledger_user').on(entry.userId, entry.createdAt),
    // All columns of a week's ranking.
    index('ledger_ranking').on(entry.createdAt, entry.userId, entry.experience),
  ],
);
