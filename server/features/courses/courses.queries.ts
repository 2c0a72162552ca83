import { and, asc, count, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm';
import { coursesOfClassesOf } from '../../../db/class-scope.ts';
import type { Read, Tx } from '../../../db/client.ts';
import { ratingSum, totalRatings, totalStudents } from '../../../db/course-figures.ts';
import { courseMinutes, lessonMinutes } from '../../../db/minutes.ts';
import { prepared } from '../../../db/prepared.ts';
import { courseAuthors, courses, lessons } from '../../../db/schema/courses.ts';
import { certificates, enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { matches, searchPattern } from '../../../db/search.ts';
import { isCoAuthor } from '../../../db/taught-by.ts';
import { CATALOGUE_PAGE_SIZE, type Category, type Difficulty } from './courses.schema.ts';

const number = (query: ReturnType<typeof sql>) => query.mapWith(Number);

const totalLessons = number(
  sql`(select count(*) from ${lessons} where ${lessons.courseId} = ${courses.id} and ${lessons.active})`,
);

/** Courses with their figures and the viewer's own enrollment, if any. Placeholder: viewerId. */
const selectCourses = (read: Read) =>
  read
    .select({
      course: { ...getTableColumns(courses), isCoAuthor: isCoAuthor(sql.placeholder('viewerId')) },
      minutes: courseMinutes,
      instructor: users.fullName,
      instructorAvatar: users.avatarUrl,
      totalLessons,
      totalStudents,
      totalRatings,
      ratingSum,
      enrollment: {
        id: enrollments.id,
        rating: enrollments.rating,
        completedAt: enrollments.completedAt,
        accessUntil: enrollments.accessUntil,
        completedLessons: enrollments.completedLessons,
      },
      certificateCode: certificates.code,
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.professorId))
    .leftJoin(
      enrollments,
      and(eq(enrollments.courseId, courses.id), eq(enrollments.studentId, sql.placeholder('viewerId'))),
    )
    .leftJoin(certificates, eq(certificates.enrollmentId, enrollments.id));

export type CourseRow = Awaited<ReturnType<ReturnType<typeof selectCourses>['execute']>>[number];

const ANY = '';
const isOrAny = (column: typeof courses.category | typeof courses.difficulty, name: string) =>
  or(sql`${sql.placeholder(name)} = ''`, eq(column as typeof courses.category, sql.placeholder(name)));

const inCatalogue = and(
  eq(courses.status, 'active'),
  isOrAny(courses.category, 'category'),
  isOrAny(courses.difficulty, 'difficulty'),
  or(matches(courses.titleSearch, sql.placeholder('search')), matches(users.nameSearch, sql.placeholder('search'))),
);

const catalogue = prepared('catalogue', read =>
  selectCourses(read)
    .where(inCatalogue)
    .orderBy(asc(courses.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

const catalogueSize = prepared('catalogue_size', read =>
  read.select({ count: count() }).from(courses).innerJoin(users, eq(users.id, courses.professorId)).where(inCatalogue),
);

const categorySizes = prepared('category_sizes', read =>
  read
    .select({ category: courses.category, count: count() })
    .from(courses)
    .where(eq(courses.status, 'active'))
    .groupBy(courses.category),
);

export type CatalogueFilter = {
  search?: string | undefined;
  category?: Category | undefined;
  difficulty?: Difficulty | undefined;
  page?: number | undefined;
};

/** One page of the active courses, the total, and the number of courses in each category. */
export const findCatalogue = async (
  read: Read,
  viewerId: number,
  { search = '', category = ANY as Category, difficulty = ANY as Difficulty, page = 1 }: CatalogueFilter,
) => {
  const filter = { search: searchPattern(search), category, difficulty };
  const [rows, [size], categories] = await Promise.all([
    catalogue(read, { ...filter, viewerId, limit: CATALOGUE_PAGE_SIZE, offset: (page - 1) * CATALOGUE_PAGE_SIZE }),
    catalogueSize(read, filter),
    categorySizes(read),
  ]);
  return { rows, total: size?.count ?? 0, categories };
};

const courseById = prepared('course', read => selectCourses(read).where(eq(courses.id, sql.placeholder('courseId'))));

export const findCourse = async (read: Read, viewerId: number, courseId: number): Promise<CourseRow | undefined> =>
  (await courseById(read, { viewerId, courseId }))[0];

const headings = prepared('lesson_headings', read =>
  read
    .select({
      id: lessons.id,
      title: lessons.title,
      description: lessons.description,
      order: lessons.position,
      duration: lessonMinutes,
      active: lessons.active,
      version: lessons.version,
    })
    .from(lessons)
    .where(and(eq(lessons.courseId, sql.placeholder('courseId')), isNull(lessons.removedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id)),
);

/** The titles of the course's lessons, drafts included. */
export const findLessonHeadings = (read: Read, courseId: number) => headings(read, { courseId });

/** Whether a professor teaches a class that has the course. */
export const isOfClassOf = async (read: Read, courseId: number, professorId: number): Promise<boolean> =>
  (
    await read
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.id, courseId), sql`${courses.id} in (${coursesOfClassesOf(professorId)})`))
  ).length > 0;

/** The course's own row, read inside a transaction. */
export const findCourseToChange = async (read: Read, courseId: number) =>
  (await read.select().from(courses).where(eq(courses.id, courseId)))[0];

/** The same, with whether somebody is a co-author of the course. */
export const findCourseAs = async (read: Read, viewerId: number, courseId: number) =>
  (
    await read
      .select({ ...getTableColumns(courses), isCoAuthor: isCoAuthor(viewerId) })
      .from(courses)
      .where(eq(courses.id, courseId))
  )[0];

const coAuthors = prepared('co_authors', read =>
  read
    .select({ userId: users.id, fullName: users.fullName, avatarUrl: users.avatarUrl })
    .from(courseAuthors)
    .innerJoin(users, eq(users.id, courseAuthors.userId))
    .where(eq(courseAuthors.courseId, sql.placeholder('courseId')))
    .orderBy(asc(courseAuthors.id)),
);

/** A course's co-authors, in the order in which they came. */
export const findCoAuthors = (read: Read, courseId: number) => coAuthors(read, { courseId });

/** The courses of this owner with this title, but deleted ones. */
export const findTitled = async (read: Read, professorId: number, title: string): Promise<number[]> =>
  (
    await read
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.professorId, professorId), eq(courses.title, title), ne(courses.status, 'archived')))
      .orderBy(asc(courses.id))
  ).map(({ id }) => id);

export const setUpdated = async (tx: Tx, courseId: number, now: Date): Promise<void> => {
  await tx.update(courses).set({ updatedAt: now }).where(eq(courses.id, courseId));
};
