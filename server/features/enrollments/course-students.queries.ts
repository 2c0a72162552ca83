import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { mayContain } from '../../../db/found-users.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { matches, searchPattern } from '../../../db/search.ts';

/** Which students of a course: these alone, or those whose name contains a text. */
export type Which = { ids?: readonly number[] | undefined; search?: string };

/** Whose account is open. */
const isWanted = (courseId: number, { ids, search = '' }: Which): SQL | undefined =>
  and(
    eq(enrollments.courseId, courseId),
    isNull(users.deactivatedAt),
    isNull(users.erasedAt),
    ids && inArray(users.id, [...ids]),
    search.trim() === '' ? undefined : and(mayContain(search), matches(users.nameSearch, searchPattern(search))),
  );

/** By name. */
export const findCourseStudents = (
  read: Read,
  courseId: number,
  which: Which,
  { limit, offset }: { limit: number; offset: number },
) =>
  read
    .select({ userId: users.id, fullName: users.fullName, rating: users.rating })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .where(isWanted(courseId, which))
    .orderBy(asc(users.nameSearch), asc(users.id))
    .limit(limit)
    .offset(offset);

export const countCourseStudents = async (read: Read, courseId: number, which: Which): Promise<number> => {
  const [found] = await read
    .select({ count: count() })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .where(isWanted(courseId, which));
  return found?.count ?? 0;
};
