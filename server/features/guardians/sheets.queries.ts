/** What the report sheets of a class tell: each a query for the whole class. */
import { and, asc, count, eq, inArray, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classAttendance, classCourses, classStudents } from '../../../db/schema/classes.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { matches } from '../../../db/schema/matches.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { puzzleAttempts, puzzles } from '../../../db/schema/puzzles.ts';
import { users } from '../../../db/schema/users.ts';

export const findPupils = (read: Read, classId: number) =>
  read
    .select({ userId: users.id, fullName: users.fullName, words: classStudents.words })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .where(eq(classStudents.classId, classId))
    .orderBy(asc(users.nameSearch), asc(users.id));

/** @returns false for who is not in the class. */
export const writeWords = async (tx: Tx, classId: number, userId: number, words: string): Promise<boolean> =>
  (
    await tx
      .update(classStudents)
      .set({ words })
      .where(and(eq(classStudents.classId, classId), eq(classStudents.userId, userId)))
      .returning({ id: classStudents.id })
  ).length > 0;

/** The courses of a class, with how many published lessons each has. */
export const findCourseLengths = (read: Read, classId: number) =>
  read
    .select({ courseId: courses.id, title: courses.title, lessons: count(lessons.id) })
    .from(classCourses)
    .innerJoin(courses, eq(courses.id, classCourses.courseId))
    .leftJoin(lessons, and(eq(lessons.courseId, courses.id), eq(lessons.active, true)))
    .where(eq(classCourses.classId, classId))
    .groupBy(classCourses.id, courses.id, courses.title)
    .orderBy(asc(classCourses.id));

export const findCompleted = (read: Read, courseIds: number[], userIds: number[]) =>
  read
    .select({
      userId: enrollments.studentId,
      courseId: enrollments.courseId,
      completedLessons: enrollments.completedLessons,
    })
    .from(enrollments)
    .where(and(inArray(enrollments.courseId, courseIds), inArray(enrollments.studentId, userIds)));

export const countPresence = (read: Read, classId: number) =>
  read
    .select({
      userId: classAttendance.userId,
      days: count(),
      present: sql`sum(case when ${classAttendance.present} then 1 else 0 end)`.mapWith(Number),
    })
    .from(classAttendance)
    .where(eq(classAttendance.classId, classId))
    .groupBy(classAttendance.userId);

/** How many finished games each played as one side, by result; games at one board are nobody's. */
export const countGames = (read: Read, side: 'whiteId' | 'blackId', userIds: number[]) =>
  read
    .select({ userId: matches[side], result: matches.result, games: count() })
    .from(matches)
    .where(and(inArray(matches[side], userIds), eq(matches.status, 'finished'), ne(matches.opponent, 'board')))
    .groupBy(matches[side], matches.result);

/** How many puzzles each solved, and the last attempt among them. */
export const countSolved = (read: Read, userIds: number[]) =>
  read
    .select({ userId: puzzleAttempts.userId, solved: count(), last: max(puzzleAttempts.id) })
    .from(puzzleAttempts)
    .where(and(inArray(puzzleAttempts.userId, userIds), isNotNull(puzzleAttempts.solvedAt)))
    .groupBy(puzzleAttempts.userId);

export const findPositions = (read: Read, attemptIds: number[]) =>
  read
    .select({ userId: puzzleAttempts.userId, title: puzzles.title, fen: puzzles.fen, rating: puzzles.rating })
    .from(puzzleAttempts)
    .innerJoin(puzzles, eq(puzzles.id, puzzleAttempts.puzzleId))
    .where(inArray(puzzleAttempts.id, attemptIds));
