import { sql } from 'drizzle-orm';
import { check, createdAt, id, index, int, real, strings, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { ENGINE_LEVELS } from './games.ts';
import { users } from './users.ts';

export const PUZZLE_DIFFICULTIES = ENGINE_LEVELS;
/** How the first try at a puzzle ended: it alone counts for ratings and accuracy. */
export const FIRST_TRIES = ['solved', 'failed', 'hinted'] as const;

export const puzzles = table('puzzles', {
  id: id(),
  /** Where it came from and its name there, such as `lichess:00sHx`: imported again, it is the same puzzle. */
  source: text('source').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  difficulty: text('difficulty', { enum: PUZZLE_DIFFICULTIES }).notNull(),
  /** XP for solving it. */
  points: int('points').notNull(),
  /** The position in which the solver moves. */
  fen: text('fen').notNull(),
  /** The opponent's move that led there, in UCI. */
  lastMove: text('last_move'),
  /** The solution in UCI: the solver's moves and the replies to them, in turn. */
  moves: strings('moves').notNull(),
  themes: strings('themes').notNull(),
  /** Glicko-2 on the usual scale: 1500 is average. */
  rating: real('rating').notNull(),
  deviation: real('deviation').notNull(),
  volatility: real('volatility').notNull(),
}, puzzle => [
  uniqueIndex('puzzles_source').on(puzzle.source),
  index('puzzles_difficulty').on(puzzle.difficulty, puzzle.rating),
  index('puzzles_rating').on(puzzle.rating),
]);

/** One person's dealings with one puzzle. */
export const puzzleAttempts = table('puzzle_attempts', {
  id: id(),
  userId: int('user_id').notNull().references(() => users.id),
  puzzleId: int('puzzle_id').notNull().references(() => puzzles.id),
  firstTry: text('first_try', { enum: FIRST_TRIES }).notNull(),
  /** What the first try did to the player's rating. */
  ratingChange: int('rating_change').notNull(),
  solvedAt: timestamp('solved_at'),
  /** What the solver's client says the solution took. */
  milliseconds: int('milliseconds'),
  createdAt: createdAt(),
}, attempt => [
  uniqueIndex('puzzle_attempts_once').on(attempt.userId, attempt.puzzleId),
  index('puzzle_attempts_user').on(attempt.userId, attempt.createdAt),
  index('puzzle_attempts_puzzle').on(attempt.puzzleId),
  check('puzzle_attempts_milliseconds_positive', sql`${attempt.milliseconds} > 0`),
]);

/** How well somebody solves puzzles, by Glicko-2. Who has tried none has no row. */
export const puzzleRatings = table('puzzle_ratings', {
  id: id(),
  userId: int('user_id').notNull().references(() => users.id),
  rating: real('rating').notNull(),
  deviation: real('deviation').notNull(),
  volatility: real('volatility').notNull(),
  updatedAt: timestamp('updated_at').notNull(),
}, rating => [uniqueIndex('puzzle_ratings_user').on(rating.userId)]);
