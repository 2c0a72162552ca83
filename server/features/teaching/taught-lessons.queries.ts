/** The list of lessons across courses, for a professor and for the school. */
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { totalStudents } from '../../../db/course-figures.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { lessonProgress } from '../../../db/schema/progress.ts';
import { matches, matchesFolded, searchPattern } from '../../../db/search.ts';
import { isTaughtBy } from '../../../db/taught-by.ts';
import { LESSONS_PER_PAGE, type LessonStatus } from './taught-lessons.schema.ts';

export type TaughtLessonsFilter = {
  /** Without it, the whole school's. */
  professorId?: number | undefined;
  courseId?: number | undefined;
  status?: LessonStatus | undefined;
  /** In the title of the lesson or of its course. */
  search?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
};

const STATUSES = ['scheduled', 'completed', 'cancelled', 'draft', 'published'] as const satisfies LessonStatus[];

const isPublished = and(eq(lessons.active, true), ne(courses.status, 'draft'));
const takesPlace = and(isPublished, eq(lessons.cancelled, false));
/** The same rule as `statusOf`, as a condition. */
const isOf = (status: LessonStatus, now: Date): SQL | undefined =>
  ({
    draft: or(eq(lessons.active, false), eq(courses.status, 'draft')),
    cancelled: and(isPublished, eq(lessons.cancelled, true)),
    scheduled: and(takesPlace, gt(lessons.scheduledAt, now)),
    completed: and(takesPlace, lte(lessons.scheduledAt, now)),
    published: and(takesPlace, isNull(lessons.scheduledAt)),
  })[status];

const taught = ({ professorId, courseId, search, from, to }: TaughtLessonsFilter): SQL | undefined =>
  and(
    isNull(lessons.removedAt),
    ne(courses.status, 'inactive'),
    professorId === undefined ? undefined : isTaughtBy(professorId),
    courseId === undefined ? undefined : eq(courses.id, courseId),
    search
      ? or(matchesFolded(lessons.title, searchPattern(search)), matches(courses.titleSearch, searchPattern(search)))
      : undefined,
    from && gte(lessons.scheduledAt, from),
    to && lt(lessons.scheduledAt, to),
  );

const number = (query: SQL) => query.mapWith(Number);

/**
 * Upcoming lessons and calendar ranges start with the earliest. All others start with the latest, and lessons without a
 * date come last.
 */
const orderOf = ({ status, from, to }: TaughtLessonsFilter): SQL[] =>
  status === 'scheduled' || from || to
    ? [asc(lessons.scheduledAt)]
    : [sql`case when ${lessons.scheduledAt} is null then 1 else 0 end`, desc(lessons.scheduledAt)];

/** One page of lessons. */
export const findTaughtLessons = (read: Read, filter: TaughtLessonsFilter, now: Date, page: number) =>
  read
    .select({
      lesson: lessons,
      course: { id: courses.id, title: courses.title, difficulty: courses.difficulty, status: courses.status },
      studentsEnrolled: totalStudents,
      studentsAttended: number(
        sql`(select count(*) from ${lessonProgress} where ${lessonProgress.lessonId} = ${lessons.id})`,
      ),
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(taught(filter), filter.status && isOf(filter.status, now)))
    .orderBy(
      ...orderOf(filter),
      asc(courses.titleSearch),
      asc(lessons.courseId),
      asc(lessons.position),
      asc(lessons.id),
    )
    .limit(LESSONS_PER_PAGE)
    .offset((page - 1) * LESSONS_PER_PAGE);
export type TaughtLessonRow = Awaited<ReturnType<typeof findTaughtLessons>>[number];

/** The number of lessons of each status, whatever status the filter contains. */
export const countTaughtLessons = async (
  read: Read,
  filter: TaughtLessonsFilter,
  now: Date,
): Promise<Record<LessonStatus, number>> => {
  const countOf = (status: LessonStatus) =>
    number(sql`coalesce(sum(case when ${isOf(status, now)} then 1 else 0 end), 0)`);
  const [scheduled, completed, cancelled, draft, published] = STATUSES.map(countOf) as [
    SQL<number>,
    SQL<number>,
    SQL<number>,
    SQL<number>,
    SQL<number>,
  ];
  const [counts] = await read
    .select({ scheduled, completed, cancelled, draft, published })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(taught(filter));
  if (!counts) throw new Error('A count without a row');
  return counts;
};
