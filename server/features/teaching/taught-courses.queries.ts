/** The list of courses for a professor, and for the school. */
import { and, asc, count, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import {
  enrollmentFigures,
  ratingSum,
  revenueCents,
  totalLessons,
  totalRatings,
  totalStudents,
} from '../../../db/course-figures.ts';
import { courseMinutes } from '../../../db/minutes.ts';
import { prepared } from '../../../db/prepared.ts';
import { courses } from '../../../db/schema/courses.ts';
import { users } from '../../../db/schema/users.ts';
import { matches, searchPattern } from '../../../db/search.ts';
import { isTaughtBy } from '../../../db/taught-by.ts';
import { type COURSE_SORTS } from './taught-lists.schema.ts';
import { PROFESSOR_PAGE_SIZE, type ProfessorCoursesInput } from './taught-courses.schema.ts';

type Sort = (typeof COURSE_SORTS)[number];
type Scope = 'own' | 'school';
type Filter = Omit<ProfessorCoursesInput, 'sort' | 'page'>;

const number = (query: SQL) => query.mapWith(Number);

const columns = {
  id: courses.id,
  title: courses.title,
  description: courses.description,
  category: courses.category,
  difficulty: courses.difficulty,
  status: courses.status,
  professorId: courses.professorId,
  instructor: users.fullName,
  priceCents: courses.priceCents,
  minutes: courseMinutes,
  imageUrl: courses.imageUrl,
  createdAt: courses.createdAt,
  updatedAt: courses.updatedAt,
  totalLessons,
  figures: enrollmentFigures,
};

const isOwn = isTaughtBy(sql.placeholder('professorId'));
const isWanted = (scope: Scope): SQL | undefined =>
  and(
    scope === 'own' ? isOwn : undefined,
    or(
      and(sql`${sql.placeholder('status')} = ''`, ne(courses.status, 'inactive')),
      sql`${courses.status} = ${sql.placeholder('status')}`,
    ),
    or(sql`${sql.placeholder('category')} = ''`, sql`${courses.category} = ${sql.placeholder('category')}`),
    matches(courses.titleSearch, sql.placeholder('search')),
  );

/** Courses without ratings come last. The exact mean is compared, not the rounded one. */
const byRating = sql`case when ${totalRatings} = 0 then 0 else ${ratingSum} * 1.0 / ${totalRatings} end`;
const orders: Record<Sort, SQL> = {
  lastUpdated: desc(courses.updatedAt),
  title: asc(courses.titleSearch),
  students: desc(totalStudents),
  rating: desc(byRating),
  revenue: desc(revenueCents),
};

const listBy = (scope: Scope, sort: Sort) =>
  prepared(`taught_courses_${scope}_${sort}`, read =>
    read
      .select(columns)
      .from(courses)
      .innerJoin(users, eq(users.id, courses.professorId))
      .where(isWanted(scope))
      .orderBy(orders[sort], asc(courses.id))
      .limit(PROFESSOR_PAGE_SIZE)
      .offset(sql.placeholder('offset')),
  );
const allSorts = (scope: Scope): Record<Sort, ReturnType<typeof listBy>> => ({
  lastUpdated: listBy(scope, 'lastUpdated'),
  title: listBy(scope, 'title'),
  students: listBy(scope, 'students'),
  rating: listBy(scope, 'rating'),
  revenue: listBy(scope, 'revenue'),
});
const lists = { own: allSorts('own'), school: allSorts('school') };

const sizeOf = (scope: Scope) =>
  prepared(`taught_courses_${scope}_size`, read =>
    read.select({ count: count() }).from(courses).where(isWanted(scope)),
  );
const sizes = { own: sizeOf('own'), school: sizeOf('school') };

const whose = (professorId: number | undefined): Scope => (professorId === undefined ? 'school' : 'own');
const valuesOf = (professorId: number | undefined, { search = '', status, category }: Filter) => ({
  ...(professorId !== undefined && { professorId }),
  search: searchPattern(search),
  status: status ?? '',
  category: category ?? '',
});

/** One page of a professor's courses or, without a professor, of the school's. */
export const findTaughtCourses = (
  read: Read,
  professorId: number | undefined,
  { sort = 'lastUpdated', page = 1, ...filter }: ProfessorCoursesInput,
) =>
  lists[whose(professorId)][sort](read, { ...valuesOf(professorId, filter), offset: (page - 1) * PROFESSOR_PAGE_SIZE });
export type TaughtCourseRow = Awaited<ReturnType<typeof findTaughtCourses>>[number];

export const countTaughtCourses = async (
  read: Read,
  professorId: number | undefined,
  filter: Filter,
): Promise<number> => (await sizes[whose(professorId)](read, valuesOf(professorId, filter)))[0]?.count ?? 0;

const coursesByStatus = (scope: Scope) =>
  prepared(`taught_figures_${scope}`, read =>
    read
      .select({
        status: courses.status,
        courses: count(),
        totalLessons: number(sql`sum(${totalLessons})`),
        totalStudents: number(sql`sum(${totalStudents})`),
        totalRatings: number(sql`sum(${totalRatings})`),
        ratingSum: number(sql`sum(${ratingSum})`),
        revenueCents: number(sql`sum(${revenueCents})`),
      })
      .from(courses)
      .where(and(scope === 'own' ? isOwn : undefined, ne(courses.status, 'inactive')))
      .groupBy(courses.status),
  );
const figuresOf = { own: coursesByStatus('own'), school: coursesByStatus('school') };

/** The totals of the courses of each status; deleted ones are left out. */
export const findTaughtFigures = (read: Read, professorId: number | undefined) =>
  figuresOf[whose(professorId)](read, professorId === undefined ? {} : { professorId });
