import { and, asc, count, desc, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm';
import { coursesOfClassesOf } from '../../../db/class-scope.ts';
import type { Read, Tx } from '../../../db/client.ts';
import { enrollmentFigures, totalLessons } from '../../../db/course-figures.ts';
import { courseMinutes, lessonMinutes } from '../../../db/minutes.ts';
import { prepared } from '../../../db/prepared.ts';
import { courseAuthors, courses, lessons } from '../../../db/schema/courses.ts';
import { certificates, enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { matches, searchPattern } from '../../../db/search.ts';
import { hasCoAuthors, isCoAuthor } from '../../../db/taught-by.ts';
import { CATALOGUE_PAGE_SIZE, type Category, type Difficulty } from './courses.schema.ts';

const whole = {
  ...getTableColumns(courses),
  isCoAuthor: isCoAuthor(sql.placeholder('viewerId')),
  hasCoAuthors,
};
/** What a list shows of a course. */
const listed = {
  id: whole.id,
  professorId: whole.professorId,
  title: whole.title,
  description: whole.description,
  category: whole.category,
  difficulty: whole.difficulty,
  priceCents: whole.priceCents,
  imageUrl: whole.imageUrl,
  certificateEnabled: whole.certificateEnabled,
  isCoAuthor: whole.isCoAuthor,
};

/** Courses with their figures and the viewer's own enrollment, if any. Placeholder: viewerId. */
const selectCourses = <Course extends typeof listed>(read: Read, course: Course) =>
  read
    .select({
      course,
      minutes: courseMinutes,
      instructor: users.fullName,
      instructorAvatar: users.avatarUrl,
      totalLessons,
      figures: enrollmentFigures,
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

export type CourseRow = Awaited<ReturnType<ReturnType<typeof selectCourses<typeof whole>>['execute']>>[number];
export type ListedCourseRow = Awaited<ReturnType<ReturnType<typeof selectCourses<typeof listed>>['execute']>>[number];

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
  selectCourses(read, listed)
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

/**
 * One page of the active courses, the total, and the number of courses in each category. Where nothing else is asked
 * for, the total is in these numbers already.
 */
export const findCatalogue = async (
  read: Read,
  viewerId: number,
  { search = '', category, difficulty, page = 1 }: CatalogueFilter,
) => {
  const filter = { search: searchPattern(search), category: category ?? ANY, difficulty: difficulty ?? ANY };
  const [rows, size, categories] = await Promise.all([
    catalogue(read, { ...filter, viewerId, limit: CATALOGUE_PAGE_SIZE, offset: (page - 1) * CATALOGUE_PAGE_SIZE }),
    search.trim() === '' && !difficulty ? undefined : catalogueSize(read, filter),
    categorySizes(read),
  ]);
  const wanted = categories.filter(of => !category || of.category === category);
  const total = size ? (size[0]?.count ?? 0) : wanted.reduce((sum, of) => sum + of.count, 0);
  return { rows, total, categories };
};

const courseById = prepared('course', read =>
  selectCourses(read, whole).where(eq(courses.id, sql.placeholder('courseId'))),
);

export const findCourse = async (read: Read, viewerId: number, courseId: number): Promise<CourseRow | undefined> =>
  (await courseById(read, { viewerId, courseId }))[0];

const rightsIn = prepared('course_rights', read =>
  read
    .select({
      course: {
        id: whole.id,
        professorId: whole.professorId,
        status: whole.status,
        priceCents: whole.priceCents,
        isCoAuthor: whole.isCoAuthor,
      },
      enrollment: { id: enrollments.id, accessUntil: enrollments.accessUntil },
    })
    .from(courses)
    .leftJoin(
      enrollments,
      and(eq(enrollments.courseId, courses.id), eq(enrollments.studentId, sql.placeholder('viewerId'))),
    )
    .where(eq(courses.id, sql.placeholder('courseId'))),
);

/** What decides about who may read and study a course, with the viewer's own enrollment, if any. */
export const findRights = async (read: Read, viewerId: number, courseId: number) =>
  (await rightsIn(read, { viewerId, courseId }))[0];
export type CourseRights = NonNullable<Awaited<ReturnType<typeof findRights>>>;

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

/** So many at most: each is read as a whole, to compare it with a file. */
const MOST_TITLED = 20;

/** The newest courses of this owner with this title, but deleted ones. */
export const findTitled = async (read: Read, professorId: number, title: string): Promise<number[]> =>
  (
    await read
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.professorId, professorId), eq(courses.title, title), ne(courses.status, 'archived')))
      .orderBy(desc(courses.id))
      .limit(MOST_TITLED)
  ).map(({ id }) => id);

export const setUpdated = async (tx: Tx, courseId: number, now: Date): Promise<void> => {
  await tx.update(courses).set({ updatedAt: now }).where(eq(courses.id, courseId));
};
