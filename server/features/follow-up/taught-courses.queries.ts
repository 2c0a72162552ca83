import { and, asc, count, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { daysBetween } from '../../../db/columns.ts';
import { courses, lessons, questions, quizzes } from '../../../db/schema/courses.ts';
import { enrollments, quizAnswers } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { inScope, type Scope } from '../../../db/scope.ts';

/** How many lessons of the course are published. */
export const totalLessons =
  sql`(select count(*) from ${lessons} where ${lessons.courseId} = ${courses.id} and ${lessons.active})`.mapWith(
    Number,
  );

/** `inScope` for a column that names a course, without looking at the course row by row. */
const ofTaught = (courseId: typeof enrollments.courseId, scope: Scope): SQL =>
  sql`${courseId} in (select ${courses.id} from ${courses} where ${inScope(scope)})`;

/**
 * The courses, by title, with how many lessons each has published. Joined, as drizzle names no table in a query of one,
 * and the count of lessons needs the names.
 */
export const findTaughtCourses = (read: Read, scope: Scope) =>
  read
    .select({ id: courses.id, title: courses.title, status: courses.status, totalLessons })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.professorId))
    .where(inScope(scope))
    .orderBy(asc(courses.title), asc(courses.id));

/**
 * The enrollments of each course by how many lessons they have completed, and what those add up to: one look at one
 * index.
 */
export const findStandings = (read: Read, scope: Scope, activeSince: Date) =>
  read
    .select({
      courseId: enrollments.courseId,
      completedLessons: enrollments.completedLessons,
      students: count(),
      activeStudents: sql`sum(case when ${gte(enrollments.lastActivityAt, activeSince)} then 1 else 0 end)`.mapWith(
        Number,
      ),
      completions: count(enrollments.completedAt),
      ratings: count(enrollments.rating),
      ratingSum: sql`coalesce(sum(${enrollments.rating}), 0)`.mapWith(Number),
      paidCents: sql`coalesce(sum(${enrollments.paidCents}), 0)`.mapWith(Number),
      daysToComplete: sql`coalesce(sum(${daysBetween(enrollments.createdAt, enrollments.completedAt)}), 0)`.mapWith(
        Number,
      ),
    })
    .from(enrollments)
    .where(ofTaught(enrollments.courseId, scope))
    .groupBy(enrollments.courseId, enrollments.completedLessons);

export type Standing = Awaited<ReturnType<typeof findStandings>>[number];

/** What the courses are called, for choosing one of them. */
export const findCourseTitles = (read: Read, scope: Scope) =>
  read
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(inScope(scope))
    .orderBy(asc(courses.titleSearch), asc(courses.id));

/** How many different people study there, and how many of them did something since. */
export const countPeople = async (
  read: Read,
  scope: Scope,
  activeSince: Date,
): Promise<{ all: number; active: number }> => {
  const people = read
    .select({
      isActive: sql<number>`max(case when ${gte(enrollments.lastActivityAt, activeSince)} then 1 else 0 end)`.as(
        'is_active',
      ),
    })
    .from(enrollments)
    .where(ofTaught(enrollments.courseId, scope))
    .groupBy(enrollments.studentId)
    .as('people');
  const [found] = await read
    .select({ all: count(), active: sql`coalesce(sum(${people.isActive}), 0)`.mapWith(Number) })
    .from(people);
  return found ?? { all: 0, active: 0 };
};

/** Essay answers that wait for a grade. */
export const countPendingReviews = async (read: Read, scope: Scope): Promise<number> => {
  const [found] = await read
    .select({ count: count() })
    .from(quizAnswers)
    .innerJoin(questions, and(eq(questions.id, quizAnswers.questionId), eq(questions.type, 'essay')))
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(isNull(quizAnswers.correct), inScope(scope)));
  return found?.count ?? 0;
};
