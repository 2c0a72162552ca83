/** What the report sheets of a class tell: each a query for the whole class. */
import { and, asc, count, eq, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { isGivenIn, listOf, prepared } from '../../../db/prepared.ts';
import { classAttendance, classCourses, classStudents } from '../../../db/schema/classes.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { matches } from '../../../db/schema/matches.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { puzzleAttempts, puzzles } from '../../../db/schema/puzzles.ts';
import { users } from '../../../db/schema/users.ts';

const pupilsOf = prepared('pupils_of_class', read =>
  read
    .select({ userId: users.id, fullName: users.fullName, words: classStudents.words })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .where(eq(classStudents.classId, sql.placeholder('classId')))
    .orderBy(asc(users.nameSearch), asc(users.id)),
);
export const findPupils = (read: Read, classId: number) => pupilsOf(read, { classId });

/** @returns false for somebody who is not in the class. */
export const writeWords = async (tx: Tx, classId: number, userId: number, words: string): Promise<boolean> =>
  (
    await tx
      .update(classStudents)
      .set({ words })
      .where(and(eq(classStudents.classId, classId), eq(classStudents.userId, userId)))
      .returning({ id: classStudents.id })
  ).length > 0;

const courseLengths = prepared('course_lengths_of_class', read =>
  read
    .select({ courseId: courses.id, title: courses.title, lessons: count(lessons.id) })
    .from(classCourses)
    .innerJoin(courses, eq(courses.id, classCourses.courseId))
    .leftJoin(lessons, and(eq(lessons.courseId, courses.id), eq(lessons.active, true)))
    .where(eq(classCourses.classId, sql.placeholder('classId')))
    .groupBy(classCourses.id, courses.id, courses.title)
    .orderBy(asc(classCourses.id)),
);
/** The courses of a class, with how many published lessons each has. */
export const findCourseLengths = (read: Read, classId: number) => courseLengths(read, { classId });

const completed = prepared('completed_by_pupils', read =>
  read
    .select({
      userId: enrollments.studentId,
      courseId: enrollments.courseId,
      completedLessons: enrollments.completedLessons,
    })
    .from(enrollments)
    .where(and(isGivenIn(enrollments.courseId, 'courses'), isGivenIn(enrollments.studentId, 'users'))),
);
export const findCompleted = (read: Read, courseIds: number[], userIds: number[]) =>
  completed(read, { courses: listOf(courseIds), users: listOf(userIds) });

const presence = prepared('presence_in_class', read =>
  read
    .select({
      userId: classAttendance.userId,
      days: count(),
      present: sql`sum(case when ${classAttendance.present} then 1 else 0 end)`.mapWith(Number),
    })
    .from(classAttendance)
    .where(eq(classAttendance.classId, sql.placeholder('classId')))
    .groupBy(classAttendance.userId),
);
export const countPresence = (read: Read, classId: number) => presence(read, { classId });

const gamesAs = (side: 'whiteId' | 'blackId') =>
  prepared(`games_counted_as_${side}`, read =>
    read
      .select({ userId: matches[side], result: matches.result, games: count() })
      .from(matches)
      .where(and(isGivenIn(matches[side], 'users'), eq(matches.status, 'finished'), ne(matches.opponent, 'board')))
      .groupBy(matches[side], matches.result),
  );
const gamesBySide = { whiteId: gamesAs('whiteId'), blackId: gamesAs('blackId') };
/** How many finished games each played as one side, by result; games at one board are nobody's. */
export const countGames = (read: Read, side: 'whiteId' | 'blackId', userIds: number[]) =>
  gamesBySide[side](read, { users: listOf(userIds) });

const solved = prepared('puzzles_solved_by', read =>
  read
    .select({ userId: puzzleAttempts.userId, solved: count(), last: max(puzzleAttempts.id) })
    .from(puzzleAttempts)
    .where(and(isGivenIn(puzzleAttempts.userId, 'users'), isNotNull(puzzleAttempts.solvedAt)))
    .groupBy(puzzleAttempts.userId),
);
/** How many puzzles each solved, and the last attempt among them. */
export const countSolved = (read: Read, userIds: number[]) => solved(read, { users: listOf(userIds) });

const positions = prepared('positions_of_attempts', read =>
  read
    .select({ userId: puzzleAttempts.userId, title: puzzles.title, fen: puzzles.fen, rating: puzzles.rating })
    .from(puzzleAttempts)
    .innerJoin(puzzles, eq(puzzles.id, puzzleAttempts.puzzleId))
    .where(isGivenIn(puzzleAttempts.id, 'attempts')),
);
export const findPositions = (read: Read, attemptIds: number[]) => positions(read, { attempts: listOf(attemptIds) });
