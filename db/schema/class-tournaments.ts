import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { SIDES } from './chess.ts';
import { classes } from './classes.ts';
import { courses } from './courses.ts';
import { matches } from './matches.ts';
import { users } from './users.ts';

export const CLASS_TOURNAMENT_FORMATS = ['swiss', 'round_robin', 'double_round_robin', 'arena'] as const;
/** Who is there for the next round; players who have withdrawn do not come back. */
export const PRESENCES = ['playing', 'absent', 'withdrawn'] as const;
/** Results by hand. With '+' and '-' the game was not played: somebody did not come. */
export const BOARD_RESULTS = ['1-0', '0-1', '1/2-1/2', '+:-', '-:+', '-:-'] as const;

/** A round without a game that was given: a point as if left over (U), a whole (F) or half a point (H). */
export const BYES = ['U', 'F', 'H'] as const;

/** A tournament that a professor holds for a class or for a course's students, on the school's boards or here. */
export const classTournaments = table(
  'class_tournaments',
  {
    id: id(),
    /** Whose students play: those of a class or of a course. */
    classId: int('class_id').references(() => classes.id),
    courseId: int('course_id').references(() => courses.id),
    makerId: int('maker_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    format: text('format', { enum: CLASS_TOURNAMENT_FORMATS }).notNull(),
    rounds: int('rounds').notNull(),
    /** In seconds. */
    base: int('base').notNull(),
    increment: int('increment').notNull(),
    /** Played over real boards: no matches are made, and results come by hand. */
    overBoard: bool('over_board').notNull(),
    rated: bool('rated').notNull(),
    /** The colour drawn for the first of the list. */
    firstColor: text('first_color', { enum: SIDES }).notNull(),
    /** Coins for the first three. */
    firstPrize: int('first_prize').notNull(),
    secondPrize: int('second_prize').notNull(),
    thirdPrize: int('third_prize').notNull(),
    /** How long an arena lasts. */
    minutes: int('minutes'),
    /** When an arena that has begun pairs nobody any more. */
    endsAt: timestamp('ends_at'),
    /** When the professor means to begin; null where it is not said. Nothing begins by itself. */
    startsAt: timestamp('starts_at'),
    createdAt: createdAt(),
    finishedAt: timestamp('finished_at'),
  },
  one => [
    index('class_tournaments_class').on(one.classId, one.id),
    index('class_tournaments_course').on(one.courseId, one.id),
    index('class_tournaments_maker').on(one.makerId),
    index('class_tournaments_ends').on(one.endsAt),
    check('class_tournaments_of_one', sql`(${one.classId} is null) <> (${one.courseId} is null)`),
  ],
);

export const classTournamentPlayers = table(
  'class_tournament_players',
  {
    id: id(),
    tournamentId: int('tournament_id')
      .notNull()
      .references(() => classTournaments.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** The starting rank, from 1: by rating, late comers after the others. */
    number: int('number').notNull(),
    /** The rating with which they entered; null where an imported file says none. */
    rating: int('rating'),
    presence: text('presence', { enum: PRESENCES }).notNull(),
  },
  player => [
    uniqueIndex('class_tournament_players_user').on(player.tournamentId, player.userId),
    index('class_tournament_players_own').on(player.userId),
  ],
);

/**
 * The boards of each round; of an arena all are of one, in the order begun. Without Black it is a bye. A match's own
 * result counts where none came by hand.
 */
export const classTournamentGames = table(
  'class_tournament_games',
  {
    id: id(),
    tournamentId: int('tournament_id')
      .notNull()
      .references(() => classTournaments.id),
    /** From 1, as the boards are. */
    round: int('round').notNull(),
    board: int('board').notNull(),
    whiteId: int('white_id')
      .notNull()
      .references(() => users.id),
    blackId: int('black_id').references(() => users.id),
    matchId: int('match_id').references(() => matches.id),
    result: text('result', { enum: BOARD_RESULTS }),
    /** What an imported bye brought; null: what the format gives. */
    bye: text('bye', { enum: BYES }),
  },
  game => [
    uniqueIndex('class_tournament_games_board').on(game.tournamentId, game.round, game.board),
    index('class_tournament_games_match').on(game.matchId),
    index('class_tournament_games_white').on(game.whiteId),
    index('class_tournament_games_black').on(game.blackId),
  ],
);
