/** Students by what many of them share: the page is found from what is counted along, without sorting all of them. */
import { and, asc, desc, eq, gt, sql, sum, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { courses } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { courseLessons, courseStandings } from '../../../db/schema/totals.ts';
import { users } from '../../../db/schema/users.ts';
import { inScope } from '../../../db/scope.ts';
import type { SortDirection, StudentSort } from './follow-up.schema.ts';
import { isWanted, type AnyFilter, type StudentFilter } from './student-filter.queries.ts';
import { GIVEN, givenIn, isOfCourse, shareOf, studentColumns, type StudentRow } from './students-list.queries.ts';
import { partsOf, type Part, type Tier } from './tiers.ts';

/** What a row is sorted by: the same for all students of a course with so many completed lessons. */
const keys = {
  course: () => sql`${courses.titleSearch}`,
  progress: shareOf,
  lessons: (completedLessons: AnyColumn) => sql`${completedLessons}`,
} satisfies Partial<Record<StudentSort, (completedLessons: AnyColumn) => SQL>>;

type TierOrder = { sort: keyof typeof keys; direction: SortDirection };

const ofStandings = ({ sort }: TierOrder): SQL => keys[sort](courseStandings.completedLessons);
const inOrder = (key: SQL, { direction }: TierOrder): SQL => (direction === 'asc' ? asc : desc)(key);

/** Whether tiers are counted along for this order and this filter. */
export const isByTier = (
  { followed, search, experience, status }: StudentFilter,
  order: { sort: StudentSort; direction: SortDirection },
): order is TierOrder =>
  !followed &&
  Object.hasOwn(keys, order.sort) &&
  search === '' &&
  experience === undefined &&
  (status === undefined || status === 'concluído');

const findTiers = (read: Read, filter: StudentFilter, order: TierOrder): Promise<Tier[]> => {
  const standing = read
    .select({
      key: sql<string | number>`${ofStandings(order)}`.as('tier'),
      students: courseStandings.students,
      counted: sql`${filter.status === undefined ? courseStandings.students : courseStandings.completions}`.as(
        'counted',
      ),
    })
    .from(courses)
    .innerJoin(courseStandings, eq(courseStandings.courseId, courses.id))
    .where(inScope(filter))
    .as('standing');
  const wanted = sum(standing.counted).mapWith(Number);
  return read
    .select({ key: standing.key, students: sum(standing.students).mapWith(Number), wanted })
    .from(standing)
    .groupBy(sql`${standing.key}`)
    .having(gt(wanted, 0))
    .orderBy(inOrder(sql`${standing.key}`, order))
    .execute();
};

const between = (key: SQL): SQL => sql`${key} between ${sql.placeholder('lowest')} and ${sql.placeholder('highest')}`;
const BY_NAME = [asc(users.nameSearch), asc(courses.titleSearch), desc(enrollments.id)];

/** The students of one tier, read by name until there are enough: SQLite keeps the order of a cross join. */
const walk = (read: Read, which: SQL | undefined, order: TierOrder) => {
  const wanted = read
    .select({ courseId: courseStandings.courseId, completedLessons: courseStandings.completedLessons })
    .from(courses)
    .innerJoin(courseStandings, eq(courseStandings.courseId, courses.id))
    .where(between(ofStandings(order)));
  // With the plus no index is tried for these two: each student has few courses.
  const isOfTier = sql`(+${enrollments.courseId}, +${enrollments.completedLessons}) in ${wanted}`;
  return read
    .select(studentColumns(GIVEN.activeSince))
    .from(users)
    .crossJoin(enrollments)
    .crossJoin(courses)
    .leftJoin(courseLessons, isOfCourse)
    .where(and(eq(enrollments.studentId, users.id), eq(courses.id, enrollments.courseId), isOfTier, which))
    .orderBy(...BY_NAME)
    .limit(GIVEN.limit)
    .offset(GIVEN.offset);
};

/** The students of some tiers, all read and sorted; what is shown of them is read for the page alone. */
const sort = (read: Read, which: SQL | undefined, order: TierOrder) => {
  const isOne = and(
    eq(courseStandings.courseId, courses.id),
    eq(enrollments.courseId, courseStandings.courseId),
    eq(enrollments.completedLessons, courseStandings.completedLessons),
    eq(users.id, enrollments.studentId),
  );
  const page = read
    .select({ id: enrollments.id })
    .from(courses)
    .crossJoin(courseStandings)
    .crossJoin(enrollments)
    .crossJoin(users)
    .where(and(isOne, between(ofStandings(order)), which))
    .orderBy(inOrder(ofStandings(order), order), ...BY_NAME)
    .limit(GIVEN.limit)
    .offset(GIVEN.offset)
    .as('page');
  return read
    .select(studentColumns(GIVEN.activeSince))
    .from(page)
    .innerJoin(enrollments, eq(enrollments.id, page.id))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .leftJoin(courseLessons, isOfCourse)
    .orderBy(inOrder(keys[order.sort](enrollments.completedLessons), order), ...BY_NAME);
};

const strategies = { walk, sort };
type Strategy = keyof typeof strategies;

/** By name, reading can end when the page is full; to sort, the whole tier is read. */
const strategyOf = ({ tiers: [tier, ...more], offset, limit }: Part, all: number): Strategy =>
  tier && more.length === 0 && ((offset + limit) * all) / tier.wanted < tier.students ? 'walk' : 'sort';

const preparedPart = (name: string, filter: StudentFilter, order: TierOrder, strategy: Strategy) =>
  prepared(name, read => strategies[strategy](read, isWanted(givenIn(filter)), order));
const kept = new Map<string, ReturnType<typeof preparedPart>>();

const findPart = (read: Read, filter: StudentFilter, order: TierOrder, part: Part, all: number) => {
  const { professorId, courseId, activeSince, status = 'any' } = filter satisfies AnyFilter;
  const strategy = strategyOf(part, all);
  const kind = [
    'students_tier',
    order.sort,
    order.direction,
    strategy,
    professorId === undefined,
    courseId === undefined,
    status,
  ].join('_');
  const found = kept.get(kind) ?? preparedPart(kind, filter, order, strategy);
  kept.set(kind, found);
  const ends = [part.tiers[0]?.key, part.tiers.at(-1)?.key];
  const [lowest, highest] = order.direction === 'asc' ? ends : ends.toReversed();
  return found(read, { professorId, courseId, activeSince, lowest, highest, limit: part.limit, offset: part.offset });
};

/** One page of students in their courses. @param all the enrollments of the school. */
export const findStudentsByTier = async (
  read: Read,
  filter: StudentFilter,
  order: TierOrder,
  { page, pageSize }: { page: number; pageSize: number },
  all: number,
): Promise<StudentRow[]> => {
  const parts = partsOf(await findTiers(read, filter, order), (page - 1) * pageSize, pageSize);
  return (await Promise.all(parts.map(part => findPart(read, filter, order, part, all)))).flat();
};
