import { id, index, int, table, text, uniqueIndex } from '../columns.ts';
import { courses } from './courses.ts';

/**
 * The totals of a course on one day (yyyy-mm-dd, America/Sao_Paulo), updated with every event: a year's report sums few
 * rows.
 */
export const courseDays = table(
  'course_days',
  {
    id: id(),
    courseId: int('course_id')
      .notNull()
      .references(() => courses.id),
    day: text('day').notNull(),
    enrollments: int('enrollments').notNull().default(0),
    lessonsCompleted: int('lessons_completed').notNull().default(0),
    quizAttempts: int('quiz_attempts').notNull().default(0),
    quizzesPassed: int('quizzes_passed').notNull().default(0),
    coursesCompleted: int('courses_completed').notNull().default(0),
    revenueCents: int('revenue_cents').notNull().default(0),
  },
  day => [
    uniqueIndex('course_days_once').on(day.courseId, day.day),
    // All columns of a report's sums, by day and by course.
    index('course_days_sums').on(
      day.day,
      day.courseId,
      day.enrollments,
      day.lessonsCompleted,
      day.quizAttempts,
      day.quizzesPassed,
      day.coursesCompleted,
      day.revenueCents,
    ),
    index('course_days_course_sums').on(
      day.courseId,
      day.day,
      day.enrollments,
      day.lessonsCompleted,
      day.quizAttempts,
      day.quizzesPassed,
      day.coursesCompleted,
      day.revenueCents,
    ),
  ],
);

/** The same totals by month (yyyy-mm): a year of a large school sums even fewer rows. */
export const courseMonths = table(
  'course_months',
  {
    id: id(),
    courseId: int('course_id')
      .notNull()
      .references(() => courses.id),
    month: text('month').notNull(),
    enrollments: int('enrollments').notNull().default(0),
    lessonsCompleted: int('lessons_completed').notNull().default(0),
    quizAttempts: int('quiz_attempts').notNull().default(0),
    quizzesPassed: int('quizzes_passed').notNull().default(0),
    coursesCompleted: int('courses_completed').notNull().default(0),
    revenueCents: int('revenue_cents').notNull().default(0),
  },
  month => [
    uniqueIndex('course_months_once').on(month.courseId, month.month),
    index('course_months_month').on(month.month),
  ],
);
