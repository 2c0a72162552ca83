import { getTableName, is, Table } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import * as schema from '../../db/kit/schema.ts';

/**
 * What becomes of a person's rows when their account is deleted. A new column that points at users fails the test
 * below: decide here, then in server/features/privacy, what deletion and export do with it, and let
 * tests/integration/privacy-deletion.test.ts see it.
 */
const decisions: Record<string, 'deleted' | 'kept without who it was' | 'kept, emptied of words' | 'archived'> = {
  'sessions.user_id': 'deleted',
  'access_tokens.user_id': 'deleted',
  'password_resets.user_id': 'deleted',
  'idempotency_keys.user_id': 'deleted',
  'notifications.user_id': 'deleted',
  'mails.user_id': 'deleted',
  'guardian_mails.user_id': 'deleted',
  'course_authors.user_id': 'deleted',
  'event_professors.user_id': 'deleted',
  'store_favourites.user_id': 'deleted',
  'uploads.user_id': 'deleted',
  'courses.professor_id': 'archived',
  'enrollments.student_id': 'kept, emptied of words',
  'quiz_answers.graded_by': 'kept without who it was',
  'games.user_id': 'kept, emptied of words',
  'games.opponent_id': 'kept, emptied of words',
  'game_comments.author_id': 'kept without who it was',
  'game_mistakes.user_id': 'kept without who it was',
  'training_cards.user_id': 'kept without who it was',
  'review_days.user_id': 'deleted',
  'repertoires.user_id': 'deleted',
  'game_reviews.asker_id': 'kept without who it was',
  'matches.creator_id': 'kept without who it was',
  'matches.white_id': 'kept without who it was',
  'matches.black_id': 'kept without who it was',
  'game_ratings.user_id': 'kept without who it was',
  'lobby_visits.user_id': 'deleted',
  'mentors.user_id': 'kept, emptied of words',
  'youth_teachers.user_id': 'kept, emptied of words',
  'audit_events.actor_id': 'kept, emptied of words',
  'audit_events.subject_id': 'kept, emptied of words',
  'ledger.user_id': 'kept without who it was',
  'week_experience.user_id': 'kept without who it was',
  'taught_students.student_id': 'kept without who it was',
  'youth_students.user_id': 'kept without who it was',
  'achievements.user_id': 'kept without who it was',
  'puzzle_attempts.user_id': 'kept without who it was',
  'puzzle_cards.user_id': 'kept without who it was',
  'puzzle_ratings.user_id': 'kept without who it was',
  'store_orders.user_id': 'kept without who it was',
  'boosts.user_id': 'kept without who it was',
  'bookings.user_id': 'kept without who it was',
  'assignments.creator_id': 'kept without who it was',
  'assignment_students.user_id': 'deleted',
  'assignment_work.user_id': 'deleted',
  'puzzle_tries.user_id': 'deleted',
  'guardian_links.user_id': 'deleted',
  'purchase_requests.user_id': 'deleted',
  'consents.user_id': 'deleted',
  'calendar_addresses.user_id': 'deleted',
  'classes.maker_id': 'kept without who it was',
  'class_professors.user_id': 'deleted',
  'class_tournaments.maker_id': 'kept without who it was',
  'class_tournament_players.user_id': 'kept without who it was',
  'class_tournament_games.white_id': 'kept without who it was',
  'class_tournament_games.black_id': 'kept without who it was',
  'class_students.user_id': 'deleted',
  'class_requests.user_id': 'deleted',
  'class_posts.author_id': 'kept without who it was',
  'class_comments.author_id': 'deleted',
  'class_attendance.user_id': 'deleted',
  'live_lessons.leader_id': 'kept without who it was',
  'live_lessons.holder_id': 'kept without who it was',
  'live_answers.user_id': 'deleted',
  'live_followers.user_id': 'deleted',
};

test('of every column that points at a person it is decided what deleting their account does', () => {
  const tables = Object.values(schema).filter(value => is(value, Table)) as SQLiteTable[];
  const pointing = tables.flatMap(table =>
    getTableConfig(table).foreignKeys.flatMap(key => {
      const { foreignTable, columns } = key.reference();
      return getTableName(foreignTable) === 'users' ? columns.map(({ name }) => `${getTableName(table)}.${name}`) : [];
    }),
  );
  expect(pointing.toSorted()).toEqual(Object.keys(decisions).toSorted());
});
