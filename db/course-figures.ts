import { sql, type SQL } from 'drizzle-orm';
import { courses } from './schema/courses.ts';
import { courseStandings } from './schema/totals.ts';

/** From what the database counts along of a course's enrollments: a few rows `s`, however many students it has. */
export const ofEnrollments = (figure: SQL) =>
  sql`(select coalesce(sum(${figure}), 0) from ${courseStandings} s where s.course_id = ${courses.id})`.mapWith(Number);

export const totalStudents = ofEnrollments(sql`s.students`);
export const totalRatings = ofEnrollments(sql`s.ratings`);
/** Sum of the ratings. The mean is computed in TypeScript, to be the same on both engines. */
export const ratingSum = ofEnrollments(sql`s.rating_sum`);
