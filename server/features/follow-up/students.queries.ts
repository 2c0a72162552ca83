import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  sql,
  sum,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { lessonMinutes } from '../../../db/minutes.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { certificates, enrollments, lessonProgress } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { mayContain } from '../../../db/found-users.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import { matches, searchPattern } from '../../../db/search.ts';
import type { SortDirection, StudentSort } from './follow-up.schema.ts';
import { countEnrollments, findActive } from './standings.queries.ts';
import { isActiveSince, totalLessons } from './taught-courses.queries.ts';

export type StudentFilter = Scope & {
  search: string;
  status?: 'ativo' | 'inativo' | 'concluído' | undefined;
  /** Students who did something since then are active. */
  activeSince: Date;
  /** XP range: `from` inclusive, `below` exclusive. */
  experience?: { from: number; below: number } | undefined;
};

const statusIs = ({ status, activeSince }: StudentFilter): SQL | undefined => {
  if (status === undefined) return undefined;
  if (status === 'concluído') return isNotNull(enrollments.completedAt);
  return and(
    isNull(enrollments.completedAt),
    status === 'ativo' ? isActiveSince(activeSince) : not(isActiveSince(activeSince)),
  );
};

const fits = (filter: StudentFilter): SQL | undefined =>
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
      : and(
          mayContain(filter.search),
          or(
            matches(users.nameSearch, searchPattern(filter.search)),
            matches(users.email, searchPattern(filter.search)),
          ),
        ),
  );

const columns = {
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
    .select(columns)
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.studentId));

type Start = 'anywhere' | 'enrollments' | 'users';

/**
 * The same, read from one table on, whose index gives the order: SQLite keeps the order of a cross join, and reads no
 * more than the page's share of the school.
 */
const selectFrom = (read: Read, start: Start, which: SQL | undefined) => {
  const isOne = and(eq(courses.id, enrollments.courseId), eq(users.id, enrollments.studentId), which);
  if (start === 'users') return read.select(columns).from(users).crossJoin(enrollments).crossJoin(courses).where(isOne);
  if (start === 'anywhere') return selectStudents(read).where(which);
  return read.select(columns).from(enrollments).crossJoin(courses).crossJoin(users).where(isOne);
};

/** How many enrollments there are: in the whole school, and of those that are wanted. */
export type Sizes = { all: number; wanted: number };

/** Where to begin, to find the first so many: in the order of an index, or with what is wanted, to sort it. */
const startOf = (sort: StudentSort, { all, wanted }: Sizes, end: number): Start => {
  const first = ({ lastActivity: 'enrollments', name: 'users', level: 'users' } as const)[sort as string];
  return first !== undefined && (end * all) / wanted < wanted ? first : 'anywhere';
};

/** A thousandth of the course's published lessons that are completed. */
const share = sql`case when ${totalLessons} = 0 then 0
  else ${enrollments.completedLessons} * 1000 / ${totalLessons} end`;

const sortKeys: Record<StudentSort, SQL | AnyColumn> = {
  lastActivity: enrollments.lastActivityAt,
  name: users.nameSearch,
  course: courses.titleSearch,
  progress: share,
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

/** One page of students in their courses. */
export const findStudents = (
  read: Read,
  filter: StudentFilter,
  order: StudentOrder,
  { page, pageSize }: { page: number; pageSize: number },
  sizes: Sizes,
): Promise<StudentRow[]> =>
  selectFrom(read, startOf(order.sort, sizes, page * pageSize), fits(filter))
    .orderBy(...orderOf(order))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
export type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number];

/** The students with activity since then, latest first. */
export const findStudentsSeenSince = (
  read: Read,
  scope: Scope,
  since: Date,
  limit: number,
  sizes: Sizes,
): Promise<StudentRow[]> =>
  selectFrom(read, startOf('lastActivity', sizes, limit), and(inScope(scope), isActiveSince(since)))
    .orderBy(desc(enrollments.lastActivityAt), desc(enrollments.id))
    .limit(limit);

/** For each enrollment, the minutes of its completed lessons. */
export const findStudyMinutes = (read: Read, enrollmentIds: readonly number[]) =>
  read
    .select({ enrollmentId: lessonProgress.enrollmentId, minutes: sum(lessonMinutes).mapWith(Number) })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(and(inArray(lessonProgress.enrollmentId, [...enrollmentIds]), eq(lessons.active, true)))
    .groupBy(lessonProgress.enrollmentId);

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

/** How many students fit, and how many enrollments the school has. */
export const countStudents = async (read: Read, filter: StudentFilter): Promise<Sizes> => {
  const { all, students, completions } = await countEnrollments(read, filter);
  if (filter.search !== '' || filter.experience) return { all, wanted: await countFitting(read, filter) };
  if (filter.status === undefined) return { all, wanted: students };
  if (filter.status === 'concluído') return { all, wanted: completions };
  const active = [...(await findActive(read, filter, filter.activeSince)).values()];
  const unfinished = active.reduce((sum, course) => sum + course.unfinished, 0);
  return { all, wanted: filter.status === 'ativo' ? unfinished : students - completions - unfinished };
};

const countFitting = async (read: Read, filter: StudentFilter): Promise<number> => {
  const [found] = await read
    .select({ count: count() })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .where(fits(filter));
  return found?.count ?? 0;
};

export const findStudent = async (read: Read, enrollmentId: number) =>
  (
    await read
      .select({ ...columns, certificateCode: certificates.code })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .innerJoin(users, eq(users.id, enrollments.studentId))
      .leftJoin(certificates, eq(certificates.enrollmentId, enrollments.id))
      .where(and(eq(enrollments.id, enrollmentId), ne(courses.status, 'inactive')))
  )[0];
