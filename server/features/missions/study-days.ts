import type { Read } from '../../../db/client.ts';
import { addDays, dayOf, startOf } from '../../common/days.ts';
import { findPaid, findPlayed, type Days } from './days.queries.ts';
import { isAtLeast } from './levels-beaten.ts';

/**
 * A student's activity on a day. A lesson, quiz or puzzle counts on the day on which it was paid, which is the first
 * time.
 */
export type StudyDayTally = {
  day: string;
  lessons: number;
  quizzes: number;
  courses: number;
  puzzles: number;
  games: number;
  /** Games won against the engine's stronger levels. */
  strongWins: number;
  missions: number;
  /** Whether something was answered rightly that was due: it counts for the streak alone. */
  reviewed: boolean;
  /** XP of all payments, and of study alone. */
  experience: number;
  studyExperience: number;
};

const NOTHING = {
  lessons: 0,
  quizzes: 0,
  courses: 0,
  puzzles: 0,
  games: 0,
  strongWins: 0,
  missions: 0,
  reviewed: false,
  experience: 0,
  studyExperience: 0,
};

const countedAs: Partial<Record<string, 'lessons' | 'quizzes' | 'courses' | 'puzzles' | 'missions'>> = {
  lesson_completed: 'lessons',
  quiz_passed: 'quizzes',
  course_completed: 'courses',
  puzzle_solved: 'puzzles',
  mission_claimed: 'missions',
};

type Span = Days & { today: string; length: number };

/** The names of the last days, oldest first, and their boundaries. Nearly all ask for the same: those up to today. */
let latest: Span = { today: '', length: 0, names: [], boundaries: [] };
const spanOf = (today: string, length: number): Span => {
  if (latest.today === today && latest.length === length) return latest;
  const names = Array.from({ length }, (_, i) => addDays(today, i - length + 1));
  latest = { today, length, names, boundaries: [...names, addDays(today, 1)].map(startOf) };
  return latest;
};

/** The last `length` days up to `today`, newest first. Two queries. */
export const readDays = async (read: Read, userId: number, today: string, length: number): Promise<StudyDayTally[]> => {
  const span = spanOf(today, length);
  // In sequence: a transaction has one connection, which takes one query at a time.
  const paid = await findPaid(read, userId, span);
  const played = await findPlayed(read, userId, span);
  const days = span.names.map(day => ({ day, ...NOTHING }));
  for (const { day: place, reason, count, experience } of paid) {
    const [day, counted] = [days[place], countedAs[reason]];
    if (!day) continue;
    if (reason === 'reviewed') day.reviewed = true;
    day.experience += experience;
    if (counted) day[counted] += count;
    if (counted && counted !== 'missions') day.studyExperience += experience;
  }
  for (const { day: place, difficulty, result, side, count } of played) {
    const day = days[place];
    if (!day) continue;
    day.games += count;
    const isWon = result === (side === 'white' ? '1-0' : '0-1');
    if (isWon && isAtLeast(difficulty, 'medio')) day.strongWins += count;
  }
  return days.toReversed();
};

/** The steps that count as study: completed lessons, quizzes, puzzles and games. */
export const stepsOf = ({
  lessons,
  quizzes,
  puzzles,
  games,
}: Pick<StudyDayTally, 'lessons' | 'quizzes' | 'puzzles' | 'games'>): number => lessons + quizzes + puzzles + games;

/** Whether a day keeps the streak. */
const isStudied = (day: Studied): boolean => day.reviewed || stepsOf(day) > 0;
type Studied = Parameters<typeof stepsOf>[0] & Pick<StudyDayTally, 'reviewed'>;

/** Enough for every week and most streaks. A longer streak is read a month at a time. */
const FIRST_DAYS = 8;
const MORE_DAYS = 32;

/** The latest days, newest first: the length of the streak plus one day, but at least a week. */
export const readRecentDays = async (read: Read, userId: number, now: Date): Promise<StudyDayTally[]> => {
  const days = await readDays(read, userId, dayOf(now), FIRST_DAYS);
  // Today is left out, since the student can still study.
  let oldest = days.at(-1);
  while (oldest && days.slice(1).every(isStudied)) {
    days.push(...(await readDays(read, userId, addDays(oldest.day, -1), MORE_DAYS)));
    oldest = days.at(-1);
  }
  return days;
};

/**
 * The number of consecutive days of study, from days newest first. Today counts once the student has studied; until the
 * end of today the streak goes on without it.
 */
export const streakOf = ([today, ...before]: readonly Studied[]): number => {
  const gap = before.findIndex(day => !isStudied(day));
  return (gap === -1 ? before.length : gap) + (today && isStudied(today) ? 1 : 0);
};
