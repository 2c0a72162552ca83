/** What is counted along of the enrollments in a scope. */
import { and, count, eq, gt, gte, isNull, lt, sql, sum, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { ENROLLED, TAUGHT } from '../../../db/derived/counters.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { preparedInScope } from '../../../db/prepared-in-scope.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { courseActivity, courseStandings, taughtStudents, totals } from '../../../db/schema/totals.ts';
import { courseIdsIn, type GivenScope, type Scope } from '../../../db/scope.ts';
import { findTotal } from '../../../db/totals.ts';
import { DAY_MS } from '../../common/time.schema.ts';

const ofTaught = (courseId: AnyColumn, scope: GivenScope): SQL => sql`${courseId} in (${courseIdsIn(scope)})`;

const standings = preparedInScope('standings', (read, scope) =>
  read
    .select({
      courseId: courseStandings.courseId,
      completedLessons: courseStandings.completedLessons,
      students: courseStandings.students,
      completions: courseStandings.completions,
      ratings: courseStandings.ratings,
      ratingSum: courseStandings.ratingSum,
      paidCents: courseStandings.paidCents,
      daysToComplete: courseStandings.daysToComplete,
    })
    .from(courseStandings)
    .where(and(ofTaught(courseStandings.courseId, scope), gt(courseStandings.students, 0))),
);

/** The enrollments of each course grouped by completed lessons, with their sums. */
export const findStandings = (read: Read, scope: Scope) => standings(read, scope);
export type Standing = Awaited<ReturnType<typeof findStandings>>[number];

const summed = (column: AnyColumn) => sql`coalesce(${sum(column)}, 0)`.mapWith(Number);

/** From the courses on: SQLite would read the whole table rather than look their rows up. */
const enrollmentSums = preparedInScope('enrollment_sums', (read, scope) =>
  read
    .select({ students: summed(courseStandings.students), completions: summed(courseStandings.completions) })
    .from(sql`(${courseIdsIn(scope)}) as taught`)
    .crossJoin(courseStandings)
    .where(sql`${courseStandings.courseId} = taught.id`),
);

/**
 * How many enrollments a scope has, and how many of them are completed. For the first alone, of all courses:
 * `countAllEnrolled`.
 */
export const countEnrollments = async (read: Read, scope: Scope) =>
  (await enrollmentSums(read, scope))[0] ?? { students: 0, completions: 0 };

const schoolSize = prepared('school_size', read =>
  read.select({ enrollments: summed(courseStandings.students) }).from(courseStandings),
);
/** How many enrollments the school has. */
export const countSchool = async (read: Read): Promise<number> => (await schoolSize(read))[0]?.enrollments ?? 0;

export type Active = { students: number; unfinished: number };

const activity = preparedInScope('activity', (read, scope) => {
  const isAfter = and(
    gte(enrollments.lastActivityAt, given('since', enrollments.lastActivityAt)),
    lt(enrollments.lastActivityAt, given('endOfDay', enrollments.lastActivityAt)),
    gt(enrollments.lastActivityAt, enrollments.createdAt),
  );
  const wholeDays = read
    .select({
      courseId: courseActivity.courseId,
      students: summed(courseActivity.students),
      unfinished: summed(courseActivity.unfinished),
    })
    .from(courseActivity)
    .where(and(ofTaught(courseActivity.courseId, scope), gt(courseActivity.day, sql.placeholder('day'))))
    .groupBy(courseActivity.courseId);
  const firstDay = read
    .select({
      courseId: enrollments.courseId,
      students: sql`count(*)`.mapWith(Number),
      unfinished: sql`sum(case when ${isNull(enrollments.completedAt)} then 1 else 0 end)`.mapWith(Number),
    })
    .from(enrollments)
    .where(and(ofTaught(enrollments.courseId, scope), isAfter))
    .groupBy(enrollments.courseId);
  return wholeDays.unionAll(firstDay);
});

/**
 * The students of each course with activity since then, and those of them who have not completed it. Whole days are
 * counted along; only the first one is counted from its hour.
 */
export const findActive = async (read: Read, scope: Scope, since: Date): Promise<Map<number, Active>> => {
  const day = Math.floor(since.getTime() / DAY_MS);
  const active = new Map<number, Active>();
  for (const { courseId, students, unfinished } of await activity(read, scope, {
    day,
    since,
    endOfDay: new Date((day + 1) * DAY_MS),
  })) {
    const known = active.get(courseId) ?? { students: 0, unfinished: 0 };
    active.set(courseId, { students: known.students + students, unfinished: known.unfinished + unfinished });
  }
  return active;
};

const totalOf = (name: Placeholder) =>
  sql`(select coalesce(sum(${totals.amount}), 0) from ${totals} where ${totals.name} = ${name})`.mapWith(Number);

/** A professor, or the school. */
type Owner = Pick<Scope, 'professorId'>;
/** The name of the total of the enrollments in all courses of somebody. */
export const enrolledIn = ({ professorId = 0 }: Owner): string => `${ENROLLED}${professorId}`;
/** That total, in a statement to which its name is given as `enrolled`. */
export const ENROLLMENTS = totalOf(sql.placeholder('enrolled'));

/** How many enrollments all courses of a professor or the school have; deleted courses are left out. */
export const countAllEnrolled = (read: Read, owner: Owner): Promise<number> => findTotal(read, enrolledIn(owner));

const people = prepared('people', read =>
  read
    .select({ all: totalOf(sql.placeholder('name')), active: count() })
    .from(taughtStudents)
    .where(
      and(
        eq(taughtStudents.professorId, sql.placeholder('professorId')),
        gte(taughtStudents.activeAt, given('since', taughtStudents.activeAt)),
        gt(taughtStudents.courses, 0),
      ),
    ),
);

/** How many different students a professor or the school has, and how many of them had activity since then. */
export const countPeople = async (
  read: Read,
  { professorId = 0 }: Scope,
  since: Date,
): Promise<{ all: number; active: number }> =>
  (await people(read, { professorId, name: `${TAUGHT}${professorId}`, since }))[0] ?? { all: 0, active: 0 };
