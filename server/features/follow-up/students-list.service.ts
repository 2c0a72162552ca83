/** The lists of a professor's students. */
import type { Read, Db } from '../../../db/client.ts';
import { isoTime } from '../../common/iso-time.ts';
import type { Viewer } from '../../common/viewer.ts';
import { DAY_MS } from '../../common/time.schema.ts';
import { keptAMinute } from '../../common/kept-a-minute.ts';
import { percentOf } from '../courses/courses.service.ts';
import { scopeOf } from '../courses/scope.ts';
import { experienceOf, levelOf } from '../ledger/levels.ts';
import {
  countOnlyInClass,
  findMemberships,
  findOnlyInClass,
  findStudentFacts,
  hasOthersCourses,
  type ClassStudentRow,
} from './class-students.queries.ts';
import { ACTIVE_DAYS } from './follow-up-lists.schema.ts';
import { EXPORT_MAX_ROWS, type StudentsInput, type TaughtStudent } from './follow-up.schema.ts';
import type { StudentFilter } from './student-filter.queries.ts';
import { countSchool } from './standings.queries.ts';
import { findStudentsByTier, isByTier } from './students-by-tier.queries.ts';
import { countStudents } from './students-count.queries.ts';
import { findStudents, findStudentsAfter, type StudentRow } from './students-list.queries.ts';

/** Students with activity since then count as active. */
export const activeSince = (now = new Date()): Date => new Date(now.getTime() - ACTIVE_DAYS * DAY_MS);

/** Which students are wanted. */
export type Wanted = Pick<StudentsInput, 'search' | 'courseId' | 'level' | 'status'>;

const filterOf = (viewer: Viewer, { search, courseId, level, status }: Wanted): StudentFilter => ({
  ...scopeOf(viewer, courseId),
  search: search.trim(),
  status,
  activeSince: activeSince(),
  experience: level === undefined ? undefined : experienceOf(level),
});

const keptSize = keptAMinute<number>();
/** About how many enrollments the school has: enough to choose how to look for some of them. */
export const estimateSchool = (read: Read): Promise<number> => keptSize(read, () => countSchool(read));

/** The filter, and how many fit: in courses, and in a class alone. */
const sizesOf = async (read: Read, viewer: Viewer, wanted: Wanted) => {
  const own = filterOf(viewer, wanted);
  const { professorId, courseId, status } = own;
  const mayBeInClass = professorId !== undefined && courseId === undefined && (status ?? 'inativo') === 'inativo';
  const isAll = own.search === '' && own.experience === undefined;
  const facts = mayBeInClass && isAll ? await findStudentFacts(read, professorId) : undefined;
  const followed = facts?.followed ?? (professorId !== undefined && (await hasOthersCourses(read, professorId)));
  const filter = { ...own, followed };
  const [all, inCourses, onlyInClass] = await Promise.all([
    estimateSchool(read),
    countStudents(read, filter, facts?.enrolled),
    facts?.onlyInClass ?? (mayBeInClass ? countOnlyInClass(read, professorId, filter) : 0),
  ]);
  return { filter, inCourses: { all, wanted: inCourses }, onlyInClass };
};

/** Students of the professor's classes who are in none of the courses, by name. */
const listOnlyInClass = async (
  read: Read,
  { professorId = 0, ...filter }: StudentFilter,
  range: { limit: number; offset: number },
): Promise<TaughtStudent[]> => {
  if (range.limit <= 0) return [];
  const rows = await findOnlyInClass(read, professorId, { professorId, ...filter }, range);
  const ids = rows.map(({ id }) => id);
  const classOf = new Map((await findMemberships(read, professorId, ids)).map(one => [one.userId, one]));
  return rows.map(row => toClassStudent(row, classOf.get(row.id)));
};

/**
 * One page of students, one entry for each enrollment; at the end those of the professor's classes who are in no
 * course.
 */
export const listStudents = async (
  { read }: Db,
  viewer: Viewer,
  { page, pageSize, sort, direction, ...wanted }: StudentsInput,
) => {
  const { filter, inCourses, onlyInClass } = await sizesOf(read, viewer, wanted);
  const order = { sort, direction };
  const rows = isByTier(filter, order)
    ? await findStudentsByTier(read, filter, order, { page, pageSize }, inCourses.all)
    : await findStudents(read, filter, order, { page, pageSize }, inCourses);
  const before = (page - 1) * pageSize + rows.length;
  const rest = onlyInClass === 0 ? 0 : pageSize - rows.length;
  const classmates = await listOnlyInClass(read, filter, {
    limit: rest,
    offset: Math.max(0, before - inCourses.wanted),
  });
  const students = [...rows.map(toStudent), ...classmates];
  return { students, total: inCourses.wanted + onlyInClass, page, pageSize };
};

const EXPORT_CHUNK = 1_000;

/**
 * All students that match the filters, at most EXPORT_MAX_ROWS. They are read in parts, so that other requests are
 * served in between.
 */
export const listAllStudents = async ({ read }: Db, viewer: Viewer, wanted: Wanted): Promise<TaughtStudent[]> => {
  const { filter, onlyInClass } = await sizesOf(read, viewer, wanted);
  const students: TaughtStudent[] = [];
  for (let after = 0; students.length < EXPORT_MAX_ROWS;) {
    const rows = await findStudentsAfter(read, filter, after, EXPORT_CHUNK);
    students.push(...rows.map(toStudent));
    if (rows.length < EXPORT_CHUNK) break;
    after = rows.at(-1)?.enrollmentId ?? after;
    await new Promise(resolve => setImmediate(resolve));
  }
  const limit = Math.min(onlyInClass, EXPORT_MAX_ROWS - students.length);
  return [...students, ...(await listOnlyInClass(read, filter, { limit, offset: 0 }))];
};

/** Whoever has begun no course has done nothing in one. */
const toClassStudent = (
  { id, name, email, avatarUrl, experience }: ClassStudentRow,
  member: { classId: number; name: string; since: Date } | undefined,
): TaughtStudent => ({
  enrollmentId: null,
  id,
  name,
  email,
  avatarUrl,
  courseId: null,
  course: member?.name ?? '',
  classId: member?.classId ?? null,
  status: 'inativo',
  progress: 0,
  level: levelOf(experience),
  completedLessons: 0,
  totalLessons: 0,
  lastActivity: (member?.since ?? new Date()).toISOString(),
});

export const toStudent = (row: StudentRow): TaughtStudent => ({
  enrollmentId: row.enrollmentId,
  id: row.studentId,
  name: row.name,
  email: row.email,
  avatarUrl: row.avatarUrl,
  courseId: row.courseId,
  course: row.course,
  classId: null,
  status: row.status,
  progress: percentOf(row.completedLessons, row.totalLessons),
  level: levelOf(row.experience),
  completedLessons: row.completedLessons,
  totalLessons: row.totalLessons,
  lastActivity: isoTime(row.lastActivityAt),
});
