import { and, asc, eq, gt, gte, or, sql, type SQL } from 'drizzle-orm';
import { coursesOfClassesOf } from '../../../db/class-scope.ts';
import type { Read } from '../../../db/client.ts';
import { totalLessons } from '../../../db/course-figures.ts';
import { preparedInScope } from '../../../db/prepared-in-scope.ts';
import { courses } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import { isTaughtBy } from '../../../db/taught-by.ts';

/** The join is needed because drizzle omits table names in a query of one table, and the lessons' count needs them. */
const taughtCourses = preparedInScope('taught_courses', (read, scope) =>
  read
    .select({ id: courses.id, title: courses.title, status: courses.status, totalLessons })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.professorId))
    .where(inScope(scope))
    .orderBy(asc(courses.title), asc(courses.id)),
);

/** The courses by title, with their number of published lessons. */
export const findTaughtCourses = (read: Read, scope: Scope) => taughtCourses(read, scope);

/**
 * Whether a student did something in a course since then. To enroll is not yet to do something: the time of the last
 * activity is that of the enrollment until a lesson is completed or a quiz is taken.
 */
export const isActiveSince = (since: Date | SQL): SQL =>
  sql`(${gte(enrollments.lastActivityAt, since)} and ${gt(enrollments.lastActivityAt, enrollments.createdAt)})`;

/** The titles of the courses, for a filter; with `ofClasses` also of those that a professor's classes have. */
export const findCourseTitles = (read: Read, scope: Scope, ofClasses: boolean) =>
  read
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(
      ofClasses && scope.professorId !== undefined
        ? and(
            inScope({ ...scope, professorId: undefined }),
            or(isTaughtBy(scope.professorId), sql`${courses.id} in (${coursesOfClassesOf(scope.professorId)})`),
          )
        : inScope(scope),
    )
    .orderBy(asc(courses.titleSearch), asc(courses.id));
