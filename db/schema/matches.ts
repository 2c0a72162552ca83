import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, real, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { ENGINE_LEVELS, GAME_RESULTS, SIDES } from './chess.ts';
import { users } from './users.ts';

/** An engine's level, somebody at the same board, a certain person, or whoever looks for a game as well. */
export const OPPONENTS = ['engine', 'board', 'person', 'anyone'] as const;
export const MATCH_STATUSES = ['waiting', 'playing', 'finished', 'aborted'] as const;
export const MATCH_COLORS = ['white', 'black', 'random'] as const;
export const MATCH_ENDINGS = [
  'checkmate',
  'stalemate',
  'insufficient_material',
  'dead_position',
  'fivefold',
  'seventy_five_moves',
  'threefold',
  'fifty_moves',
  'time',
  'resignation',
  'agreement',
  'abandonment',
  'decided',
  // Of those that were aborted.
  'aborted',
  'declined',
  'expired',
  'unresumed',
] as const;
/**
 * What both players are told on the board: what a professor or an administrator did to the game, and why it has become
 * friendly.
 */
export const MATCH_NOTICES = ['paused', 'resumed', 'adjusted', 'decided', 'replaced', 'taken_back', 'late'] as const;
export const MATCH_STAFF = ['professor', 'admin'] as const;
export const MATCH_OFFERS = ['draw', 'takeback', 'rematch'] as const;

/** A game that the server holds. A side without a user is the engine, or whoever sits at the same board. */
export const matches = table(
  'matches',
  {
    id: id(),
    opponent: text('opponent', { enum: OPPONENTS }).notNull(),
    /** Who asked for it; the other person, once known, is the other side. */
    creatorId: int('creator_id')
      .notNull()
      .references(() => users.id),
    whiteId: int('white_id').references(() => users.id),
    blackId: int('black_id').references(() => users.id),
    level: text('level', { enum: ENGINE_LEVELS }),
    /** The colour that was asked for. */
    color: text('color', { enum: MATCH_COLORS }).notNull(),
    /** In seconds. */
    base: int('base').notNull(),
    increment: int('increment').notNull(),
    /** Whether it counts for rating, missions and achievements; a takeback ends that. */
    rated: bool('rated').notNull(),
    status: text('status', { enum: MATCH_STATUSES }).notNull(),
    result: text('result', { enum: GAME_RESULTS }),
    ending: text('ending', { enum: MATCH_ENDINGS }),
    /** Time left in milliseconds, for the running side as of `runningSince`, and what delay may still be given back. */
    whiteMs: int('white_ms').notNull(),
    blackMs: int('black_ms').notNull(),
    whiteLag: int('white_lag').notNull(),
    blackLag: int('black_lag').notNull(),
    running: text('running', { enum: SIDES }),
    runningSince: timestamp('running_since'),
    /** When each side was last seen. */
    whiteSeenAt: timestamp('white_seen_at'),
    blackSeenAt: timestamp('black_seen_at'),
    /** When the server next has something to do: play for the engine, see whose flag fell, let a challenge expire. */
    dueAt: timestamp('due_at'),
    /** In a tournament: how long each side may take for its first move before it loses the game. */
    firstMoveMs: int('first_move_ms'),
    /** Since when nobody may move and both clocks stand. */
    pausedAt: timestamp('paused_at'),
    /** What happened last, which member of staff did it, to whose clock, and after how many moves. */
    notice: text('notice', { enum: MATCH_NOTICES }),
    noticeBy: text('notice_by', { enum: MATCH_STAFF }),
    noticeSide: text('notice_side', { enum: SIDES }),
    noticePly: int('notice_ply'),
    offer: text('offer', { enum: MATCH_OFFERS }),
    offerBy: text('offer_by', { enum: SIDES }),
    /** The game that followed it, with colours swapped. */
    rematchId: int('rematch_id'),
    whiteRating: int('white_rating'),
    blackRating: int('black_rating'),
    whiteChange: int('white_change'),
    blackChange: int('black_change'),
    /** How many events it has. */
    events: int('events').notNull().default(0),
    createdAt: createdAt(),
    endedAt: timestamp('ended_at'),
  },
  match => [
    index('matches_white').on(match.whiteId, match.status, match.id),
    index('matches_black').on(match.blackId, match.status, match.id),
    index('matches_creator').on(match.creatorId, match.status),
    index('matches_status').on(match.status, match.id),
    index('matches_due').on(match.dueAt),
    check('matches_level_of_engine', sql`(${match.opponent} = 'engine') = (${match.level} is not null)`),
    check('matches_result_when_finished', sql`(${match.status} = 'finished') = (${match.result} is not null)`),
    check('matches_clock_not_negative', sql`${match.whiteMs} >= 0 and ${match.blackMs} >= 0`),
  ],
);

/** The moves as they stand; a takeback removes the last ones. */
export const matchMoves = table(
  'match_moves',
  {
    id: id(),
    matchId: int('match_id')
      .notNull()
      .references(() => matches.id),
    /** From 0. */
    ply: int('ply').notNull(),
    san: text('san').notNull(),
    uci: text('uci').notNull(),
    /** The position after it. */
    fen: text('fen').notNull(),
    /** How much of the player's time it took. */
    ms: int('ms').notNull(),
  },
  move => [uniqueIndex('match_moves_ply').on(move.matchId, move.ply)],
);

/** All that happened in a match, in order: what those who watch it are sent. */
export const matchEvents = table(
  'match_events',
  {
    id: id(),
    matchId: int('match_id')
      .notNull()
      .references(() => matches.id),
    /** From 1, without gaps. */
    number: int('number').notNull(),
    /** The event in JSON, as it is sent. */
    data: text('data').notNull(),
  },
  event => [uniqueIndex('match_events_number').on(event.matchId, event.number)],
);

/** A user's rating in games, by Glicko-2; without a row it is still the one of `users`, and uncertain. */
export const gameRatings = table(
  'game_ratings',
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
  rating => [uniqueIndex('game_ratings_user').on(rating.userId)],
);

/** Who has the lobby open: when each user was last seen there. */
export const lobbyVisits = table(
  'lobby_visits',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    seenAt: timestamp('seen_at').notNull(),
  },
  visit => [uniqueIndex('lobby_visits_user').on(visit.userId), index('lobby_visits_seen').on(visit.seenAt)],
);

/** One row: when a process of the school last looked after the running games. The time since then is nobody's. */
export const matchPulse = table('match_pulse', { id: id(), at: timestamp('at').notNull() });
