/** What children did in a span of time: each a query for all of them. */
import { and, asc, count, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { chapterProgress, chapters } from '../../../db/schema/chapters.ts';
import { classAttendance, classes } from '../../../db/schema/classes.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { matches } from '../../../db/schema/matches.ts';
import { enrollments, lessonProgress } from '../../../db/schema/progress.ts';
import { puzzleAttempts } from '../../../db/schema/puzzles.ts';

type Ids = readonly number[];
/** From a moment on, and before another. */
export type Span = { from: Date; to: Date };

export const findLessonsDone = (read: Read, userIds: Ids, { from, to }: Span) =>
  read
    .select({ userId: enrollments.studentId, title: lessons.title, course: courses.title })
    .from(enrollments)
    .innerJoin(lessonProgress, eq(lessonProgress.enrollmentId, enrollments.id))
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(
      and(
        inArray(enrollments.studentId, [...userIds]),
        gte(lessonProgress.completedAt, from),
        lt(lessonProgress.completedAt, to),
      ),
    )
    .orderBy(asc(lessonProgress.completedAt), asc(lessonProgress.id));

export const findCoursesDone = (read: Read, userIds: Ids, { from, to }: Span) =>
  read
    .select({ userId: enrollments.studentId, title: courses.title })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(
      and(
        inArray(enrollments.studentId, [...userIds]),
        gte(enrollments.completedAt, from),
        lt(enrollments.completedAt, to),
      ),
    )
    .orderBy(asc(enrollments.completedAt), asc(enrollments.id));

/** Chapters to read have nothing to solve. */
export const countPositions = (read: Read, userIds: Ids, { from, to }: Span) =>
  read
    .select({ userId: enrollments.studentId, count: count() })
    .from(enrollments)
    .innerJoin(chapterProgress, eq(chapterProgress.enrollmentId, enrollments.id))
    .innerJoin(chapters, eq(chapters.id, chapterProgress.chapterId))
    .where(
      and(
        inArray(enrollments.studentId, [...userIds]),
        ne(chapters.mode, 'ler'),
        gte(chapterProgress.solvedAt, from),
        lt(chapterProgress.solvedAt, to),
      ),
    )
    .groupBy(enrollments.studentId);

/** @param days the first and the last, yyyy-mm-dd. @param classId only in this class. */
export const findAttendanceOf = (read: Read, userIds: Ids, days: { from: string; until: string }, classId?: number) =>
  read
    .select({
      userId: classAttendance.userId,
      date: classAttendance.date,
      className: classes.name,
      present: classAttendance.present,
    })
    .from(classAttendance)
    .innerJoin(classes, eq(classes.id, classAttendance.classId))
    .where(
      and(
        inArray(classAttendance.userId, [...userIds]),
        gte(classAttendance.date, days.from),
        lte(classAttendance.date, days.until),
        classId === undefined ? undefined : eq(classAttendance.classId, classId),
      ),
    )
    .orderBy(asc(classAttendance.date), asc(classes.name));

/** How many finished games each played as one side, by result; games at one board are nobody's. */
export const countGamesIn = (read: Read, side: 'whiteId' | 'blackId', userIds: Ids, { from, to }: Span) =>
  read
    .select({ userId: matches[side], result: matches.result, games: count() })
    .from(matches)
    .where(
      and(
        inArray(matches[side], [...userIds]),
        eq(matches.status, 'finished'),
        ne(matches.opponent, 'board'),
        gte(matches.endedAt, from),
        lt(matches.endedAt, to),
      ),
    )
    .groupBy(matches[side], matches.result);

export const countPuzzlesTried = (read: Read, userIds: Ids, { from, to }: Span) =>
  read
    .select({ userId: puzzleAttempts.userId, count: count() })
    .from(puzzleAttempts)
    .where(
      and(
        inArray(puzzleAttempts.userId, [...userIds]),
        gte(puzzleAttempts.createdAt, from),
        lt(puzzleAttempts.createdAt, to),
      ),
    )
    .groupBy(puzzleAttempts.userId);

export const countPuzzlesSolved = (read: Read, userIds: Ids, { from, to }: Span) =>
  read
    .select({ userId: puzzleAttempts.userId, count: count() })
    .from(puzzleAttempts)
    .where(
      and(
        inArray(puzzleAttempts.userId, [...userIds]),
        gte(puzzleAttempts.solvedAt, from),
        lt(puzzleAttempts.solvedAt, to),
      ),
    )
    .groupBy(puzzleAttempts.userId);

/** The coins that came and went, by what for. */
export const sumCoins = (read: Read, userIds: Ids, { from, to }: Span) =>
  read
    .select({ userId: ledger.userId, reason: ledger.reason, coins: sql`sum(${ledger.coins})`.mapWith(Number) })
    .from(ledger)
    .where(and(inArray(ledger.userId, [...userIds]), gte(ledger.createdAt, from), lt(ledger.createdAt, to)))
    .groupBy(ledger.userId, ledger.reason);
