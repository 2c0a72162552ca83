import type { Db } from '../../../db/client.ts';
import { dayOf, startOf } from '../../common/days.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { percentOf } from '../courses/courses.service.ts';
import { scopeOf } from '../courses/scope.ts';
import {
  averageProgressOf,
  averageRatingOf,
  averageTimeToCompleteOf,
  getCourseSums,
  listStudentProgress,
  type CourseSums,
} from './students.service.ts';
import { byMonths, forSeries, seriesOf, spansOf, totalOf } from './periods.ts';
import { findCourseTotals, findHappened } from './reports.queries.ts';
import {
  STUDENTS_REPORTED,
  type CourseAnalytics,
  type Happened,
  type Report,
  type ReportInput,
} from './reports.schema.ts';

/** Groups by percent completed: none, quarters, all. */
const PROGRESS_BANDS = [
  { from: 0, to: 0 },
  { from: 1, to: 24 },
  { from: 25, to: 49 },
  { from: 50, to: 74 },
  { from: 75, to: 99 },
  { from: 100, to: 100 },
];

/**
 * The figures of a professor's courses, all or one; for an administrator, the school's. The number of
 * queries is the same for any number of students.
 * @throws AppError 404 for another professor's course.
 */
export const getReport = async (
  db: Db,
  viewer: Viewer,
  { period, courseId }: ReportInput,
  at = new Date(),
): Promise<Report> => {
  const scope = scopeOf(viewer, courseId);
  const { now, before } = spansOf(period, dayOf(at));
  const since = startOf(now.from);
  const [{ courses, standings, people }, days, daysBefore, courseTotals] = await Promise.all([
    getCourseSums(db, scope, since),
    findHappened(db.read, scope, forSeries(period, now)),
    findHappened(db.read, scope, byMonths(before)),
    findCourseTotals(db.read, scope, byMonths(now)),
  ]);
  if (courseId !== undefined && courses.length === 0) throw new AppError('courseNotFound');
  const counted = {
    enrolled: courses.reduce((sum, { students }) => sum + students, 0),
    active: courses.reduce((sum, { activeStudents }) => sum + activeStudents, 0),
  };
  const studentProgress = await listStudentProgress(db, scope, since, STUDENTS_REPORTED, counted);
  const happenedIn = Map.groupBy(courseTotals, total => total.courseId);
  const lessonsOf = new Map(courses.map(({ id, totalLessons }) => [id, totalLessons]));
  const percents = standings.map(group => ({
    percent: percentOf(group.completedLessons, lessonsOf.get(group.courseId) ?? 0),
    students: group.students,
  }));
  const [totals, previous] = [totalOf(days), totalOf(daysBefore)];
  return {
    period,
    ...now,
    metrics: {
      totalStudents: people.all,
      activeStudents: people.active,
      ...metricsOf(courses),
      monthlyGrowth: growthOf(totals.enrollments, previous.enrollments),
    },
    totals,
    previous,
    series: seriesOf(period, now, days),
    courseAnalytics: courses.map(course => analyticsOf(course, totalOf(happenedIn.get(course.id) ?? []))),
    studentProgress,
    progress: PROGRESS_BANDS.map(({ from, to }) => ({
      from,
      to,
      students: percents
        .filter(({ percent }) => percent >= from && percent <= to)
        .reduce((sum, { students }) => sum + students, 0),
    })),
  };
};

const metricsOf = (courses: readonly CourseSums[]) => {
  const sum = (figure: (course: CourseSums) => number): number =>
    courses.reduce((total, course) => total + figure(course), 0);
  return {
    totalCourses: courses.length,
    activeCourses: courses.filter(({ status }) => status === 'active').length,
    totalLessons: sum(({ totalLessons }) => totalLessons),
    completedLessons: sum(({ completedLessons }) => completedLessons),
    averageProgress: averageProgressOf(courses),
    averageRating: averageRatingOf(courses),
    completionRate: percentOf(
      sum(({ completions }) => completions),
      sum(({ students }) => students),
    ),
    totalRevenue: sum(({ paidCents }) => paidCents),
  };
};

/** The growth in percent, rounded; null when there is nothing to compare with. */
const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / before);

const analyticsOf = (
  course: CourseSums,
  { coursesCompleted: completions, ...happened }: Happened,
): CourseAnalytics => ({
  courseId: course.id,
  courseName: course.title,
  students: course.students,
  activeStudents: course.activeStudents,
  averageProgress: averageProgressOf([course]),
  averageRating: averageRatingOf([course]),
  completionRate: percentOf(course.completions, course.students),
  averageTimeToComplete: averageTimeToCompleteOf(course),
  completions,
  ...happened,
});
