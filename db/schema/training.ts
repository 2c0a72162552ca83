import { id, index, int, real, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/**
 * What is seen again besides puzzles: an error in an own game, a standard ending, a position of a lesson, a line of an
 * opening.
 */
export const CARD_KINDS = ['mistake', 'ending', 'chapter', 'repertoire'] as const;

/** What somebody is to see again when they are about to forget it: what FSRS remembers of it. */
export const trainingCards = table(
  'training_cards',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: CARD_KINDS }).notNull(),
    /** Which of its kind: the mistake's or the chapter's number, the ending's name, the line of a repertoire. */
    item: text('item').notNull(),
    /** As yyyy-mm-dd in the school's calendar. */
    dueDay: text('due_day').notNull(),
    stability: real('stability').notNull(),
    difficulty: real('difficulty').notNull(),
    reviews: int('reviews').notNull(),
    lapses: int('lapses').notNull(),
    reviewedAt: timestamp('reviewed_at').notNull(),
    /** The time of the fastest success, as the client reports it; null where nobody measures. */
    bestMilliseconds: int('best_milliseconds'),
  },
  card => [
    uniqueIndex('training_cards_once').on(card.userId, card.kind, card.item),
    index('training_cards_due').on(card.userId, card.kind, card.dueDay, card.id),
  ],
);

/**
 * The days (yyyy-mm-dd, America/Sao_Paulo) on which a student answered something rightly that was due: they count for
 * the streak, and for nothing else. A card keeps its latest answer alone.
 */
export const reviewDays = table(
  'review_days',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    day: text('day').notNull(),
  },
  review => [uniqueIndex('review_days_once').on(review.userId, review.day)],
);
