import { and, eq, ne, type Placeholder, type SQL } from 'drizzle-orm';
import { courses } from './schema/courses.ts';
import { isTaughtBy } from './taught-by.ts';

/** The courses and students of one professor or of the whole school; all courses, or one. */
export type Scope = { professorId: number | undefined; courseId?: number | undefined };

/** The same in a prepared statement: what is asked is known, the values are given when it is run. */
export type GivenScope = {
  professorId: Scope['professorId'] | Placeholder;
  courseId?: Scope['courseId'] | Placeholder;
};

/** Whether a course is in the scope. A deleted course is not, and neither are its students. */
export const inScope = ({ professorId, courseId }: Scope | GivenScope): SQL | undefined =>
  and(
    ne(courses.status, 'inactive'),
    professorId === undefined ? undefined : isTaughtBy(professorId),
    courseId === undefined ? undefined : eq(courses.id, courseId),
  );
