import { and, eq, ne, sum } from 'drizzle-orm';
import { isInClassOf } from '../../../db/class-scope.ts';
import type { Read } from '../../../db/client.ts';
import { lessonMinutes } from '../../../db/minutes.ts';
import { isGivenIn, listOf, prepared } from '../../../db/prepared.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { certificates, enrollments, lessonProgress } from '../../../db/schema/progress.ts';
import { courseLessons } from '../../../db/schema/totals.ts';
import { users } from '../../../db/schema/users.ts';
import { isCoAuthor } from '../../../db/taught-by.ts';
import { isOfCourse, studentColumns } from './students-list.queries.ts';

const studyMinutes = prepared('study_minutes', read =>
  read
    .select({ enrollmentId: lessonProgress.enrollmentId, minutes: sum(lessonMinutes).mapWith(Number) })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(and(isGivenIn(lessonProgress.enrollmentId, 'enrollmentIds'), eq(lessons.active, true)))
    .groupBy(lessonProgress.enrollmentId),
);

/** For each enrollment, the minutes of its completed lessons. */
export const findStudyMinutes = (read: Read, enrollmentIds: readonly number[]) =>
  studyMinutes(read, { enrollmentIds: listOf(enrollmentIds) });

/** @param since who did something since then is active. */
export const findStudent = async (read: Read, viewerId: number, enrollmentId: number, since: Date) => {
  const [found] = await read
    .select({
      ...studentColumns(since),
      phone: users.phone,
      createdAt: enrollments.createdAt,
      completedAt: enrollments.completedAt,
      professorId: courses.professorId,
      isCoAuthor: isCoAuthor(viewerId),
      certificateCode: certificates.code,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .leftJoin(courseLessons, isOfCourse)
    .leftJoin(certificates, eq(certificates.enrollmentId, enrollments.id))
    .where(and(eq(enrollments.id, enrollmentId), ne(courses.status, 'inactive')));
  return found;
};

/** Whether a professor teaches the student in a class that has the course. The join has drizzle name the tables. */
export const isFollowed = async (read: Read, enrollmentId: number, professorId: number): Promise<boolean> =>
  (
    await read
      .select({ id: enrollments.id })
      .from(enrollments)
      .innerJoin(users, eq(users.id, enrollments.studentId))
      .where(
        and(eq(enrollments.id, enrollmentId), isInClassOf(professorId, enrollments.studentId, enrollments.courseId)),
      )
  ).length > 0;
