import { sql } from 'drizzle-orm';
import { courses, lessons } from './schema/courses.ts';

/** What a lesson takes: its content as measured, else its professor's estimate. */
export const lessonMinutes = sql`coalesce(${lessons.measuredMinutes}, ${lessons.durationMinutes})`.mapWith(Number);

/** What a course takes: its published lessons, if anything of them is measured; else its professor's estimate. */
export const courseMinutes = sql`coalesce((
  select case when count(l.measured_minutes) > 0 then sum(coalesce(l.measured_minutes, l.duration_minutes)) end
  from ${lessons} l where l.course_id = ${courses.id} and l.active), ${courses.durationMinutes})`.mapWith(Number);
