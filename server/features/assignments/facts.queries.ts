/** What the students of a class did of certain items, in a fixed number of queries for any number of students. */
import { and, eq, gte, isNotNull, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { given, isGivenIn, listOf, prepared } from '../../../db/prepared.ts';
import { chapterProgress, chapterTries } from '../../../db/schema/chapters.ts';
import { questions, quizzes } from '../../../db/schema/courses.ts';
import { matches } from '../../../db/schema/matches.ts';
import { enrollments, lessonOpenings, lessonProgress, quizAnswers, quizAttempts } from '../../../db/schema/progress.ts';
import { puzzleAttempts, puzzleTries } from '../../../db/schema/puzzles.ts';
import { WRONG_TRIES } from './cell-state.ts';

type Ids = readonly number[];

const enrollmentsOf = prepared('enrollments_of', read =>
  read
    .select({ id: enrollments.id, userId: enrollments.studentId })
    .from(enrollments)
    .where(and(isGivenIn(enrollments.studentId, 'students'), isGivenIn(enrollments.courseId, 'courses'))),
);
/** The enrollments of these students in these courses. */
export const findEnrollments = async (read: Read, studentIds: Ids, courseIds: Ids) =>
  studentIds.length === 0 || courseIds.length === 0
    ? []
    : enrollmentsOf(read, { students: listOf(studentIds), courses: listOf(courseIds) });

const completedLessons = prepared('lessons_completed_by', read =>
  read
    .select({
      enrollmentId: lessonProgress.enrollmentId,
      lessonId: lessonProgress.lessonId,
      at: lessonProgress.completedAt,
    })
    .from(lessonProgress)
    .where(and(isGivenIn(lessonProgress.enrollmentId, 'enrollments'), isGivenIn(lessonProgress.lessonId, 'lessons'))),
);
export const findCompletedLessons = (read: Read, enrollmentIds: Ids, lessonIds: Ids) =>
  completedLessons(read, { enrollments: listOf(enrollmentIds), lessons: listOf(lessonIds) });

const openedLessons = prepared('opened_lessons', read =>
  read
    .select({ enrollmentId: lessonOpenings.enrollmentId, lessonId: lessonOpenings.lessonId })
    .from(lessonOpenings)
    .where(and(isGivenIn(lessonOpenings.enrollmentId, 'enrollments'), isGivenIn(lessonOpenings.lessonId, 'lessons'))),
);
export const findOpenedLessons = (read: Read, enrollmentIds: Ids, lessonIds: Ids) =>
  openedLessons(read, { enrollments: listOf(enrollmentIds), lessons: listOf(lessonIds) });

/** A quiz counts only while it has questions that were not removed. */
const isAsked = sql`exists (
  select 1 from ${questions} where ${questions.quizId} = ${quizzes.id} and ${questions.removedAt} is null)`;

const quizzesOf = prepared('quizzes_of_lessons', read =>
  read
    .select({ id: quizzes.id, lessonId: quizzes.lessonId, title: quizzes.title })
    .from(quizzes)
    .where(and(isGivenIn(quizzes.lessonId, 'lessons'), isAsked)),
);
/** The quizzes of these lessons. */
export const findQuizzes = (read: Read, lessonIds: Ids) => quizzesOf(read, { lessons: listOf(lessonIds) });

const quizResults = prepared('quiz_results', read =>
  read
    .select({
      enrollmentId: quizAttempts.enrollmentId,
      quizId: quizAttempts.quizId,
      passedAt: sql<Date | null>`min(case when ${quizAttempts.passed} then ${quizAttempts.createdAt} end)`.mapWith(
        quizAttempts.createdAt,
      ),
      best: sql`max(${quizAttempts.score})`.mapWith(Number),
    })
    .from(quizAttempts)
    .where(and(isGivenIn(quizAttempts.enrollmentId, 'enrollments'), isGivenIn(quizAttempts.quizId, 'quizzes')))
    .groupBy(quizAttempts.enrollmentId, quizAttempts.quizId),
);
/** What students made of these quizzes. */
export const findQuizResults = (read: Read, enrollmentIds: Ids, quizIds: Ids) =>
  quizResults(read, { enrollments: listOf(enrollmentIds), quizzes: listOf(quizIds) });

/** Where a row stands among those of its kind, the newest first: of a child's many tries the newest tell enough. */
const placeIn = (kind: SQL, newestFirst: SQL) =>
  sql<number>`row_number() over (partition by ${kind} order by ${newestFirst})`.as('place');

const failures = prepared('quiz_failures', read => {
  const { id, enrollmentId, quizId, createdAt, passed } = quizAttempts;
  const waiting = read
    .select({ one: sql`1` })
    .from(quizAnswers)
    .where(and(eq(quizAnswers.attemptId, id), isNull(quizAnswers.correct)));
  const place = placeIn(sql`${enrollmentId}, ${quizId}`, sql`${createdAt} desc, ${id} desc`);
  const failed = read
    .select({ enrollmentId, quizId, at: createdAt, place })
    .from(quizAttempts)
    .where(
      and(isGivenIn(enrollmentId, 'enrollments'), isGivenIn(quizId, 'quizzes'), eq(passed, false), notExists(waiting)),
    )
    .as('failed');
  return read.select().from(failed).where(lte(failed.place, WRONG_TRIES));
});
/** The newest failed attempts at these quizzes; one whose essay waits for its grade is not failed. */
export const findFailures = (read: Read, enrollmentIds: Ids, quizIds: Ids) =>
  failures(read, { enrollments: listOf(enrollmentIds), quizzes: listOf(quizIds) });

const chapterProgressOf = prepared('chapter_progress_of', read =>
  read
    .select({
      enrollmentId: chapterProgress.enrollmentId,
      chapterId: chapterProgress.chapterId,
      solvedAt: chapterProgress.solvedAt,
    })
    .from(chapterProgress)
    .where(
      and(isGivenIn(chapterProgress.enrollmentId, 'enrollments'), isGivenIn(chapterProgress.chapterId, 'chapters')),
    ),
);
export const findChapterProgress = (read: Read, enrollmentIds: Ids, chapterIds: Ids) =>
  chapterProgressOf(read, { enrollments: listOf(enrollmentIds), chapters: listOf(chapterIds) });

const openPositions = prepared('open_positions', read => {
  const { id, enrollmentId, chapterId, path, move, isRight, at } = chapterTries;
  const position = sql`${enrollmentId}, ${chapterId}, ${path}`;
  const tried = read
    .select({
      enrollmentId,
      chapterId,
      path,
      move,
      at,
      since: sql<Date>`min(${at}) over (partition by ${position})`.mapWith(at).as('since'),
      right: sql<number>`sum(case when ${isRight} then 1 else 0 end) over (partition by ${position})`.as('right_moves'),
      place: placeIn(sql`${position}, ${move} is null`, sql`${at} desc, ${id} desc`),
    })
    .from(chapterTries)
    .where(and(isGivenIn(enrollmentId, 'enrollments'), isGivenIn(chapterId, 'chapters')))
    .as('tried');
  return read
    .select()
    .from(tried)
    .where(and(eq(tried.right, 0), lte(tried.place, WRONG_TRIES)));
});
/** The newest wrong moves, and hints, at positions where no right one was found yet, with the time of the first try. */
export const findOpenPositions = (read: Read, enrollmentIds: Ids, chapterIds: Ids) =>
  openPositions(read, { enrollments: listOf(enrollmentIds), chapters: listOf(chapterIds) });

const puzzleAttemptsOf = prepared('puzzle_attempts_of', read =>
  read
    .select({
      userId: puzzleAttempts.userId,
      puzzleId: puzzleAttempts.puzzleId,
      solvedAt: puzzleAttempts.solvedAt,
      since: puzzleAttempts.createdAt,
    })
    .from(puzzleAttempts)
    .where(and(isGivenIn(puzzleAttempts.userId, 'students'), isGivenIn(puzzleAttempts.puzzleId, 'puzzles'))),
);
export const findPuzzleAttempts = (read: Read, studentIds: Ids, puzzleIds: Ids) =>
  puzzleAttemptsOf(read, { students: listOf(studentIds), puzzles: listOf(puzzleIds) });

const wrongTries = prepared('wrong_puzzle_tries', read => {
  const { id, userId, puzzleId, isRight, at } = puzzleTries;
  const wrong = read
    .select({ userId, puzzleId, at, place: placeIn(sql`${userId}, ${puzzleId}`, sql`${at} desc, ${id} desc`) })
    .from(puzzleTries)
    .where(and(isGivenIn(userId, 'students'), isGivenIn(puzzleId, 'puzzles'), eq(isRight, false)))
    .as('wrong');
  return read.select().from(wrong).where(lte(wrong.place, WRONG_TRIES));
});
/** The newest wrong tries at these puzzles. */
export const findWrongTries = (read: Read, studentIds: Ids, puzzleIds: Ids) =>
  wrongTries(read, { students: listOf(studentIds), puzzles: listOf(puzzleIds) });

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

type Side = 'whiteId' | 'blackId';
const gamesAs = (side: Side) =>
  prepared(`games_as_${side}`, read =>
    read
      .select(MATCH)
      .from(matches)
      .where(
        and(
          isGivenIn(matches[side], 'students'),
          or(eq(matches.status, 'playing'), and(eq(matches.status, 'finished'), isNotNull(matches.endedAt))),
          gte(matches.createdAt, given('since', matches.createdAt)),
        ),
      ),
  );
const [gamesAsWhite, gamesAsBlack] = [gamesAs('whiteId'), gamesAs('blackId')];

/** The games that these students play, or began after a moment and finished. */
export const findGames = async (read: Read, studentIds: Ids, since: Date) => {
  const values = { students: listOf(studentIds), since };
  const asWhite = await gamesAsWhite(read, values);
  const known = new Set(asWhite.map(({ id }) => id));
  return [...asWhite, ...(await gamesAsBlack(read, values)).filter(({ id }) => !known.has(id))];
};
export type GameRow = Awaited<ReturnType<typeof findGames>>[number];
