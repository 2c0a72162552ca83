import { sql, type SQL } from 'drizzle-orm';
import { coursesTaughtBy } from './taught-by.ts';

// Each part has its index; of one condition with `or` over several tables the engines read all rows.

/** The tournaments of the courses that somebody teaches, and those of courses in which they play. */
export const courseTournamentsOf = (userId: number): SQL => sql`select ct.id from class_tournaments ct
  where ct.course_id in (${coursesTaughtBy(userId)})
  union all select ct.id from class_tournament_players player
    join class_tournaments ct on ct.id = player.tournament_id
    where player.user_id = ${userId} and ct.course_id is not null`;

/** All that are somebody's: besides these, the tournaments of the classes in which they teach or study. */
export const tournamentsOf = (userId: number): SQL => sql`select ct.id from class_tournaments ct
  where ct.class_id in (
    select class_id from class_professors where user_id = ${userId}
    union all select class_id from class_students where user_id = ${userId})
  union all ${courseTournamentsOf(userId)}`;
