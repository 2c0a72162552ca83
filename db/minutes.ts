import { sql } from 'drizzle-orm';
import { courses, lessons } from './schema/courses.ts';
import { courseLessons } from './schema/totals.ts';

/** What a lesson takes: its content as measured, else its professor's estimate. */
export const lessonMinutes = sql`coalesce(${lessons.measuredMinutes}, ${lessons.durationMinutes})`.mapWith(Number);

/** What a course takes: its published lessons, if anything of them is measured; else its professor's estimate. */
export const courseMinutes = sql`coalesce((
  select c.minutes from ${courseLessons} c where c.course_id = ${courses.id} and c.measured > 0),
  ${courses.durationMinutes})`.mapWith(Number);
