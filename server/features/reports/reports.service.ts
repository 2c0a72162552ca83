import type { Db } from '../../../db/client.ts';
import { dayOf, startOf } from '../../days.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../auth/sessions.ts';
import { percentOf } from '../courses/courses.service.ts';
import { scopeOf } from '../progress/scope.ts';
import { averageProgressOf, averageRatingOf, getCourseSums } from '../progress/students.service.ts';
import { byMonths, forSeries, seriesOf, spansOf, totalOf } from './periods.ts';
import { findCourseTotals, findHappened } from './reports.queries.ts';
import type { Report, ReportInput } from './reports.schema.ts';

/** Percent completed: nothing, the quarters, everything. */
const PROGRESS_BANDS = [
  { from: 0, to: 0 },
  { from: 1, to: 24 },
  { from: 25, to: 49 },
  { from: 50, to: 74 },
  { from: 75, to: 99 },
  { from: 100, to: 100 },
];

/**
 * How a professor's courses fare, all or one of them; an administrator's are the school's. Six to nine queries, however many students there are.
 * @throws AppError 404 for a course that is not the professor's.
 */
export const getReport = async (db: Db, viewer: Viewer, { period, courseId }: ReportInput, at = new Date()): Promise<Report> => {
  const scope = scopeOf(viewer, courseId);
  const { now, before } = spansOf(period, dayOf(at));
  const [{ courses, standings, people }, days, daysBefore, courseTotals] = await Promise.all([
    getCourseSums(db, scope, startOf(now.from)),
    findHappened(db.read, scope, forSeries(period, now)),
    findHappened(db.read, scope, byMonths(before)),
    findCourseTotals(db.read, scope, byMonths(now)),
  ]);
  if (courseId !== undefined && courses.length === 0) throw new AppError('courseNotFound');
  const happenedIn = Map.groupBy(courseTotals, total => total.courseId);
  const lessonsOf = new Map(courses.map(({ id, totalLessons }) => [id, totalLessons]));
  const percents = standings.map(group => ({ percent: percentOf(group.completedLessons, lessonsOf.get(group.courseId) ?? 0), students: group.students }));
  return {
    period,
    ...now,
    now: { students: people.all, activeStudents: people.active, averageProgress: averageProgressOf(courses), averageRating: averageRatingOf(courses) },
    totals: totalOf(days),
    previous: totalOf(daysBefore),
    series: seriesOf(period, now, days),
    courses: courses.map(course => ({
      id: course.id,
      title: course.title,
      students: course.students,
      activeStudents: course.activeStudents,
      averageProgress: averageProgressOf([course]),
      completionRate: percentOf(course.completions, course.students),
      rating: averageRatingOf([course]),
      ...totalOf(happenedIn.get(course.id) ?? []),
    })),
    progress: PROGRESS_BANDS.map(({ from, to }) => ({
      from,
      to,
      students: percents.filter(({ percent }) => percent >= from && percent <= to).reduce((sum, { students }) => sum + students, 0),
    })),
  };
};
