import { sql, type SQL } from 'drizzle-orm';
import { dialect } from './dialect.ts';
import { courses } from './schema/courses.ts';
import { courseLessons, courseStandings } from './schema/totals.ts';

// From what the database counts along (db/derived): a few rows of a course, however many lessons and students it has.

/** The number of a course's published lessons. */
export const totalLessons = sql`coalesce(
  (select c.lessons from ${courseLessons} c where c.course_id = ${courses.id}), 0)`.mapWith(Number);

/** A sum over a course's enrollments, of their rows `s`. */
const ofEnrollments = (figure: SQL) =>
  sql`(select coalesce(sum(${figure}), 0) from ${courseStandings} s where s.course_id = ${courses.id})`.mapWith(Number);

const SUMS = {
  totalStudents: sql`s.students`,
  totalRatings: sql`s.ratings`,
  /** The mean is computed in TypeScript, to be the same on both engines. */
  ratingSum: sql`s.rating_sum`,
  completions: sql`s.completions`,
  revenueCents: sql`s.paid_cents`,
  completedLessons: sql`s.completed_lessons * s.students`,
};
export const { totalStudents, totalRatings, ratingSum, revenueCents } = {
  totalStudents: ofEnrollments(SUMS.totalStudents),
  totalRatings: ofEnrollments(SUMS.totalRatings),
  ratingSum: ofEnrollments(SUMS.ratingSum),
  revenueCents: ofEnrollments(SUMS.revenueCents),
};

/** What a course's enrollments add up to. */
export type EnrollmentFigures = Record<keyof typeof SUMS, number>;

const toFigures = (found: unknown): EnrollmentFigures => {
  const sums = (typeof found === 'string' ? JSON.parse(found) : found) as (number | null)[];
  return {
    totalStudents: sums[0] ?? 0,
    totalRatings: sums[1] ?? 0,
    ratingSum: sums[2] ?? 0,
    completions: sums[3] ?? 0,
    revenueCents: sums[4] ?? 0,
    completedLessons: sums[5] ?? 0,
  };
};

const asJson = sql.raw(dialect() === 'postgres' ? 'json_build_array' : 'json_array');

/** All sums together, read once: each by itself would go through the same rows again. */
export const enrollmentFigures = sql`(
  select ${asJson}(${sql.join(
    Object.values(SUMS).map(sum => sql`sum(${sum})`),
    sql`, `,
  )}) from ${courseStandings} s where s.course_id = ${courses.id})`.mapWith(toFigures);
