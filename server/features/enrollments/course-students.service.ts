/** Who studies a course, for what its professor does with them. */
import type { Read } from '../../../db/client.ts';
import { rangeOf, type Page } from '../../common/paging.ts';
import { countCourseStudents, findCourseStudents, type Which } from './course-students.queries.ts';

/** At most so many students of a course with an open account, by name, all of them or these. */
export const listCourseStudents = (read: Read, courseId: number, limit: number, ids?: readonly number[]) =>
  findCourseStudents(read, courseId, { ids }, { limit, offset: 0 });

/** One page of a course's students with an open account, by name. */
export const listCourseStudentsPage = async (read: Read, courseId: number, search: string, page: Page) => {
  const which: Which = { search };
  const [students, total] = await Promise.all([
    findCourseStudents(read, courseId, which, rangeOf(page)),
    countCourseStudents(read, courseId, which),
  ]);
  return { students, total, ...page };
};
