import { and, between, eq, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { courses } from '../../../db/schema/courses.ts';
import { courseDays } from '../../../db/schema/progress.ts';
import { inScope, type Scope } from '../../../db/scope.ts';

const idsOf = (condition: SQL | undefined): SQL => sql`(select ${courses.id} from ${courses} where ${condition})`;

/** A day of such a course. Of the whole school all days but a few are wanted: asked so, SQLite reads them in the order of the days. */
const isReported = (scope: Scope): SQL =>
  scope.professorId === undefined && scope.courseId === undefined
    ? sql`${courseDays.courseId} not in ${idsOf(eq(courses.status, 'inactive'))}`
    : sql`${courseDays.courseId} in ${idsOf(inScope(scope))}`;

const sumOf = (column: typeof courseDays.enrollments) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const sums = {
  enrollments: sumOf(courseDays.enrollments),
  lessonsCompleted: sumOf(courseDays.lessonsCompleted),
  quizAttempts: sumOf(courseDays.quizAttempts),
  quizzesPassed: sumOf(courseDays.quizzesPassed),
  coursesCompleted: sumOf(courseDays.coursesCompleted),
  revenue: sumOf(courseDays.revenueCents),
};

/** What happened on each day from one to another, where anything did. */
export const findDays = (read: Read, scope: Scope, from: string, to: string) =>
  read
    .select({ day: courseDays.day, ...sums })
    .from(courseDays)
    .where(and(between(courseDays.day, from, to), isReported(scope)))
    .groupBy(courseDays.day);

/** What happened in each course in those days. From the courses to their days, so that SQLite reads the index in its order and sorts nothing. */
export const findCourseTotals = (read: Read, scope: Scope, from: string, to: string) =>
  read
    .select({ courseId: courses.id, ...sums })
    .from(courses)
    .leftJoin(courseDays, and(eq(courseDays.courseId, courses.id), between(courseDays.day, from, to)))
    .where(inScope(scope))
    .groupBy(courses.id);
