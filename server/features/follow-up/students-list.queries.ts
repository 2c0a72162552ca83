import { and, asc, desc, eq, gt, isNotNull, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { totalLessons } from '../../../db/course-figures.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { courses } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { courseLessons } from '../../../db/schema/totals.ts';
import { users } from '../../../db/schema/users.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import { isRowTaughtBy, isTaughtBy } from '../../../db/taught-by.ts';
import type { SortDirection, StudentSort, StudentStatus } from './follow-up.schema.ts';
import { isWanted, type AnyFilter, type GivenFilter, type StudentFilter } from './student-filter.queries.ts';
import { isActiveSince } from './taught-courses.queries.ts';

const STATUSES = ['inativo', 'ativo', 'concluído'] as const satisfies StudentStatus[];
/** As a number on its way: fifty words take longer to hand over. */
const statusSince = (since: Since) =>
  sql`case when ${isNotNull(enrollments.completedAt)} then 2 when ${isActiveSince(since)} then 1 else 0 end`.mapWith(
    (code: number) => STATUSES[code]!,
  );

/** What lists show of a student in a course, flat, as they show it; who did something since then is active. */
export const studentColumns = (since: Since) => ({
  enrollmentId: enrollments.id,
  studentId: users.id,
  name: users.fullName,
  email: users.email,
  avatarUrl: users.avatarUrl,
  experience: users.experience,
  courseId: courses.id,
  course: courses.title,
  status: statusSince(since),
  completedLessons: enrollments.completedLessons,
  totalLessons: sql`coalesce(${courseLessons.lessons}, 0)`.mapWith(Number),
  lastActivityAt: enrollments.lastActivityAt,
});
/** Where `studentColumns` has the number of lessons from. */
export const isOfCourse = eq(courseLessons.courseId, courses.id);
type Since = Date | SQL;

const selectStudents = (read: Read, since: Since) =>
  read
    .select(studentColumns(since))
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .leftJoin(courseLessons, isOfCourse);

type Start = 'anywhere' | 'enrollments' | 'users';

/**
 * The same, read from one table on, whose index gives the order: SQLite keeps the order of a cross join, and reads no
 * more than the page's share of the school. The plus keeps it from beginning with the courses, and sorting.
 */
const selectFrom = (read: Read, start: Start, { since, which }: { since: Since; which: SQL | undefined }) => {
  const columns = studentColumns(since);
  const isOne = and(sql`${courses.id} = +${enrollments.courseId}`, eq(users.id, enrollments.studentId), which);
  if (start === 'anywhere') return selectStudents(read, since).where(which);
  const joined =
    start === 'users'
      ? read.select(columns).from(users).crossJoin(enrollments).crossJoin(courses)
      : read.select(columns).from(enrollments).crossJoin(courses).crossJoin(users);
  return joined.leftJoin(courseLessons, isOfCourse).where(isOne);
};

/** How many enrollments there are: in the whole school, about, and of those that are wanted. */
export type Sizes = { all: number; wanted: number };

/** Where to begin, to find the first so many: in the order of an index, or with what is wanted, to sort it. */
const startOf = (sort: StudentSort, { all, wanted }: Sizes, end: number): Start => {
  const first = ({ lastActivity: 'enrollments', name: 'users', level: 'users' } as const)[sort as string];
  return first !== undefined && (end * all) / wanted < wanted ? first : 'anywhere';
};

/** How many thousandths of the course's published lessons are completed. */
export const shareOf = (completedLessons: AnyColumn): SQL =>
  sql`case when ${totalLessons} = 0 then 0 else ${completedLessons} * 1000 / ${totalLessons} end`;

const sortKeys: Record<StudentSort, SQL | AnyColumn> = {
  lastActivity: enrollments.lastActivityAt,
  name: users.nameSearch,
  course: courses.titleSearch,
  progress: shareOf(enrollments.completedLessons),
  level: sql`(-${users.experience})`,
  lessons: enrollments.completedLessons,
};

/** Students of equal rank stand by name, and one student's courses by title, whatever the direction. */
const orderOf = ({ sort, direction }: StudentOrder): SQL[] => [
  // The index of levels begins with the highest.
  ((direction === 'asc') === (sort !== 'level') ? asc : desc)(sortKeys[sort]),
  ...(sort === 'lastActivity' || sort === 'name' ? [] : [asc(users.nameSearch)]),
  ...(sort === 'lastActivity' ? [] : [asc(courses.titleSearch)]),
  desc(enrollments.id),
];

export type StudentOrder = { sort: StudentSort; direction: SortDirection };

type Among = 'enrollments' | 'people';
type Query = { start: Start; since: Since; which: SQL | undefined; order: SQL[]; among: Among };
type Range = { limit: number | Placeholder; offset: number | Placeholder };

/**
 * Where rows are sorted, the page is found first, without what its rows show: SQLite would otherwise read that for
 * every student before it sorts them.
 */
const pageFrom = (read: Read, { start, since, which, order, among }: Query, { limit, offset }: Range) => {
  if (start !== 'anywhere')
    return selectFrom(read, start, { since, which })
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  const enrolled = read
    .select({ id: enrollments.id })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId));
  const page = (among === 'people' ? enrolled.innerJoin(users, eq(users.id, enrollments.studentId)) : enrolled)
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  return read
    .select(studentColumns(since))
    .from(page)
    .innerJoin(enrollments, eq(enrollments.id, page.id))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .leftJoin(courseLessons, isOfCourse)
    .orderBy(...order);
};

/** The values of a filter and a page as they are given when a statement is run. */
export const GIVEN = {
  professorId: sql.placeholder('professorId'),
  courseId: sql.placeholder('courseId'),
  activeSince: given('activeSince', enrollments.lastActivityAt),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
};
export const givenIn = (filter: StudentFilter): GivenFilter => ({
  ...filter,
  professorId: filter.professorId && GIVEN.professorId,
  courseId: filter.courseId && GIVEN.courseId,
  activeSince: GIVEN.activeSince,
});
/** Words and levels are as many as there are people who ask: their statements are not kept. */
const isKept = ({ search, experience }: StudentFilter): boolean => search === '' && experience === undefined;

/** @property among what has to be known to find the page: the enrollments alone, or also who the students are. */
type Wanted = {
  start: Start;
  which: (filter: AnyFilter, isTaught: typeof isTaughtBy) => SQL | undefined;
  order: () => SQL[];
  among: Among;
};
/** Where a table's index gives the order, each row is asked whose it is. */
const taughtFrom = (start: Start): typeof isTaughtBy => (start === 'anywhere' ? isTaughtBy : isRowTaughtBy);

const preparedPage = (name: string, filter: StudentFilter, { start, which, order, among }: Wanted) =>
  prepared(name, read => {
    const wanted = which(givenIn(filter), taughtFrom(start));
    return pageFrom(read, { start, since: GIVEN.activeSince, which: wanted, order: order(), among }, GIVEN);
  });
const kept = new Map<string, ReturnType<typeof preparedPage>>();

type Page = { filter: StudentFilter; name: string; limit: number; offset: number };
/** One page, by a statement that is prepared for its kind of filter and order. */
const keptPage = (read: Read, { filter, name, limit, offset }: Page, wanted: Wanted): Promise<StudentRow[]> => {
  const { professorId, courseId, activeSince, status = 'any', followed = false } = filter;
  const kind = [name, professorId === undefined, courseId === undefined, status, followed, wanted.start].join('_');
  const page = kept.get(kind) ?? preparedPage(kind, filter, wanted);
  kept.set(kind, page);
  return page(read, { professorId, courseId, activeSince, limit, offset });
};

/** One page of students in their courses. */
export const findStudents = (
  read: Read,
  filter: StudentFilter,
  order: StudentOrder,
  { page, pageSize }: { page: number; pageSize: number },
  sizes: Sizes,
): Promise<StudentRow[]> => {
  const wanted: Wanted = {
    start: startOf(order.sort, sizes, page * pageSize),
    which: isWanted,
    order: () => orderOf(order),
    among: order.sort !== 'lastActivity' || !isKept(filter) ? 'people' : 'enrollments',
  };
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  return isKept(filter)
    ? keptPage(read, { filter, name: `students_${order.sort}_${order.direction}`, ...range }, wanted)
    : pageFrom(
        read,
        {
          ...wanted,
          since: filter.activeSince,
          which: isWanted(filter, taughtFrom(wanted.start)),
          order: wanted.order(),
        },
        range,
      ).execute();
};
export type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number];

/** The students with activity since then, latest first. */
export const findStudentsSeenSince = (
  read: Read,
  scope: Scope,
  since: Date,
  limit: number,
  sizes: Sizes,
): Promise<StudentRow[]> =>
  keptPage(
    read,
    { filter: { ...scope, search: '', activeSince: since }, name: 'students_seen', limit, offset: 0 },
    {
      start: startOf('lastActivity', sizes, limit),
      which: (filter, isTaught) => and(inScope(filter, isTaught), isActiveSince(filter.activeSince)),
      order: () => [desc(enrollments.lastActivityAt), desc(enrollments.id)],
      among: 'enrollments',
    },
  );

/** The next students after an enrollment, to read all of them in parts. */
export const findStudentsAfter = (
  read: Read,
  filter: StudentFilter,
  enrollmentId: number,
  limit: number,
): Promise<StudentRow[]> =>
  selectStudents(read, filter.activeSince)
    .where(and(isWanted(filter), gt(enrollments.id, enrollmentId)))
    .orderBy(asc(enrollments.id))
    .limit(limit);
