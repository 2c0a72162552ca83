import type { Db } from '../../../db/client.ts';
import { isoTime } from '../../common/iso-time.ts';
import type { Viewer } from '../../common/viewer.ts';
import {
  PROFESSOR_PAGE_SIZE,
  type ProfessorCourse,
  type ProfessorCoursesInput,
  type ProfessorStats,
} from './taught-courses.schema.ts';
import { meanRating, percentOf } from '../courses/courses.service.ts';
import {
  countTaughtCourses,
  findTaughtCourses,
  findTaughtFigures,
  type TaughtCourseRow,
} from './taught-courses.queries.ts';

/** One page of the courses that a professor teaches, or of all for an administrator, with the totals of all of them. */
export const listProfessorCourses = async (db: Db, viewer: Viewer, input: ProfessorCoursesInput = {}) => {
  const professorId = viewer.role === 'admin' ? undefined : viewer.id;
  const { sort: _, page = 1, ...filter } = input;
  const rows = await findTaughtCourses(db.read, professorId, input);
  const isLastPage = rows.length < PROFESSOR_PAGE_SIZE && (rows.length > 0 || page === 1);
  const total = isLastPage
    ? (page - 1) * PROFESSOR_PAGE_SIZE + rows.length
    : await countTaughtCourses(db.read, professorId, filter);
  // The busiest read of the school: when the page is the whole list, no second query is needed.
  const isWholeList =
    isLastPage && page === 1 && Object.values(filter).every(value => value === undefined || value === '');
  const figures: readonly Figures[] = isWholeList
    ? rows.map(({ status, totalLessons, figures: ofCourse }) => ({ status, totalLessons, ...ofCourse }))
    : await findTaughtFigures(db.read, professorId);
  return {
    courses: rows.map(row => toProfessorCourse(row, professorId)),
    total,
    page,
    pageSize: PROFESSOR_PAGE_SIZE,
    stats: statsOf(figures),
  };
};

type Figures = Pick<TaughtCourseRow, 'status' | 'totalLessons'> &
  Pick<TaughtCourseRow['figures'], 'totalStudents' | 'totalRatings' | 'ratingSum' | 'revenueCents'> & {
    /** The number of courses; one by default. */
    courses?: number;
  };

const statsOf = (figures: readonly Figures[]): ProfessorStats => {
  const sum = (figure: (row: Figures) => number): number => figures.reduce((total, row) => total + figure(row), 0);
  const countOf = (status: Figures['status']): number => sum(row => (row.status === status ? (row.courses ?? 1) : 0));
  const totalRatings = sum(row => row.totalRatings);
  return {
    totalCourses: sum(row => row.courses ?? 1),
    activeCourses: countOf('active'),
    draftCourses: countOf('draft'),
    pausedCourses: countOf('paused'),
    totalLessons: sum(row => row.totalLessons),
    publishedLessons: sum(row => (row.status === 'draft' ? 0 : row.totalLessons)),
    enrollments: sum(row => row.totalStudents),
    revenue: sum(row => row.revenueCents),
    rating: meanRating({ ratingSum: sum(row => row.ratingSum), totalRatings }),
    totalRatings,
  };
};

const toProfessorCourse = (row: TaughtCourseRow, professorId: number | undefined): ProfessorCourse => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  difficulty: row.difficulty,
  price: row.priceCents,
  duration: row.minutes,
  imageUrl: row.imageUrl,
  totalLessons: row.totalLessons,
  rating: meanRating(row.figures),
  totalRatings: row.figures.totalRatings,
  status: row.status,
  instructor: row.instructor,
  shared: professorId !== undefined && row.professorId !== professorId,
  studentsEnrolled: row.figures.totalStudents,
  completedLessons: row.figures.completedLessons,
  revenue: row.figures.revenueCents,
  completionRate: percentOf(row.figures.completions, row.figures.totalStudents),
  createdAt: isoTime(row.createdAt),
  lastUpdated: isoTime(row.updatedAt),
});
