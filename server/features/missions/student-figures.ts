import type { Read } from '../../../db/client.ts';
import { levelOf } from '../ledger/levels.ts';
import type { StudentFigures } from './achievement-catalogue.ts';
import {
  countPerfectQuizzes,
  countPuzzleStreak,
  findPaidUntil,
  findRating,
  findWinsUntil,
} from './student-figures.queries.ts';
import { isAtLeast } from './levels-beaten.ts';
import { readRecentDays, streakOf } from './study-days.ts';

/** A student's totals at a given time. Seven queries, and two more for every month of a streak of more than a week. */
export const readStudentFigures = async (
  read: Read,
  userId: number,
  now: Date,
): Promise<StudentFigures & { experience: number }> => {
  // In sequence: a transaction has one connection, which takes one query at a time.
  const paid = await findPaidUntil(read, userId, now);
  const wins = await findWinsUntil(read, userId, now);
  const perfectQuizzes = await countPerfectQuizzes(read, userId, now);
  const puzzleStreak = await countPuzzleStreak(read, userId, now);
  const rating = await findRating(read, userId);
  const days = await readRecentDays(read, userId, now);
  const paidFor = (wanted: (typeof paid)[number]['reason']): number =>
    paid.find(({ reason }) => reason === wanted)?.count ?? 0;
  const wonOn = (wanted: 'medio' | 'dificil'): number =>
    wins.filter(({ difficulty }) => isAtLeast(difficulty, wanted)).reduce((sum, won) => sum + won.count, 0);
  const experience = paid.reduce((sum, entry) => sum + entry.experience, 0);
  return {
    lessons: paidFor('lesson_completed'),
    quizzes: paidFor('quiz_passed'),
    perfectQuizzes,
    courses: paidFor('course_completed'),
    puzzles: paidFor('puzzle_solved'),
    puzzleStreak,
    wins: wins.reduce((sum, won) => sum + won.count, 0),
    winsMedium: wonOn('medio'),
    winsHard: wonOn('dificil'),
    streak: streakOf(days),
    rating,
    level: levelOf(experience),
    missions: paidFor('mission_claimed'),
    experience,
  };
};
