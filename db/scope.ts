import { and, eq, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { courses } from './schema/courses.ts';
import { isTaughtBy } from './taught-by.ts';

/** The courses and students of one professor or of the whole school; all courses, or one. */
export type Scope = { professorId: number | undefined; courseId?: number | undefined };

/** The same in a prepared statement: what is asked is known, the values are given when it is run. */
export type GivenScope = {
  professorId: Scope['professorId'] | Placeholder;
  courseId?: Scope['courseId'] | Placeholder;
};

/**
 * Whether a course is in the scope. A deleted course is not, and neither are its students.
 * @param isTaught how to ask for a professor's courses: by a list of them, or row by row.
 */
export const inScope = ({ professorId, courseId }: Scope | GivenScope, isTaught = isTaughtBy): SQL | undefined =>
  and(
    ne(courses.status, 'inactive'),
    professorId === undefined ? undefined : isTaught(professorId),
    courseId === undefined ? undefined : eq(courses.id, courseId),
  );

/** The ids of the courses in the scope, from indexes alone, each once: who owns a course is no co-author of it. */
export const courseIdsIn = ({ professorId, courseId }: Scope | GivenScope): SQL => {
  const one = courseId === undefined ? sql`` : sql` and own.id = ${courseId}`;
  if (professorId === undefined) return sql`select own.id from courses own where own.status <> 'inactive'${one}`;
  return sql`select own.id from courses own
    where own.professor_id = ${professorId} and own.status <> 'inactive'${one}
    union all select own.id from course_authors ca join courses own on own.id = ca.course_id
    where ca.user_id = ${professorId} and own.status <> 'inactive'${one}`;
};
