import type { Db, Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { isLocked, mayEdit, mayOwn, mayRead, mayStudy } from './courses.policy.ts';
import { accessEnd, isFree } from '../progress/access.policy.ts';
import { isUnlocked } from '../progress/course-path.ts';
import { getCompleted } from '../progress/progress.service.ts';
import {
  findCatalogue,
  findCoAuthors,
  findCourse,
  findCourseAs,
  findCourseToChange,
  findLessonHeadings,
  findRights,
  findTitled,
  isOfClassOf,
  setUpdated,
  type CatalogueFilter,
  type CourseRights,
  type CourseRow,
  type ListedCourseRow,
} from './courses.queries.ts';
import type { CatalogueCourse, Course } from './courses.schema.ts';

/** Percent of `whole`, rounded down, so that only a complete thing is 100. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.floor((100 * part) / whole));

/** Mean rating to one decimal; null before the first. */
export const meanRating = ({ ratingSum, totalRatings }: { ratingSum: number; totalRatings: number }): number | null =>
  totalRatings === 0 ? null : Math.round((10 * ratingSum) / totalRatings) / 10;

/** 1 coin = R$ 1,00, rounded up. */
const coinsOf = (cents: number): number => Math.ceil(cents / 100);

export const listCatalogue = async (db: Db, viewer: Viewer, filter: CatalogueFilter) => {
  const { rows, total, categories } = await findCatalogue(db.read, viewer.id, filter);
  const now = new Date();
  return { courses: rows.map(row => toCatalogueCourse(viewer, row, now)), total, categories };
};

/** @throws AppError 404 for a course that is not visible to the viewer. */
export const getCourse = async (db: Db, viewer: Viewer, courseId: number): Promise<Course> => {
  const row = await findCourse(db.read, viewer.id, courseId);
  if (!isReadable(viewer, row)) throw new AppError('courseNotFound');
  const editable = mayEdit(viewer, row.course);
  const [coAuthors, headings, completed, followed] = await Promise.all([
    row.course.hasCoAuthors ? findCoAuthors(db.read, courseId) : [],
    findLessonHeadings(db.read, courseId),
    getCompleted(db, row.enrollment?.id),
    editable || (viewer.role === 'professor' && isOfClassOf(db.read, courseId, viewer.id)),
  ]);
  return toCourse(viewer, row, headings, completed, { coAuthors, editable, followed });
};

const isReadable = <Row extends CourseRights>(viewer: Viewer, row: Row | undefined): row is Row =>
  row !== undefined && mayRead(viewer, row.course, row.enrollment !== null);

/** What decides about a course, if it is visible to the viewer. */
export const findReadable = async (db: Db, viewer: Viewer, courseId: number): Promise<CourseRights | undefined> => {
  const row = await findRights(db.read, viewer.id, courseId);
  return isReadable(viewer, row) ? row : undefined;
};

/** Like `findReadable`. @throws AppError 404 */
export const getReadable = async (db: Db, viewer: Viewer, courseId: number): Promise<CourseRights> => {
  const row = await findReadable(db, viewer, courseId);
  if (!row) throw new AppError('courseNotFound');
  return row;
};

/** The course's own row, and whether the viewer is its co-author. @throws AppError 404 */
export const getCourseAs = async (read: Read, viewer: Pick<Viewer, 'id'>, courseId: number) => {
  const course = await findCourseAs(read, viewer.id, courseId);
  if (!course) throw new AppError('courseNotFound');
  return course;
};

/** The course's own row; who changes it reads it inside a transaction. @throws AppError 404 */
export const getCourseToChange = async (read: Read, courseId: number) => {
  const course = await findCourseToChange(read, courseId);
  if (!course) throw new AppError('courseNotFound');
  return course;
};

/**
 * The course's own row for a viewer who may edit it. @throws AppError 404 for a course that is
 * not visible to the viewer, 403 for another owner's.
 */
export const getCourseToEdit = async (read: Read, viewer: Viewer, courseId: number) => {
  const course = await findCourseAs(read, viewer.id, courseId);
  if (!course || !mayRead(viewer, course, false)) throw new AppError('courseNotFound');
  if (!mayEdit(viewer, course)) throw new AppError('accessDenied');
  return course;
};

/** Like `getCourseToEdit`. @throws AppError also 403 for a co-author. */
export const getCourseToOwn = async (tx: Tx, viewer: Viewer, courseId: number) => {
  const course = await getCourseToEdit(tx, viewer, courseId);
  if (!mayOwn(viewer, course)) throw new AppError('ownersCourse');
  return course;
};

/** The newest of the viewer's own courses with this title. */
export const listOwnTitled = (read: Read, viewer: Viewer, title: string): Promise<number[]> =>
  findTitled(read, viewer.id, title);

/** A change of a course's lessons updates the course, but not the version of its own fields. */
export const touchCourse = (tx: Tx, courseId: number, now: Date): Promise<void> => setUpdated(tx, courseId, now);

const toCatalogueCourse = (viewer: Viewer, row: ListedCourseRow, now: Date): CatalogueCourse => {
  const { course, enrollment, totalLessons, figures } = row;
  return {
    id: course.id,
    title: course.title,
    description: course.description,
    category: course.category,
    difficulty: course.difficulty,
    price: course.priceCents,
    duration: row.minutes,
    imageUrl: course.imageUrl,
    totalLessons,
    rating: meanRating(figures),
    totalRatings: figures.totalRatings,
    instructor: row.instructor,
    instructorAvatar: row.instructorAvatar,
    totalStudents: figures.totalStudents,
    certificateEnabled: course.certificateEnabled,
    free: isFree(course),
    priceInCoins: coinsOf(course.priceCents),
    locked: isLocked(viewer, course, enrollment, now),
    enrollment: enrollment && {
      id: enrollment.id,
      completedLessons: enrollment.completedLessons,
      progress: percentOf(enrollment.completedLessons, totalLessons),
      completed: enrollment.completedAt !== null,
      certificateCode: row.certificateCode,
      rating: enrollment.rating,
      accessUntil: accessEnd(course, enrollment)?.toISOString() ?? null,
    },
  };
};

const toCourse = (
  viewer: Viewer,
  row: CourseRow,
  headings: Course['lessons'],
  completed: ReadonlySet<number>,
  { coAuthors, editable, followed }: Pick<Course, 'coAuthors' | 'editable' | 'followed'>,
): Course => {
  const { course } = row;
  const shown = editable ? headings : headings.filter(lesson => lesson.active);
  const now = new Date();
  const studies = mayStudy(viewer, course, row.enrollment, now);
  const path = headings.filter(lesson => lesson.active).map(({ id }) => ({ lessonId: id, quizId: null }));
  const opens = ({ id }: { id: number }): boolean =>
    studies && (viewer.role !== 'student' || isUnlocked(path, { lessons: completed }, id));
  return {
    ...toCatalogueCourse(viewer, row, now),
    status: course.status,
    active: course.status === 'active',
    isActive: course.status === 'active',
    estimate: course.durationMinutes,
    maxStudents: course.maxStudents,
    enrolledStudents: row.figures.totalStudents,
    objectives: course.objectives,
    prerequisites: course.prerequisites,
    lessons: shown.map(lesson => (opens(lesson) ? lesson : { ...lesson, description: '' })),
    createdAt: course.createdAt.toISOString(),
    lastUpdated: course.updatedAt.toISOString(),
    version: course.version,
    coAuthors,
    editable,
    owned: mayOwn(viewer, course),
    followed,
  };
};
