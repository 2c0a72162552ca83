import { id, index, int, real, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { courses } from './courses.ts';
import { users } from './users.ts';

// What is counted along, so that no call reads a school to the end. The database keeps all of these by triggers
// (db/derived), except for the weeks, whose calendar is the program's.

/** The XP that a user earned in a week, which is named by its Monday (yyyy-mm-dd). */
export const weekExperience = table(
  'week_experience',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    week: text('week').notNull(),
    experience: int('experience').notNull(),
  },
  earned => [
    uniqueIndex('week_experience_once').on(earned.userId, earned.week),
    index('week_experience_ranking').on(earned.week, earned.experience, earned.userId),
  ],
);

/** Sums over the school by name, such as the players of the ranking, and within a name by a bucket of their scores. */
export const totals = table(
  'totals',
  {
    id: id(),
    name: text('name').notNull(),
    bucket: int('bucket').notNull(),
    /** One of several rows with the same meaning, so that people who act at the same time change different ones. */
    shard: int('shard').notNull(),
    amount: int('amount').notNull(),
  },
  total => [
    uniqueIndex('totals_once').on(total.name, total.bucket, total.shard),
    index('totals_sums').on(total.name, total.bucket, total.amount),
  ],
);

/** The enrollments of a course with so many completed lessons, with their sums. */
export const courseStandings = table(
  'course_standings',
  {
    id: id(),
    courseId: int('course_id')
      .notNull()
      .references(() => courses.id),
    completedLessons: int('completed_lessons').notNull(),
    students: int('students').notNull(),
    completions: int('completions').notNull(),
    ratings: int('ratings').notNull(),
    ratingSum: int('rating_sum').notNull(),
    paidCents: int('paid_cents').notNull(),
    /** The days from enrollment to completion, with fractions. */
    daysToComplete: real('days_to_complete').notNull(),
  },
  standing => [uniqueIndex('course_standings_once').on(standing.courseId, standing.completedLessons)],
);

/** The published lessons of a course. */
export const courseLessons = table('course_lessons', {
  courseId: int('course_id')
    .primaryKey()
    .references(() => courses.id),
  lessons: int('lessons').notNull(),
  /** Those of them whose content was measured. */
  measured: int('measured').notNull(),
  /** What they take together: as measured, else as their professor reckons. */
  minutes: int('minutes').notNull(),
});

/** The enrollments of a course by the day of their last activity; those without any after enrolling are left out. */
export const courseActivity = table(
  'course_activity',
  {
    id: id(),
    courseId: int('course_id')
      .notNull()
      .references(() => courses.id),
    /** Days since 1970, in UTC. */
    day: int('day').notNull(),
    students: int('students').notNull(),
    /** Those of them who have not completed the course. */
    unfinished: int('unfinished').notNull(),
  },
  activity => [
    uniqueIndex('course_activity_once').on(activity.courseId, activity.day),
    index('course_activity_sums').on(activity.courseId, activity.day, activity.students, activity.unfinished),
  ],
);

/** Each student of a professor once, in however many courses and classes, and each enrolled student of the school. */
export const taughtStudents = table(
  'taught_students',
  {
    id: id(),
    /** 0 for the whole school. */
    professorId: int('professor_id').notNull(),
    studentId: int('student_id')
      .notNull()
      .references(() => users.id),
    /** In how many courses that were not deleted; 0 for somebody who is only in a class of the professor's. */
    courses: int('courses').notNull(),
    /** The last activity in these courses; null before the first. */
    activeAt: timestamp('active_at'),
  },
  taught => [
    uniqueIndex('taught_students_once').on(taught.professorId, taught.studentId),
    index('taught_students_student').on(taught.studentId),
    index('taught_students_active').on(taught.professorId, taught.activeAt, taught.courses),
  ],
);

/** In how many youth programmes somebody is, by age group, and in all of them under `*`. */
export const youthStudents = table(
  'youth_students',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    category: text('category').notNull(),
    programs: int('programs').notNull(),
  },
  student => [uniqueIndex('youth_students_once').on(student.userId, student.category)],
);
