import { sql } from 'drizzle-orm';
import {
  bool,
  check,
  createdAt,
  id,
  index,
  int,
  real,
  strings,
  table,
  text,
  timestamp,
  uniqueIndex,
} from '../columns.ts';
import { users } from './users.ts';

export const PUZZLE_DIFFICULTIES = ['facil', 'medio', 'dificil'] as const;
/** The results of the first try at a puzzle, which alone counts for ratings and accuracy. */
export const FIRST_TRIES = ['solved', 'failed', 'hinted'] as const;

export const puzzles = table(
  'puzzles',
  {
    id: id(),
    /** The origin and its id there, such as `lichess:00sHx`: importing it again adds nothing. */
    source: text('source').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    difficulty: text('difficulty', { enum: PUZZLE_DIFFICULTIES }).notNull(),
    /** XP for solving it. */
    points: int('points').notNull(),
    /** The position in which the solver moves. */
    fen: text('fen').notNull(),
    /** The opponent's move that led to the position, in UCI. */
    lastMove: text('last_move'),
    /** The solution in UCI: the solver's moves and the replies to them, in turn. */
    moves: strings('moves').notNull(),
    /** What follows the solution, in UCI, until the gain is on the board: shown afterwards, never asked for. */
    continuation: strings('continuation').notNull().default([]),
    themes: strings('themes').notNull(),
    /** Where the game that it comes from can be seen. */
    gameUrl: text('game_url'),
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

/** A puzzle's themes, one a row, with the columns that a theme's list is sorted and filtered by. */
export const puzzleThemes = table(
  'puzzle_themes',
  {
    id: id(),
    puzzleId: int('puzzle_id')
      .notNull()
      .references(() => puzzles.id),
    theme: text('theme').notNull(),
    difficulty: text('difficulty', { enum: PUZZLE_DIFFICULTIES }).notNull(),
    /** A copy of the puzzle's rating, changed together with it. */
    rating: real('rating').notNull(),
  },
  tagged => [
    uniqueIndex('puzzle_themes_puzzle').on(tagged.puzzleId, tagged.theme),
    index('puzzle_themes_rating').on(tagged.theme, tagged.rating, tagged.puzzleId),
    index('puzzle_themes_difficulty').on(tagged.theme, tagged.difficulty, tagged.rating, tagged.puzzleId),
  ],
);

/** The number of puzzles, updated with every insert: counting millions takes longer than listing them. */
export const puzzleCounts = table(
  'puzzle_counts',
  {
    id: id(),
    difficulty: text('difficulty', { enum: PUZZLE_DIFFICULTIES }).notNull(),
    /** Empty for the total over all themes. */
    theme: text('theme').notNull(),
    total: int('total').notNull(),
  },
  counted => [uniqueIndex('puzzle_counts_once').on(counted.difficulty, counted.theme)],
);

/** One user's attempts at one puzzle. */
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
    /** The change of the player's rating by the first try. */
    ratingChange: int('rating_change').notNull(),
    /** The puzzle's rating before the first try changed it: a sequence goes on from there. */
    puzzleRating: real('puzzle_rating'),
    solvedAt: timestamp('solved_at'),
    /** When the player first read the solution before solving it: from then on it pays nothing. */
    solutionReadAt: timestamp('solution_read_at'),
    /** The time of the solution, as the client reports it. */
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

/** Every try at a puzzle that ended, right or wrong, with the solver's moves. */
export const puzzleTries = table(
  'puzzle_tries',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    puzzleId: int('puzzle_id')
      .notNull()
      .references(() => puzzles.id),
    /** The solver's own moves as they were sent, the last of them right or wrong. */
    moves: strings('moves').notNull(),
    isRight: bool('is_right').notNull(),
    at: timestamp('at').notNull(),
  },
  one => [
    index('puzzle_tries_user').on(one.userId, one.puzzleId, one.isRight),
    index('puzzle_tries_puzzle').on(one.puzzleId),
  ],
);

/** A user's puzzle rating, by Glicko-2. There is no row before the first try, or before they say how they play. */
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

/** The puzzle of each day, the same for the whole school. */
export const dailyPuzzles = table(
  'daily_puzzles',
  {
    id: id(),
    /** As yyyy-mm-dd in the school's calendar. */
    day: text('day').notNull(),
    puzzleId: int('puzzle_id')
      .notNull()
      .references(() => puzzles.id),
  },
  daily => [uniqueIndex('daily_puzzles_day').on(daily.day), index('daily_puzzles_puzzle').on(daily.puzzleId)],
);

/**
 * Puzzles that a user did not solve at first, each to be seen again when it is about to be forgotten: what FSRS
 * remembers of it.
 */
export const puzzleCards = table(
  'puzzle_cards',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    puzzleId: int('puzzle_id')
      .notNull()
      .references(() => puzzles.id),
    /** As yyyy-mm-dd in the school's calendar. */
    dueDay: text('due_day').notNull(),
    stability: real('stability').notNull(),
    difficulty: real('difficulty').notNull(),
    reviews: int('reviews').notNull(),
    lapses: int('lapses').notNull(),
    reviewedAt: timestamp('reviewed_at').notNull(),
  },
  card => [
    uniqueIndex('puzzle_cards_once').on(card.userId, card.puzzleId),
    index('puzzle_cards_due').on(card.userId, card.dueDay, card.id),
    index('puzzle_cards_puzzle').on(card.puzzleId),
  ],
);
