import type { Db } from '../../../db/client.ts';
import type { Scope } from '../../../db/scope.ts';
import { AppError } from '../../errors.ts';
import { isoTime } from '../../common/iso-time.ts';
import type { Viewer } from '../../common/viewer.ts';
import { mayEdit } from '../courses/courses.policy.ts';
import { percentOf } from '../courses/courses.service.ts';
import type { StudentDetail } from './follow-up.schema.ts';
import { scopeOf } from '../courses/scope.ts';
import { findStudentsSeenSince } from './students-list.queries.ts';
import { activeSince, estimateSchool, toStudent } from './students-list.service.ts';
import { findStudent, findStudyMinutes, isFollowed } from './students.queries.ts';
import { countPeople, findActive, findStandings, type Standing } from './standings.queries.ts';
import { countReviews } from './reviews.queries.ts';
import { findCourseTitles, findTaughtCourses } from './taught-courses.queries.ts';
import { findAttemptsOf, findLessonsOf } from './studied.queries.ts';

/** The professor's courses by title, for the filter; with `ofClasses` also those of others that their classes have. */
export const listCourseTitles = (db: Db, viewer: Viewer, ofClasses = false) =>
  findCourseTitles(db.read, scopeOf(viewer), ofClasses);

/** Mean of the percent completed over all enrollments, rounded down. */
export const averageProgressOf = (courses: readonly CourseSums[]): number => {
  const students = courses.reduce((sum, course) => sum + course.students, 0);
  const shares = courses.reduce(
    (sum, { completedLessons, totalLessons }) => sum + (totalLessons === 0 ? 0 : completedLessons / totalLessons),
    0,
  );
  return students === 0 ? 0 : Math.min(100, Math.floor((100 * shares) / students));
};

/** Mean of all ratings to one decimal; null before the first. */
export const averageRatingOf = (courses: readonly Pick<CourseSums, 'ratings' | 'ratingSum'>[]): number | null => {
  const ratings = courses.reduce((sum, course) => sum + course.ratings, 0);
  return ratings === 0
    ? null
    : Math.round((10 * courses.reduce((sum, { ratingSum }) => sum + ratingSum, 0)) / ratings) / 10;
};

const sumsOf = (standings: readonly Standing[]) => {
  const sum = (figure: (standing: Standing) => number): number =>
    standings.reduce((total, standing) => total + figure(standing), 0);
  return {
    students: sum(({ students }) => students),
    completedLessons: sum(({ completedLessons, students }) => completedLessons * students),
    completions: sum(({ completions }) => completions),
    ratings: sum(({ ratings }) => ratings),
    ratingSum: sum(({ ratingSum }) => ratingSum),
    paidCents: sum(({ paidCents }) => paidCents),
    daysToComplete: sum(({ daysToComplete }) => daysToComplete),
  };
};

/** Mean days from enrollment to completion, to one decimal; null before the first. */
export const averageTimeToCompleteOf = ({
  completions,
  daysToComplete,
}: Pick<CourseSums, 'completions' | 'daysToComplete'>): number | null =>
  completions === 0 ? null : Math.round((10 * daysToComplete) / completions) / 10;

/**
 * The students with activity since then, latest first, each with the minutes of their completed lessons.
 * @param most how many at the most.
 * @param counted how many enrollments the scope has, and in how many of them there was activity.
 */
export const listStudentProgress = async (
  db: Db,
  scope: Scope,
  since: Date,
  most: number,
  counted: { enrolled: number; active: number },
) => {
  const limit = Math.min(most, counted.active);
  if (limit === 0) return [];
  const sizes = { all: await estimateSchool(db.read), wanted: counted.enrolled };
  const rows = await findStudentsSeenSince(db.read, scope, since, limit, sizes);
  const minutes = new Map(
    (
      await findStudyMinutes(
        db.read,
        rows.map(({ enrollmentId }) => enrollmentId),
      )
    ).map(found => [found.enrollmentId, found.minutes]),
  );
  return rows.map(row => ({
    studentId: row.studentId,
    studentName: row.name,
    courseId: row.courseId,
    courseName: row.course,
    progress: percentOf(row.completedLessons, row.totalLessons),
    lessonsCompleted: row.completedLessons,
    totalLessons: row.totalLessons,
    timeSpent: minutes.get(row.enrollmentId) ?? 0,
    lastActivity: isoTime(row.lastActivityAt),
  }));
};

/** The courses in a scope with the sums of their enrollments and their progress, and the number of students. */
export const getCourseSums = async (db: Db, scope: Scope, since: Date) => {
  const [taught, standings, active, everybody] = await Promise.all([
    findTaughtCourses(db.read, scope),
    findStandings(db.read, scope),
    findActive(db.read, scope, since),
    countPeople(db.read, scope, since),
  ]);
  const byCourse = Map.groupBy(standings, ({ courseId }) => courseId);
  const courses = taught.map(course => ({
    ...course,
    ...sumsOf(byCourse.get(course.id) ?? []),
    activeStudents: active.get(course.id)?.students ?? 0,
  }));
  // In a single course everybody is once.
  const ofCourse = { all: courses[0]?.students ?? 0, active: courses[0]?.activeStudents ?? 0 };
  return { courses, standings, people: scope.courseId === undefined ? everybody : ofCourse };
};
export type CourseSums = Awaited<ReturnType<typeof getCourseSums>>['courses'][number];

/** The totals of a professor's courses and students; for an administrator, the school's. */
export const getStatistics = async (db: Db, viewer: Viewer) => {
  const scope = scopeOf(viewer);
  const [{ courses, people }, pendingReviews] = await Promise.all([
    getCourseSums(db, scope, activeSince()),
    countReviews(db.read, { ...scope, state: 'pending' }),
  ]);
  return {
    totalStudents: people.all,
    activeStudents: people.active,
    averageProgress: averageProgressOf(courses),
    averageRating: averageRatingOf(courses),
    totalCourses: courses.length,
    totalLessons: courses.reduce((sum, course) => sum + course.totalLessons, 0),
    pendingReviews,
  };
};

/**
 * A student in a course: lessons, attempts, time. @throws AppError 404 for an enrollment in another professor's course
 * by a student of none of the viewer's classes that have it.
 */
export const getStudent = async (db: Db, viewer: Viewer, enrollmentId: number): Promise<StudentDetail> => {
  const row = await findStudent(db.read, viewer.id, enrollmentId, activeSince());
  const isTheirs = row && (mayEdit(viewer, row) || (await isFollowed(db.read, enrollmentId, viewer.id)));
  if (!isTheirs) throw new AppError('studentNotFound');
  const [lessons, attempts] = await Promise.all([
    findLessonsOf(db.read, enrollmentId, row.courseId),
    findAttemptsOf(db.read, enrollmentId),
  ]);
  return {
    ...toStudent(row),
    enrollmentId,
    courseId: row.courseId,
    phone: row.phone,
    enrolledAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    certificateCode: row.certificateCode,
    studyMinutes: lessons.reduce((sum, { completedAt, duration }) => sum + (completedAt ? duration : 0), 0),
    lessons: lessons.map(({ id, title, order, duration, completedAt, quizId, hasQuiz }) => ({
      id,
      title,
      order,
      duration,
      completedAt: completedAt?.toISOString() ?? null,
      hasQuiz,
      attempts: attempts
        .filter(attempt => attempt.quizId === quizId)
        .map(({ id: attemptId, score, passed, pending, createdAt }) => ({
          id: attemptId,
          score,
          passed,
          pending,
          createdAt: createdAt.toISOString(),
        })),
    })),
  };
};
