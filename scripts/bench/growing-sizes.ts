/** What the statements that make a growing school share: its sizes, and how they write values. */

/** What does not grow with the students. A professor has ten courses, and each course a share of all students. */
export const PROFESSORS = 20;
export const COURSES = 200;
export const LESSONS = 10;
export const PUZZLES = 1_000;
/** For each student: their courses, the lessons completed in each, and the games. The ledger has 20 rows. */
export const ENROLLMENTS = 3;
export const COMPLETED = 4;
export const GAMES = 10;
export const PUZZLES_SOLVED = 8;

export const FIRST_PROFESSOR = 2;
export const FIRST_STUDENT = PROFESSORS + FIRST_PROFESSOR;

/** Students of a class; what it was given, and what it wrote. */
export const CLASS_SIZE = 30;
export const ASSIGNMENTS = 12;
export const POSTS = 20;
export const CLASS_DAYS = 10;
export const ROUNDS = 5;

/** São Paulo is three hours behind UTC, without summer time. */
export const day = (moment: string): string => `date(${moment} / 1000 - 10800, 'unixepoch')`;

export const pick = (values: readonly string[], index: string): string =>
  `(case (${index}) % ${values.length} ${values.map((value, i) => `when ${i} then '${value}'`).join(' ')} end)`;

/** A number that looks random and is the same every time. */
export const mixed = (seed: string, below: number): string => `((((${seed}) + 1) * 2654435761 >> 7) % ${below})`;

/** The numbers from 0 below a count, as a table of one column `i`. */
export const counted = (below: number | string): string => `(select i from numbers where i < ${below})`;
