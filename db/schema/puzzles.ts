import { sql } from 'drizzle-orm';
import { check, createdAt, id, index, int, real, strings, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { ENGINE_LEVELS } from './games.ts';
import { users } from './users.ts';

export const PUZZLE_DIFFICULTIES = ENGINE_LEVELS;
/** How the first try at a puzzle ended: it alone counts for ratings and accuracy. */
export const FIRST_TRIES = ['solved', 'failed', 'hinted'] as const;

export const puzzles = table(
  'puzzles',
  {
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
  },
  puzzle => [
    uniqueIndex('puzzles_source').on(puzzle.source),
    index('puzzles_difficulty').on(puzzle.difficulty, puzzle.rating),
    index('puzzles_rating').on(puzzle.rating),
  ],
);

/** A puzzle's themes, one a row, beside what a list of one theme is sorted and narrowed by. */
export const puzzleThemes = table(
  'puzzle_themes',
  {
    id: id(),
    puzzleId: int('puzzle_id')
      .notNull()
      .references(() => puzzles.id),
    theme: text('theme').notNull(),
    difficulty: text('difficulty', { enum: PUZZLE_DIFFICULTIES }).notNull(),
    /** The puzzle's rating: it moves with it. */
    rating: real('rating').notNull(),
  },
  tagged => [
    uniqueIndex('puzzle_themes_puzzle').on(tagged.puzzleId, tagged.theme),
    index('puzzle_themes_rating').on(tagged.theme, tagged.rating, tagged.puzzleId),
    index('puzzle_themes_difficulty').on(tagged.theme, tagged.difficulty, tagged.rating, tagged.puzzleId),
  ],
);

/** How many puzzles there are, kept as they come: to count millions would take longer than to list them. */
export const puzzleCounts = table(
  'puzzle_counts',
  {
    id: id(),
    difficulty: text('difficulty', { enum: PUZZLE_DIFFICULTIES }).notNull(),
    /** Empty for the puzzles of all themes together. */
    theme: text('theme').notNull(),
    total: int('total').notNull(),
  },
  counted => [uniqueIndex('puzzle_counts_once').on(counted.difficulty, counted.theme)],
);

/** One person's dealings with one puzzle. */
export const puzzleAttempts = table(
  'puzzle_attempts',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    puzzleId: int('puzzle_id')
      .notNull()
      .references(() => puzzles.id),
    firstTry: text('first_try', { enum: FIRST_TRIES }).notNull(),
    /** What the first try did to the player's rating. */
    ratingChange: int('rating_change').notNull(),
    solvedAt: timestamp('solved_at'),
    /** What the solver's client says the solution took. */
    milliseconds: int('milliseconds'),
    createdAt: createdAt(),
  },
  attempt => [
    uniqueIndex('puzzle_attempts_once').on(attempt.userId, attempt.puzzleId),
    index('puzzle_attempts_user').on(attempt.userId, attempt.createdAt),
    index('puzzle_attempts_puzzle').on(attempt.puzzleId),
    check('puzzle_attempts_milliseconds_positive', sql`${attempt.milliseconds} > 0`),
  ],
);

/** How well somebody solves puzzles, by Glicko-2. Who has tried none has no row. */
export const puzzleRatings = table(
  'puzzle_ratings',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    rating: real('rating').notNull(),
    deviation: real('deviation').notNull(),
    volatility: real('volatility').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  rating => [uniqueIndex('puzzle_ratings_user').on(rating.userId)],
);
