import { and, between, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { courses } from '../../../db/schema/courses.ts';
import { courseDays, courseMonths } from '../../../db/schema/course-days.ts';
import { courseIdsIn, inScope, type GivenScope, type Scope } from '../../../db/scope.ts';
import type { Parts } from './periods.ts';

type Counted = typeof courseDays | typeof courseMonths;

const given = (name: string) => sql.placeholder(name);

/** What a statement depends on: whose courses, how many spans of days, and whether whole months. */
type Kind = { isOfProfessor: boolean; isOfCourse: boolean; days: number; hasMonths: boolean };
const kindOf = ({ professorId, courseId }: Scope, { days, months }: Parts): Kind => ({
  isOfProfessor: professorId !== undefined,
  isOfCourse: courseId !== undefined,
  days: days.length,
  hasMonths: months !== undefined,
});
const scopeOf = ({ isOfProfessor, isOfCourse }: Kind): GivenScope => ({
  professorId: isOfProfessor ? given('professorId') : undefined,
  courseId: isOfCourse ? given('courseId') : undefined,
});
const valuesOf = ({ professorId, courseId }: Scope, { days, months }: Parts) => ({
  professorId,
  courseId,
  ...Object.fromEntries(
    days.flatMap(({ from, to }, i) => [
      [`from${i}`, from],
      [`to${i}`, to],
    ]),
  ),
  firstMonth: months?.from,
  lastMonth: months?.to,
});

/** A statement for each kind that is asked for, prepared then; there are few. */
const byKind = <Statement>(make: (kind: Kind, name: string) => Statement): ((kind: Kind) => Statement) => {
  const made = new Map<string, Statement>();
  return kind => {
    const name = Object.values(kind).join('_');
    const statement = made.get(name) ?? make(kind, name);
    made.set(name, statement);
    return statement;
  };
};

/**
 * A day or month of a course in the scope. For the whole school nearly all rows are wanted; with this condition SQLite
 * reads them in date order.
 */
const isReported = ({ courseId }: Counted, kind: Kind): SQL =>
  kind.isOfProfessor || kind.isOfCourse
    ? sql`${courseId} in (${courseIdsIn(scopeOf(kind))})`
    : sql`${courseId} not in (select own.id from courses own where own.status = 'inactive')`;

/** drizzle ignores an empty `or`, which would match every day. */
const isWithin = ({ days }: Kind): SQL =>
  or(...Array.from({ length: days }, (_, i) => between(courseDays.day, given(`from${i}`), given(`to${i}`)))) ??
  sql`1 = 0`;
const isAmong = between(courseMonths.month, given('firstMonth'), given('lastMonth'));

const sumOf = (column: Counted['enrollments']) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const sumsOf = (counted: Counted) => ({
  enrollments: sumOf(counted.enrollments),
  lessonsCompleted: sumOf(counted.lessonsCompleted),
  quizAttempts: sumOf(counted.quizAttempts),
  quizzesPassed: sumOf(counted.quizzesPassed),
  coursesCompleted: sumOf(counted.coursesCompleted),
  revenue: sumOf(counted.revenueCents),
});

const onDays = byKind((kind, name) =>
  prepared(`happened_on_days_${name}`, read =>
    read
      .select({ day: courseDays.day, ...sumsOf(courseDays) })
      .from(courseDays)
      .where(and(isWithin(kind), isReported(courseDays, kind)))
      .groupBy(courseDays.day),
  ),
);

const inMonths = byKind((kind, name) =>
  prepared(`happened_in_months_${name}`, read =>
    read
      .select({ day: sql<string>`${courseMonths.month} || '-01'`, ...sumsOf(courseMonths) })
      .from(courseMonths)
      .where(and(isAmong, isReported(courseMonths, kind)))
      .groupBy(courseMonths.month),
  ),
);

/** The sums of each day with activity, and of each month under its first day. */
export const findHappened = async (read: Read, scope: Scope, parts: Parts) => {
  const kind = kindOf(scope, parts);
  const values = valuesOf(scope, parts);
  const ofDays = onDays(kind)(read, values);
  return kind.hasMonths ? (await Promise.all([ofDays, inMonths(kind)(read, values)])).flat() : ofDays;
};

const totalsOfDays = byKind((kind, name) =>
  prepared(`course_totals_of_days_${name}`, read =>
    read
      .select({ courseId: courses.id, ...sumsOf(courseDays) })
      .from(courses)
      .innerJoin(courseDays, and(eq(courseDays.courseId, courses.id), isWithin(kind)))
      .where(inScope(scopeOf(kind)))
      .groupBy(courses.id),
  ),
);

const totalsOfMonths = byKind((kind, name) =>
  prepared(`course_totals_of_months_${name}`, read =>
    read
      .select({ courseId: courses.id, ...sumsOf(courseMonths) })
      .from(courses)
      .innerJoin(courseMonths, and(eq(courseMonths.courseId, courses.id), isAmong))
      .where(inScope(scopeOf(kind)))
      .groupBy(courses.id),
  ),
);

/**
 * The sums of each course: one row for its days, one for its months. The join starts at the courses, so that SQLite
 * reads an index in order and does not sort.
 */
export const findCourseTotals = async (read: Read, scope: Scope, parts: Parts) => {
  const kind = kindOf(scope, parts);
  const values = valuesOf(scope, parts);
  const ofDays = totalsOfDays(kind)(read, values);
  return kind.hasMonths ? (await Promise.all([ofDays, totalsOfMonths(kind)(read, values)])).flat() : ofDays;
};
