import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classAttendance, classCourses, classes, classRequests, classStudents } from '../../../db/schema/classes.ts';
import { lessons } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';

/** The names and accounts of a class, by name. */
export const findStudents = (read: Read, classId: number) =>
  read
    .select({
      userId: users.id,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      avatarUrl: users.avatarUrl,
      rating: users.rating,
      provisional: users.ratingProvisional,
      lastSeenOn: users.lastSeenOn,
    })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .where(eq(classStudents.classId, classId))
    .orderBy(asc(users.nameSearch), asc(users.id));
export type StudentRow = Awaited<ReturnType<typeof findStudents>>[number];

export const findStudent = async (read: Read, classId: number, userId: number) =>
  (
    await read
      .select({ userId: users.id, fullName: users.fullName, username: users.username, email: users.email })
      .from(classStudents)
      .innerJoin(users, eq(users.id, classStudents.userId))
      .where(and(eq(classStudents.classId, classId), eq(classStudents.userId, userId)))
  )[0];

export const countStudents = async (read: Read, classId: number): Promise<number> =>
  (await read.select({ count: count() }).from(classStudents).where(eq(classStudents.classId, classId)))[0]?.count ?? 0;

/** How many lessons the courses of a class have, and how many each student has completed of them. */
export const findDone = async (read: Read, classId: number) => {
  const own = read.select({ id: classCourses.courseId }).from(classCourses).where(eq(classCourses.classId, classId));
  const [all] = await read
    .select({ count: count() })
    .from(lessons)
    .where(and(inArray(lessons.courseId, own), eq(lessons.active, true)));
  const done = await read
    .select({
      userId: enrollments.studentId,
      lessons: sql`sum(${enrollments.completedLessons})`.mapWith(Number),
    })
    .from(enrollments)
    .innerJoin(classStudents, eq(classStudents.userId, enrollments.studentId))
    .where(and(eq(classStudents.classId, classId), inArray(enrollments.courseId, own)))
    .groupBy(enrollments.studentId);
  return { lessons: all?.count ?? 0, done: new Map(done.map(row => [row.userId, row.lessons])) };
};

/** On how many of the marked days each was there, in %. */
export const findAttendanceShares = async (read: Read, classId: number): Promise<Map<number, number>> => {
  const there = sql`sum(case when ${classAttendance.present} then 1 else 0 end)`.mapWith(Number);
  const rows = await read
    .select({ userId: classAttendance.userId, days: count(), there })
    .from(classAttendance)
    .where(eq(classAttendance.classId, classId))
    .groupBy(classAttendance.userId);
  return new Map(rows.map(({ userId, days, there: present }) => [userId, Math.round((100 * present) / days)]));
};

export const insertStudents = async (tx: Tx, classId: number, userIds: number[]): Promise<void> => {
  if (userIds.length > 0) await tx.insert(classStudents).values(userIds.map(userId => ({ classId, userId })));
};

export const deleteStudent = async (tx: Tx, classId: number, userId: number): Promise<boolean> =>
  (
    await tx
      .delete(classStudents)
      .where(and(eq(classStudents.classId, classId), eq(classStudents.userId, userId)))
      .returning({ id: classStudents.id })
  ).length > 0;

export const findByCode = async (read: Read, code: string) =>
  (
    await read
      .select({
        id: classes.id,
        name: classes.name,
        approvesJoining: classes.approvesJoining,
        archivedAt: classes.archivedAt,
      })
      .from(classes)
      .where(eq(classes.code, code))
  )[0];

export const findRequests = (read: Read, classId: number) =>
  read
    .select({ userId: users.id, fullName: users.fullName })
    .from(classRequests)
    .innerJoin(users, eq(users.id, classRequests.userId))
    .where(eq(classRequests.classId, classId))
    .orderBy(asc(classRequests.id));

export const insertRequest = async (tx: Tx, classId: number, userId: number): Promise<boolean> =>
  (await tx.insert(classRequests).values({ classId, userId }).onConflictDoNothing().returning({ id: classRequests.id }))
    .length > 0;

export const deleteRequest = async (tx: Tx, classId: number, userId: number): Promise<boolean> =>
  (
    await tx
      .delete(classRequests)
      .where(and(eq(classRequests.classId, classId), eq(classRequests.userId, userId)))
      .returning({ id: classRequests.id })
  ).length > 0;
