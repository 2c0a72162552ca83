import { and, eq, ne, type SQL } from 'drizzle-orm';
import { courses } from './schema/courses.ts';

/** Whose courses and students are meant: one professor's, or the whole school's; all of the courses, or one. */
export type Scope = { professorId: number | undefined; courseId?: number | undefined };

/** Whether a course is in it. One that was deleted has left the professor's rooms, with its students. */
export const inScope = ({ professorId, courseId }: Scope): SQL | undefined =>
  and(
    ne(courses.status, 'inactive'),
    professorId === undefined ? undefined : eq(courses.professorId, professorId),
    courseId === undefined ? undefined : eq(courses.id, courseId),
  );
