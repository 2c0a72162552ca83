import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  sql,
  type AnyColumn,
  type Placeholder,
  type Subquery,
  type SQL,
} from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { courses } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { inScope, type GivenScope, type Scope } from '../../../db/scope.ts';
import { matches, searchPattern } from '../../../db/search.ts';
import type { SortDirection, StudentSort } from './follow-up.schema.ts';
import { isActiveSince, totalLessons } from './taught-courses.queries.ts';

export type StudentFilter = Scope & {
  search: string;
  status?: 'ativo' | 'inativo' | 'concluído' | undefined;
  /** Students who did something since then are active. */
  activeSince: Date;
  /** XP range: `from` inclusive, `below` exclusive. */
  experience?: { from: number; below: number } | undefined;
};

/** The same with placeholders for its values. */
type GivenFilter = Omit<StudentFilter, 'professorId' | 'courseId' | 'activeSince'> & GivenScope & { activeSince: SQL };
type AnyFilter = StudentFilter | GivenFilter;

const statusIs = ({ status, activeSince }: AnyFilter): SQL | undefined => {
  if (status === undefined) return undefined;
  if (status === 'concluído') return isNotNull(enrollments.completedAt);
  return and(
    isNull(enrollments.completedAt),
    status === 'ativo' ? isActiveSince(activeSince) : not(isActiveSince(activeSince)),
  );
};

const fits = (filter: AnyFilter): SQL | undefined =>
  and(
    inScope(filter),
    statusIs(filter),
    filter.experience &&
      and(
        gte(users.experience, filter.experience.from),
        filter.experience.below === Infinity ? undefined : lt(users.experience, filter.experience.below),
      ),
    filter.search === ''
      ? undefined
      : or(matches(users.nameSearch, searchPattern(filter.search)), matches(users.email, searchPattern(filter.search))),
  );

/** What is shown of a student in a course. */
export const studentColumns = {
  enrollment: enrollments,
  student: {
    id: users.id,
    name: users.fullName,
    email: users.email,
    phone: users.phone,
    avatarUrl: users.avatarUrl,
    experience: users.experience,
  },
  course: { id: courses.id, title: courses.title, professorId: courses.professorId },
  totalLessons,
};

const selectStudents = (read: Read) =>
  read
    .select(studentColumns)
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.studentId));

/** A thousandth of the course's published lessons that are completed. */
const share = sql`case when ${totalLessons} = 0 then 0
  else ${enrollments.completedLessons} * 1000 / ${totalLessons} end`;

const sortKeys: Record<StudentSort, SQL | AnyColumn> = {
  lastActivity: enrollments.lastActivityAt,
  name: users.nameSearch,
  course: courses.titleSearch,
  progress: share,
  level: users.experience,
  lessons: enrollments.completedLessons,
};

/** Students of equal rank stand by name, and one student's courses by title, whatever the direction. */
const orderOf = ({ sort, direction }: StudentOrder): SQL[] => [
  (direction === 'asc' ? asc : desc)(sortKeys[sort]),
  ...(sort === 'lastActivity' ? [] : [asc(users.nameSearch), asc(courses.titleSearch)]),
  desc(enrollments.id),
];

export type StudentOrder = { sort: StudentSort; direction: SortDirection };

/** The values of a filter and a page as they are given when a statement is run. */
const GIVEN = {
  professorId: sql.placeholder('professorId'),
  courseId: sql.placeholder('courseId'),
  activeSince: given('activeSince', enrollments.lastActivityAt),
};
const givenIn = (filter: StudentFilter): StudentFilter | GivenFilter => ({
  ...filter,
  professorId: filter.professorId && GIVEN.professorId,
  courseId: filter.courseId && GIVEN.courseId,
  activeSince: GIVEN.activeSince,
});
/** What is not given by a placeholder: what the statement itself depends on. */
const kindOf = ({ professorId, courseId, status }: StudentFilter): string =>
  [professorId === undefined ? 'school' : 'own', courseId === undefined ? 'all' : 'one', status ?? 'any'].join('_');
/** Words and levels are as many as there are people who ask: their statements are not kept. */
const isKept = ({ search, experience }: StudentFilter): boolean => search === '' && experience === undefined;
const valuesOf = ({ professorId, courseId, activeSince }: StudentFilter) => ({ professorId, courseId, activeSince });

const keptBy = <Statement>(): ((kind: string, make: () => Statement) => Statement) => {
  const kept = new Map<string, Statement>();
  return (kind, make) => {
    const statement = kept.get(kind) ?? make();
    kept.set(kind, statement);
    return statement;
  };
};

const needsPeople = ({ search, experience }: AnyFilter): boolean => search !== '' || experience !== undefined;

type Page = { id: AnyColumn };
/** What is shown of the students on a page. */
const showing = (read: Read, page: Subquery & Page) =>
  read
    .select(studentColumns)
    .from(page)
    .innerJoin(enrollments, eq(enrollments.id, page.id))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.studentId));

/**
 * The page is found first, without what its rows show: SQLite would otherwise read that for every student before it
 * sorts them.
 */
const pageOf = (read: Read, filter: AnyFilter, order: StudentOrder, { limit, offset }: Range) => {
  const inCourses = read
    .select({ id: enrollments.id })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .$dynamic();
  const found =
    needsPeople(filter) || order.sort !== 'lastActivity'
      ? inCourses.innerJoin(users, eq(users.id, enrollments.studentId))
      : inCourses;
  const page = found
    .where(fits(filter))
    .orderBy(...orderOf(order))
    .limit(limit as number)
    .offset(offset as number)
    .as('page');
  return showing(read, page).orderBy(...orderOf(order));
};

type Range = { limit: number | Placeholder; offset: number | Placeholder };
const keptPages = keptBy<ReturnType<typeof preparedPage>>();
const preparedPage = (kind: string, filter: StudentFilter, order: StudentOrder) =>
  prepared(`students_${kind}`, read =>
    pageOf(read, givenIn(filter), order, { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }),
  );

/** One page of students in their courses. */
export const findStudents = (
  read: Read,
  filter: StudentFilter,
  order: StudentOrder,
  { page, pageSize }: { page: number; pageSize: number },
) => {
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  if (!isKept(filter)) return pageOf(read, filter, order, range).execute();
  const kind = [kindOf(filter), order.sort, order.direction].join('_');
  return keptPages(kind, () => preparedPage(kind, filter, order))(read, { ...valuesOf(filter), ...range });
};
export type StudentRow = Awaited<ReturnType<typeof findStudents>>[number];

const byActivity = [desc(enrollments.lastActivityAt), desc(enrollments.id)];
const keptSeen = keptBy<ReturnType<typeof preparedSeen>>();
const preparedSeen = (kind: string, filter: StudentFilter) =>
  prepared(`students_seen_${kind}`, read => {
    const latest = read
      .select({ id: enrollments.id })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .where(and(inScope(givenIn(filter)), isActiveSince(GIVEN.activeSince)))
      .orderBy(...byActivity)
      .limit(sql.placeholder('limit'))
      .as('page');
    return showing(read, latest).orderBy(...byActivity);
  });

/** The students with activity since then, latest first. */
export const findStudentsSeenSince = (read: Read, scope: Scope, since: Date, limit: number): Promise<StudentRow[]> => {
  const filter = { ...scope, search: '', activeSince: since };
  const kind = kindOf(filter);
  return keptSeen(kind, () => preparedSeen(kind, filter))(read, { ...valuesOf(filter), limit });
};

/** The next students after an enrollment, to read all of them in parts. */
export const findStudentsAfter = (
  read: Read,
  filter: StudentFilter,
  enrollmentId: number,
  limit: number,
): Promise<StudentRow[]> =>
  selectStudents(read)
    .where(and(fits(filter), gt(enrollments.id, enrollmentId)))
    .orderBy(asc(enrollments.id))
    .limit(limit);

const countOf = (read: Read, filter: AnyFilter) => {
  const inCourses = read
    .select({ count: count() })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .$dynamic();
  return (needsPeople(filter) ? inCourses.innerJoin(users, eq(users.id, enrollments.studentId)) : inCourses).where(
    fits(filter),
  );
};

const keptCounts = keptBy<ReturnType<typeof preparedCount>>();
const preparedCount = (kind: string, filter: StudentFilter) =>
  prepared(`students_count_${kind}`, read => countOf(read, givenIn(filter)));

export const countStudents = async (read: Read, filter: StudentFilter): Promise<number> => {
  const kind = kindOf(filter);
  const [found] = isKept(filter)
    ? await keptCounts(kind, () => preparedCount(kind, filter))(read, valuesOf(filter))
    : await countOf(read, filter);
  return found?.count ?? 0;
};
