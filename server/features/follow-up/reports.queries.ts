import { and, between, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { courses } from '../../../db/schema/courses.ts';
import { courseDays, courseMonths } from '../../../db/schema/course-days.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import type { Parts, Span } from './periods.ts';

type Counted = typeof courseDays | typeof courseMonths;

const idsOf = (condition: SQL | undefined): SQL => sql`(select ${courses.id} from ${courses} where ${condition})`;

/**
 * A day or month of a course in the scope. For the whole school nearly all rows are wanted; with this condition SQLite
 * reads them in date order.
 */
const isReported = ({ courseId }: Counted, scope: Scope): SQL =>
  scope.professorId === undefined && scope.courseId === undefined
    ? sql`${courseId} not in ${idsOf(eq(courses.status, 'inactive'))}`
    : sql`${courseId} in ${idsOf(inScope(scope))}`;

/** drizzle ignores an empty `or`, which would match every day. */
const isWithin = (days: readonly Span[]): SQL =>
  or(...days.map(({ from, to }) => between(courseDays.day, from, to))) ?? sql`1 = 0`;
const isAmong = ({ from, to }: Span): SQL => between(courseMonths.month, from, to);

const sumOf = (column: Counted['enrollments']) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const sumsOf = (counted: Counted) => ({
  enrollments: sumOf(counted.enrollments),
  lessonsCompleted: sumOf(counted.lessonsCompleted),
  quizAttempts: sumOf(counted.quizAttempts),
  quizzesPassed: sumOf(counted.quizzesPassed),
  coursesCompleted: sumOf(counted.coursesCompleted),
  revenue: sumOf(counted.revenueCents),
});

/** The sums of each day with activity, and of each month under its first day. */
export const findHappened = async (read: Read, scope: Scope, { days, months }: Parts) => {
  const ofDays = read
    .select({ day: courseDays.day, ...sumsOf(courseDays) })
    .from(courseDays)
    .where(and(isWithin(days), isReported(courseDays, scope)))
    .groupBy(courseDays.day);
  if (!months) return ofDays;
  const day = sql<string>`${courseMonths.month} || '-01'`;
  const ofMonths = read
    .select({ day, ...sumsOf(courseMonths) })
    .from(courseMonths)
    .where(and(isAmong(months), isReported(courseMonths, scope)))
    .groupBy(courseMonths.month);
  return (await Promise.all([ofDays, ofMonths])).flat();
};

/**
 * The sums of each course: one row for its days, one for its months. The join starts at the courses, so that SQLite
 * reads an index in order and does not sort.
 */
export const findCourseTotals = async (read: Read, scope: Scope, { days, months }: Parts) => {
  const ofDays = read
    .select({ courseId: courses.id, ...sumsOf(courseDays) })
    .from(courses)
    .innerJoin(courseDays, and(eq(courseDays.courseId, courses.id), isWithin(days)))
    .where(inScope(scope))
    .groupBy(courses.id);
  if (!months) return ofDays;
  const ofMonths = read
    .select({ courseId: courses.id, ...sumsOf(courseMonths) })
    .from(courses)
    .innerJoin(courseMonths, and(eq(courseMonths.courseId, courses.id), isAmong(months)))
    .where(inScope(scope))
    .groupBy(courses.id);
  return (await Promise.all([ofDays, ofMonths])).flat();
};
