import { and, eq, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { courses } from './schema/courses.ts';
import { enrollments } from './schema/progress.ts';
import { isRowTaughtBy, isTaughtBy } from './taught-by.ts';

/** The courses and students of one professor or of the whole school; all courses, or one. */
export type Scope = { professorId: number | undefined; courseId?: number | undefined };

/** The same in a prepared statement: what is asked is known, the values are given when it is run. */
export type GivenScope = {
  professorId: Scope['professorId'] | Placeholder;
  courseId?: Scope['courseId'] | Placeholder;
};

const isIn = ({ professorId, courseId }: Scope | GivenScope, isTaught: typeof isTaughtBy): SQL | undefined =>
  and(
    ne(courses.status, 'inactive'),
    professorId === undefined ? undefined : isTaught(professorId),
    courseId === undefined ? undefined : eq(courses.id, courseId),
  );

/** Whether a course is in the scope. A deleted course is not, and neither are its students. */
export const inScope = (scope: Scope | GivenScope): SQL | undefined => isIn(scope, isTaughtBy);

/**
 * The same, asked row by row where enrollments are joined to their courses in the order of an index. With conditions on
 * `courses` alone SQLite would first build a Bloom filter over all courses of the school.
 */
export const isRowInScope = (scope: Scope | GivenScope): SQL =>
  sql`case ${enrollments.courseId} when ${courses.id} then ${isIn(scope, isRowTaughtBy)} end`;

/** The ids of the courses in the scope, from indexes alone, each once: who owns a course is no co-author of it. */
export const courseIdsIn = ({ professorId, courseId }: Scope | GivenScope): SQL => {
  const one = courseId === undefined ? sql`` : sql` and own.id = ${courseId}`;
  if (professorId === undefined) return sql`select own.id from courses own where own.status <> 'inactive'${one}`;
  return sql`select own.id from courses own
    where own.professor_id = ${professorId} and own.status <> 'inactive'${one}
    union all select own.id from course_authors ca join courses own on own.id = ca.course_id
    where ca.user_id = ${professorId} and own.status <> 'inactive'${one}`;
};
