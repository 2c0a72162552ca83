import { sql, type Placeholder, type SQL } from 'drizzle-orm';

type Someone = number | Placeholder;

/** The courses that a professor teaches: their own, and those of which they are a co-author. */
export const coursesTaughtBy = (professorId: Someone): SQL => sql`select own.id from courses own
  where own.professor_id = ${professorId}
  union all select ca.course_id from course_authors ca where ca.user_id = ${professorId}`;

/** Whether a professor teaches the row of `courses`. */
export const isTaughtBy = (professorId: Someone): SQL => sql`courses.id in (${coursesTaughtBy(professorId)})`;

/** The same, asked of each row, where another table says which courses are read: it makes no list of courses first. */
export const isRowTaughtBy = (professorId: Someone): SQL => sql`(courses.professor_id = ${professorId} or exists (
  select 1 from course_authors ca where ca.course_id = courses.id and ca.user_id = ${professorId}))`;

/** Whether somebody is a co-author of the row of `courses`. */
export const isCoAuthor = (userId: Someone) =>
  sql`exists (select 1 from course_authors ca where ca.course_id = courses.id and ca.user_id = ${userId})`.mapWith(
    Boolean,
  );

/** Whether the row of `courses` has co-authors. */
export const hasCoAuthors = sql`exists (select 1 from course_authors ca where ca.course_id = courses.id)`.mapWith(
  Boolean,
);
