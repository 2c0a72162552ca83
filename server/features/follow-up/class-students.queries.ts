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
import { ENROLLMENTS, enrolledIn } from './standings.queries.ts';
import { isWantedPerson, type StudentFilter } from './student-filter.queries.ts';

const professor = sql.placeholder('professorId');
/** Whether a professor's classes have courses of others. */
const hasOthers = (professorId: Placeholder): SQL => sql`exists (
  select 1 from class_professors op join class_courses oc on oc.class_id = op.class_id
  join courses others on others.id = oc.course_id
  where op.user_id = ${professorId} and others.professor_id <> ${professorId} and others.status <> 'inactive')`;

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

/**
 * In one statement: most professors have no classes, and to hear so twice takes as long as it takes to count. The
 * number of enrollments comes along, so that the list asks once less.
 */
const studentFacts = prepared('student_facts', read => {
  const followed = hasOthers(professor);
  // Who is in a course of another need only be asked where there is one.
  const isAlone = sql`(not ${followed} or not ${isFollowed(professor)})`;
  return read
    .select({ enrolled: ENROLLMENTS, followed: followed.mapWith(Boolean), onlyInClass: count() })
    .from(taughtStudents)
    .innerJoin(users, eq(users.id, taughtStudents.studentId))
    .where(and(isOnlyInClass(professor, { search: '' }), isAlone));
});

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

/**
 * How many enrollments the courses of a professor have, whether their classes have courses of others, and how many
 * students are in a class alone.
 */
export const findStudentFacts = async (read: Read, professorId: number): Promise<StudentFacts> =>
  (await studentFacts(read, { professorId, enrolled: enrolledIn({ professorId }) }))[0] ?? NOBODY;
type StudentFacts = { enrolled: number; followed: boolean; onlyInClass: number };
const NOBODY: StudentFacts = { enrolled: 0, followed: false, onlyInClass: 0 };

/** How many of the students in a class alone fit. */
export const countOnlyInClass = async (read: Read, professorId: number, filter: ClassFilter): Promise<number> => {
  const [found] = await countWith(read, professorId, filter);
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
    .select({
      id: users.id,
      name: users.fullName,
      email: users.email,
      avatarUrl: users.avatarUrl,
      experience: users.experience,
    })
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
