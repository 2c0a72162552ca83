/** What students did of certain items, for a class at once: a fixed number of queries, however many they are. */
import { and, count, eq, gte, inArray, isNotNull, isNull, min, notExists, or, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { chapterProgress, chapterTries } from '../../../db/schema/chapters.ts';
import { questions, quizzes } from '../../../db/schema/courses.ts';
import { matches } from '../../../db/schema/matches.ts';
import { enrollments, lessonOpenings, lessonProgress, quizAnswers, quizAttempts } from '../../../db/schema/progress.ts';
import { puzzleAttempts, puzzleTries } from '../../../db/schema/puzzles.ts';

type Ids = readonly number[];
const isIn = (column: Parameters<typeof inArray>[0], ids: Ids) => inArray(column, [...ids]);

/** The enrollments of these students in these courses. */
export const findEnrollments = async (read: Read, studentIds: Ids, courseIds: Ids) =>
  studentIds.length === 0 || courseIds.length === 0
    ? []
    : read
        .select({ id: enrollments.id, userId: enrollments.studentId })
        .from(enrollments)
        .where(and(isIn(enrollments.studentId, studentIds), isIn(enrollments.courseId, courseIds)));

export const findCompletedLessons = (read: Read, enrollmentIds: Ids, lessonIds: Ids) =>
  read
    .select({
      enrollmentId: lessonProgress.enrollmentId,
      lessonId: lessonProgress.lessonId,
      at: lessonProgress.completedAt,
    })
    .from(lessonProgress)
    .where(and(isIn(lessonProgress.enrollmentId, enrollmentIds), isIn(lessonProgress.lessonId, lessonIds)));

export const findOpenedLessons = (read: Read, enrollmentIds: Ids, lessonIds: Ids) =>
  read
    .select({ enrollmentId: lessonOpenings.enrollmentId, lessonId: lessonOpenings.lessonId })
    .from(lessonOpenings)
    .where(and(isIn(lessonOpenings.enrollmentId, enrollmentIds), isIn(lessonOpenings.lessonId, lessonIds)));

/** A quiz counts only while it has questions that were not removed. */
const isAsked = sql`exists (
  select 1 from ${questions} where ${questions.quizId} = ${quizzes.id} and ${questions.removedAt} is null)`;

/** The quizzes of these lessons. */
export const findQuizzes = (read: Read, lessonIds: Ids) =>
  read
    .select({ id: quizzes.id, lessonId: quizzes.lessonId, title: quizzes.title })
    .from(quizzes)
    .where(and(isIn(quizzes.lessonId, lessonIds), isAsked));

/** What students made of these quizzes; an attempt whose essay waits for its grade is not failed. */
export const findQuizResults = (read: Read, enrollmentIds: Ids, quizIds: Ids) => {
  const waiting = read
    .select({ one: sql`1` })
    .from(quizAnswers)
    .where(and(eq(quizAnswers.attemptId, quizAttempts.id), isNull(quizAnswers.correct)));
  return read
    .select({
      enrollmentId: quizAttempts.enrollmentId,
      quizId: quizAttempts.quizId,
      passedAt: sql<Date | null>`min(case when ${quizAttempts.passed} then ${quizAttempts.createdAt} end)`.mapWith(
        quizAttempts.createdAt,
      ),
      failed: sql`sum(case when not ${quizAttempts.passed} and ${notExists(waiting)} then 1 else 0 end)`.mapWith(
        Number,
      ),
      best: sql`max(${quizAttempts.score})`.mapWith(Number),
    })
    .from(quizAttempts)
    .where(and(isIn(quizAttempts.enrollmentId, enrollmentIds), isIn(quizAttempts.quizId, quizIds)))
    .groupBy(quizAttempts.enrollmentId, quizAttempts.quizId);
};

export const findChapterProgress = (read: Read, enrollmentIds: Ids, chapterIds: Ids) =>
  read
    .select({
      enrollmentId: chapterProgress.enrollmentId,
      chapterId: chapterProgress.chapterId,
      solvedAt: chapterProgress.solvedAt,
    })
    .from(chapterProgress)
    .where(and(isIn(chapterProgress.enrollmentId, enrollmentIds), isIn(chapterProgress.chapterId, chapterIds)));

/** By position: the wrong moves where no right one was found yet, and since when. */
export const findOpenPositions = (read: Read, enrollmentIds: Ids, chapterIds: Ids) => {
  const right = sql`sum(case when ${chapterTries.isRight} then 1 else 0 end)`;
  return read
    .select({
      enrollmentId: chapterTries.enrollmentId,
      chapterId: chapterTries.chapterId,
      wrong: count(chapterTries.move),
      since: min(chapterTries.at),
    })
    .from(chapterTries)
    .where(and(isIn(chapterTries.enrollmentId, enrollmentIds), isIn(chapterTries.chapterId, chapterIds)))
    .groupBy(chapterTries.enrollmentId, chapterTries.chapterId, chapterTries.path)
    .having(sql`${right} = 0`);
};

export const findPuzzleAttempts = (read: Read, studentIds: Ids, puzzleIds: Ids) =>
  read
    .select({
      userId: puzzleAttempts.userId,
      puzzleId: puzzleAttempts.puzzleId,
      solvedAt: puzzleAttempts.solvedAt,
      since: puzzleAttempts.createdAt,
    })
    .from(puzzleAttempts)
    .where(and(isIn(puzzleAttempts.userId, studentIds), isIn(puzzleAttempts.puzzleId, puzzleIds)));

export const countWrongTries = (read: Read, studentIds: Ids, puzzleIds: Ids) =>
  read
    .select({ userId: puzzleTries.userId, puzzleId: puzzleTries.puzzleId, wrong: count() })
    .from(puzzleTries)
    .where(
      and(isIn(puzzleTries.userId, studentIds), isIn(puzzleTries.puzzleId, puzzleIds), eq(puzzleTries.isRight, false)),
    )
    .groupBy(puzzleTries.userId, puzzleTries.puzzleId);

const MATCH = {
  id: matches.id,
  whiteId: matches.whiteId,
  blackId: matches.blackId,
  opponent: matches.opponent,
  level: matches.level,
  status: matches.status,
  createdAt: matches.createdAt,
  endedAt: matches.endedAt,
};

/** The games that these students play, or began after a moment and finished. */
export const findGames = async (read: Read, studentIds: Ids, since: Date) => {
  const isOfInterest = (side: typeof matches.whiteId | typeof matches.blackId) =>
    and(
      isIn(side, studentIds),
      or(eq(matches.status, 'playing'), and(eq(matches.status, 'finished'), isNotNull(matches.endedAt))),
      gte(matches.createdAt, since),
    );
  const asWhite = await read.select(MATCH).from(matches).where(isOfInterest(matches.whiteId));
  const asBlack = await read.select(MATCH).from(matches).where(isOfInterest(matches.blackId));
  return [...asWhite, ...asBlack.filter(({ id }) => !asWhite.some(other => other.id === id))];
};
export type GameRow = Awaited<ReturnType<typeof findGames>>[number];
