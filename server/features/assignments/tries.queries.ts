/** What students tried, one row a try. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { chapters, chapterTries } from '../../../db/schema/chapters.ts';
import { questions } from '../../../db/schema/courses.ts';
import { enrollments, quizAnswers, quizAttempts } from '../../../db/schema/progress.ts';
import { puzzles, puzzleTries } from '../../../db/schema/puzzles.ts';

type Ids = readonly number[];

/** So many of the newest tries are shown of one list: a child can try forever. */
const MOST = 5_000;

export const findChapterTries = async (read: Read, enrollmentIds: Ids, chapterIds: Ids) =>
  enrollmentIds.length === 0 || chapterIds.length === 0
    ? []
    : read
        .select({
          userId: enrollments.studentId,
          chapterId: chapterTries.chapterId,
          path: chapterTries.path,
          move: chapterTries.move,
          isRight: chapterTries.isRight,
          at: chapterTries.at,
        })
        .from(chapterTries)
        .innerJoin(enrollments, eq(enrollments.id, chapterTries.enrollmentId))
        .where(
          and(inArray(chapterTries.enrollmentId, [...enrollmentIds]), inArray(chapterTries.chapterId, [...chapterIds])),
        )
        .orderBy(desc(chapterTries.at), desc(chapterTries.id))
        .limit(MOST);
export type ChapterTry = Awaited<ReturnType<typeof findChapterTries>>[number];

export const findBoards = async (read: Read, chapterIds: Ids) =>
  chapterIds.length === 0
    ? []
    : read
        .select({ id: chapters.id, pgn: chapters.pgn })
        .from(chapters)
        .where(inArray(chapters.id, [...chapterIds]));

export const findPuzzleTries = async (read: Read, userIds: Ids, puzzleIds: Ids) =>
  userIds.length === 0 || puzzleIds.length === 0
    ? []
    : read
        .select({
          userId: puzzleTries.userId,
          puzzleId: puzzleTries.puzzleId,
          moves: puzzleTries.moves,
          isRight: puzzleTries.isRight,
          at: puzzleTries.at,
        })
        .from(puzzleTries)
        .where(and(inArray(puzzleTries.userId, [...userIds]), inArray(puzzleTries.puzzleId, [...puzzleIds])))
        .orderBy(desc(puzzleTries.at), desc(puzzleTries.id))
        .limit(MOST);
export type PuzzleTry = Awaited<ReturnType<typeof findPuzzleTries>>[number];

export const findPuzzles = async (read: Read, puzzleIds: Ids) =>
  puzzleIds.length === 0
    ? []
    : read
        .select({ id: puzzles.id, fen: puzzles.fen, moves: puzzles.moves })
        .from(puzzles)
        .where(inArray(puzzles.id, [...puzzleIds]));
export type PuzzleLine = Awaited<ReturnType<typeof findPuzzles>>[number];

export const findQuizAnswers = async (read: Read, enrollmentIds: Ids, quizIds: Ids) =>
  enrollmentIds.length === 0 || quizIds.length === 0
    ? []
    : read
        .select({
          userId: enrollments.studentId,
          quizId: quizAttempts.quizId,
          questionId: questions.id,
          question: questions.question,
          type: questions.type,
          fen: questions.fen,
          lines: questions.lines,
          answer: quizAnswers.answer,
          isRight: quizAnswers.correct,
          at: quizAttempts.createdAt,
        })
        .from(quizAttempts)
        .innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
        .innerJoin(quizAnswers, eq(quizAnswers.attemptId, quizAttempts.id))
        .innerJoin(questions, eq(questions.id, quizAnswers.questionId))
        .where(and(inArray(quizAttempts.enrollmentId, [...enrollmentIds]), inArray(quizAttempts.quizId, [...quizIds])))
        .orderBy(desc(quizAttempts.createdAt), desc(quizAnswers.id))
        .limit(MOST);
export type QuizTry = Awaited<ReturnType<typeof findQuizAnswers>>[number];
