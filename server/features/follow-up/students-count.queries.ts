import { and, count, eq, not, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { courses } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { isTaughtBy } from '../../../db/taught-by.ts';
import { isWanted, type StudentFilter } from './student-filter.queries.ts';
import { countAllEnrolled, countEnrollments, findActive } from './standings.queries.ts';

/** How many students of classes fit in the courses of others. */
const countFollowed = (read: Read, filter: StudentFilter & { professorId: number }): Promise<number> =>
  countWhere(read, and(isWanted(filter), not(isTaughtBy(filter.professorId))));

/**
 * How many students fit.
 * @param enrolled how many enrollments the scope has, where that is known already.
 */
export const countStudents = async (read: Read, filter: StudentFilter, enrolled?: number): Promise<number> => {
  const { followed, professorId } = filter;
  const own = await countOwn(read, { ...filter, followed: false }, enrolled);
  if (!followed || professorId === undefined) return own;
  return own + (await countFollowed(read, { ...filter, professorId }));
};

const countOwn = async (read: Read, filter: StudentFilter, enrolled?: number): Promise<number> => {
  if (filter.search !== '' || filter.experience) return countWhere(read, isWanted(filter));
  if (filter.status === undefined && filter.courseId === undefined) return enrolled ?? countAllEnrolled(read, filter);
  const { students, completions } = await countEnrollments(read, filter);
  if (filter.status === undefined) return students;
  if (filter.status === 'concluído') return completions;
  const active = [...(await findActive(read, filter, filter.activeSince)).values()];
  const unfinished = active.reduce((sum, course) => sum + course.unfinished, 0);
  return filter.status === 'ativo' ? unfinished : students - completions - unfinished;
};

const countWhere = async (read: Read, which: SQL | undefined): Promise<number> => {
  const [found] = await read
    .select({ count: count() })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .where(which);
  return found?.count ?? 0;
};
