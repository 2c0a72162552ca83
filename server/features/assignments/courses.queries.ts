import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { classCourses, classStudents } from '../../../db/schema/classes.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';

export const insertClassCourse = async (tx: Tx, classId: number, courseId: number): Promise<void> => {
  await tx.insert(classCourses).values({ classId, courseId }).onConflictDoNothing();
};

/** The students of a class who are not enrolled in a course. */
export const findUnenrolled = async (tx: Tx, classId: number, courseId: number) =>
  (
    await tx
      .select({ user: users })
      .from(classStudents)
      .innerJoin(users, eq(users.id, classStudents.userId))
      .leftJoin(enrollments, and(eq(enrollments.studentId, users.id), eq(enrollments.courseId, courseId)))
      .where(and(eq(classStudents.classId, classId), isNull(enrollments.id)))
  ).map(({ user }) => user);
