import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, strings, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { ENGINE_LEVELS, GAME_RESULTS, SIDES } from './chess.ts';
import { matches } from './matches.ts';
import { users } from './users.ts';

/** Against the engine, or one of the match screen's three speeds. */
export const GAME_MODES = ['practice', 'blitz', 'rapid', 'classical'] as const;
export const GAME_ENDINGS = [
  'checkmate',
  'stalemate',
  'threefold',
  'fifty_moves',
  'insufficient_material',
  'dead_position',
  'time',
  'resignation',
  'agreement',
  'fivefold',
  'seventy_five_moves',
  'abandonment',
  'decided',
  'unknown',
] as const;

/** Finished games, once for each player: those that the server held, and those that were brought in. */
export const games = table(
  'games',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** The match that it was, when the server held it. */
    matchId: int('match_id').references(() => matches.id),
    /** The user's side; of a game at one board White, though they played both. */
    side: text('side', { enum: SIDES }).notNull().default('white'),
    /** The other person; null against the engine and at one board. */
    opponentId: int('opponent_id').references(() => users.id),
    /** Whether it counts for rating, missions and achievements. Whatever was saved before games were held does. */
    counts: bool('counts').notNull().default(true),
    /** The client's key for a game, so that sending it twice stores it once. */
    clientKey: text('client_key'),
    mode: text('mode', { enum: GAME_MODES }).notNull(),
    /** In PGN notation, in seconds: `600`, or `300+3` with an increment. */
    timeControl: text('time_control').notNull(),
    /** The engine's level; only in practice. */
    difficulty: text('difficulty', { enum: ENGINE_LEVELS }),
    pgn: text('pgn').notNull(),
    plies: int('plies').notNull(),
    result: text('result', { enum: GAME_RESULTS }).notNull(),
    ending: text('ending', { enum: GAME_ENDINGS }).notNull(),
    /** The change of the player's rating by the game. */
    ratingChange: int('rating_change').notNull().default(0),
    createdAt: createdAt(),
  },
  game => [
    uniqueIndex('games_client_key').on(game.userId, game.clientKey),
    uniqueIndex('games_match').on(game.matchId, game.userId),
    index('games_opponent').on(game.opponentId),
    index('games_user').on(game.userId, game.createdAt),
    index('games_time').on(game.createdAt),
    check('games_difficulty_in_practice', sql`(${game.mode} = 'practice') = (${game.difficulty} is not null)`),
  ],
);

/** A professor's comment on a game, at the position after `ply` half-moves. */
export const gameComments = table(
  'game_comments',
  {
    id: id(),
    gameId: int('game_id')
      .notNull()
      .references(() => games.id),
    authorId: int('author_id')
      .notNull()
      .references(() => users.id),
    ply: int('ply').notNull(),
    text: text('text').notNull(),
    /** Arrows and coloured squares, as in a PGN's comment: '[%csl Ge4] [%cal Ge2e4]'. */
    shapes: text('shapes').notNull().default(''),
    createdAt: createdAt(),
  },
  comment => [index('game_comments_game').on(comment.gameId, comment.ply)],
);

/** What the engine thinks of a position, kept: the same search would only find the same. */
export const evaluations = table(
  'evaluations',
  {
    id: id(),
    /** The four fields of its FEN that say what stands where and what may be played. */
    position: text('position').notNull(),
    /** The search ended after so many nodes. */
    nodes: int('nodes').notNull(),
    /** From White's side: centipawns, or moves until mate. */
    cp: int('cp'),
    mate: int('mate'),
    depth: int('depth').notNull(),
    /** The best line in UCI. */
    line: strings('line').notNull(),
  },
  evaluation => [
    uniqueIndex('evaluations_position').on(evaluation.position, evaluation.nodes),
    check('evaluations_one_score', sql`(${evaluation.cp} is null) <> (${evaluation.mate} is null)`),
  ],
);

export const REVIEW_STATUSES = ['waiting', 'running', 'done'] as const;

/** Reviews of games by the engine, one for each game, whoever asked first. */
export const gameReviews = table(
  'game_reviews',
  {
    id: id(),
    gameId: int('game_id')
      .notNull()
      .references(() => games.id),
    askerId: int('asker_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: REVIEW_STATUSES }).notNull(),
    /** Whether whoever asked has their own browser evaluate the positions. */
    inBrowser: bool('in_browser').notNull().default(false),
    /** When a process, or the browser, last worked on it: after a minute without work another may take it. */
    workedAt: timestamp('worked_at'),
    failures: int('failures').notNull().default(0),
    /** The review in JSON, as it is answered, once it is done. */
    result: text('result'),
    createdAt: createdAt(),
  },
  review => [
    uniqueIndex('game_reviews_game').on(review.gameId),
    index('game_reviews_status').on(review.status, review.id),
    index('game_reviews_asker').on(review.askerId, review.workedAt),
    check('game_reviews_result_when_done', sql`(${review.status} = 'done') = (${review.result} is not null)`),
  ],
);

/** What went wrong with a move, the most telling first. */
export const MISTAKE_THEMES = [
  'mateEm1Perdido',
  'matePerdido',
  'mateSofrido',
  'pecaIndefesa',
  'garfo',
  'cravada',
  'espeto',
  'ataqueDescoberto',
  'sobrecarga',
  'materialPerdido',
  'ganhoNaoVisto',
  'posicao',
] as const;

/** The errors of a game's own player, found by its review: each a position in which to find a better move. */
export const gameMistakes = table(
  'game_mistakes',
  {
    id: id(),
    gameId: int('game_id')
      .notNull()
      .references(() => games.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** The half-move that was wrong, from 1. */
    ply: int('ply').notNull(),
    judgment: text('judgment', { enum: ['?', '??'] }).notNull(),
    theme: text('theme', { enum: MISTAKE_THEMES }).notNull(),
    /** The position before it. */
    fen: text('fen').notNull(),
    /** The wrong move, in UCI. */
    played: text('played').notNull(),
    /** The best line from the position, in UCI. */
    best: strings('best').notNull(),
    createdAt: createdAt(),
  },
  mistake => [
    uniqueIndex('game_mistakes_once').on(mistake.gameId, mistake.ply),
    index('game_mistakes_user').on(mistake.userId, mistake.createdAt),
  ],
);
