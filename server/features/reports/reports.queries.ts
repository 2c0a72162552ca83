import { and, between, count, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { courses } from '../../../db/schema/courses.ts';
import { courseDays, enrollments } from '../../../db/schema/progress.ts';
import type { Scope } from '../progress/scope.ts';

const reported = ({ professorId, courseId }: Scope): SQL | undefined =>
  and(
    ne(courses.status, 'inactive'),
    professorId === undefined ? undefined : eq(courses.professorId, professorId),
    courseId === undefined ? undefined : eq(courses.id, courseId),
  );

const sumOf = (column: typeof courseDays.enrollments) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const sums = {
  enrollments: sumOf(courseDays.enrollments),
  lessonsCompleted: sumOf(courseDays.lessonsCompleted),
  quizAttempts: sumOf(courseDays.quizAttempts),
  quizzesPassed: sumOf(courseDays.quizzesPassed),
  coursesCompleted: sumOf(courseDays.coursesCompleted),
  revenue: sumOf(courseDays.revenueCents),
};

const daysOf = (read: Read) => read.select({ day: courseDays.day, ...sums }).from(courseDays).innerJoin(courses, eq(courses.id, courseDays.courseId));

/** What happened on each day from one to another, where anything did. */
export const findDays = (read: Read, scope: Scope, from: string, to: string) =>
  daysOf(read).where(and(between(courseDays.day, from, to), reported(scope))).groupBy(courseDays.day);

/** What happened in each course in those days. From the courses to their days, so that SQLite reads the index in its order and sorts nothing. */
export const findCourseTotals = (read: Read, scope: Scope, from: string, to: string) =>
  read
    .select({ courseId: courses.id, ...sums })
    .from(courses)
    .leftJoin(courseDays, and(eq(courseDays.courseId, courses.id), between(courseDays.day, from, to)))
    .where(reported(scope))
    .groupBy(courses.id);

/** How many of a course's students have completed how many lessons. */
export const findProgressCounts = (read: Read, scope: Scope) =>
  read
    .select({ courseId: enrollments.courseId, completedLessons: enrollments.completedLessons, students: count() })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(reported(scope))
    .groupBy(enrollments.courseId, enrollments.completedLessons);
