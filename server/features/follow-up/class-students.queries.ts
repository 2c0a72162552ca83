/** Students of a professor's classes who are in none of the courses that the professor follows. */
import { and, asc, count, eq, inArray, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { isInClassOf } from '../../../db/class-scope.ts';
import type { Read } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { classCourses, classes, classProfessors, classStudents } from '../../../db/schema/classes.ts';
import { courses } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { taughtStudents } from '../../../db/schema/totals.ts';
import { users } from '../../../db/schema/users.ts';
import { isWantedPerson, type StudentFilter } from './student-filter.queries.ts';
import { person } from './students-list.queries.ts';

const professor = sql.placeholder('professorId');
const othersCourses = prepared('others_courses', read =>
  read
    .select({ id: courses.id })
    .from(classProfessors)
    .innerJoin(classCourses, eq(classCourses.classId, classProfessors.classId))
    .innerJoin(courses, eq(courses.id, classCourses.courseId))
    .where(
      and(eq(classProfessors.userId, professor), ne(courses.professorId, professor), ne(courses.status, 'inactive')),
    )
    .limit(1),
);

/** Whether a professor's classes have courses of others. */
export const hasOthersCourses = async (read: Read, professorId: number): Promise<boolean> =>
  (await othersCourses(read, { professorId })).length > 0;

type Professor = number | Placeholder;

const isInClass = (professorId: Professor): SQL => sql`exists (
  select 1 from class_students cs join class_professors cp on cp.class_id = cs.class_id
  where cs.user_id = ${users.id} and cp.user_id = ${professorId})`;

/** Whether somebody is in a course of another that a class has. */
const isFollowed = (professorId: Professor): SQL => sql`exists (
  select 1 from ${enrollments} join ${courses} on ${courses.id} = ${enrollments.courseId}
  where ${enrollments.studentId} = ${users.id} and ${courses.status} <> 'inactive'
    and ${isInClassOf(professorId, enrollments.studentId, enrollments.courseId)})`;

type ClassFilter = Pick<StudentFilter, 'followed' | 'search' | 'experience'>;

const isOnlyInClass = (professorId: Professor, filter: ClassFilter): SQL | undefined =>
  and(
    eq(taughtStudents.professorId, professorId),
    eq(taughtStudents.courses, 0),
    isInClass(professorId),
    filter.followed ? sql`not ${isFollowed(professorId)}` : undefined,
    isWantedPerson(filter),
  );

const countWith = (read: Read, professorId: Professor, filter: ClassFilter) =>
  read
    .select({ count: count() })
    .from(taughtStudents)
    .innerJoin(users, eq(users.id, taughtStudents.studentId))
    .where(isOnlyInClass(professorId, filter));
const countAll = {
  followed: prepared('only_in_class_followed', read => countWith(read, professor, { search: '', followed: true })),
  own: prepared('only_in_class', read => countWith(read, professor, { search: '' })),
};

export const countOnlyInClass = async (read: Read, professorId: number, filter: ClassFilter): Promise<number> => {
  const isAll = filter.search === '' && filter.experience === undefined;
  const [found] = await (isAll
    ? countAll[filter.followed ? 'followed' : 'own'](read, { professorId })
    : countWith(read, professorId, filter));
  return found?.count ?? 0;
};

/** By name. */
export const findOnlyInClass = (
  read: Read,
  professorId: number,
  filter: StudentFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  read
    .select(person)
    .from(taughtStudents)
    .innerJoin(users, eq(users.id, taughtStudents.studentId))
    .where(isOnlyInClass(professorId, filter))
    .orderBy(asc(users.nameSearch), asc(users.id))
    .limit(limit)
    .offset(offset);
export type ClassStudentRow = Awaited<ReturnType<typeof findOnlyInClass>>[number];

/** In which of a professor's classes these are, and since when; the latest class last. */
export const findMemberships = (read: Read, professorId: number, userIds: readonly number[]) =>
  read
    .select({ userId: classStudents.userId, classId: classes.id, name: classes.name, since: classStudents.createdAt })
    .from(classProfessors)
    .innerJoin(classStudents, eq(classStudents.classId, classProfessors.classId))
    .innerJoin(classes, eq(classes.id, classProfessors.classId))
    .where(and(eq(classProfessors.userId, professorId), inArray(classStudents.userId, [...userIds])))
    .orderBy(asc(classes.id));
