import { sql } from 'drizzle-orm';
import { bool, id, index, int, strings, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { SIDES } from './chess.ts';
import { classes } from './classes.ts';
import { users } from './users.ts';

/** A professor's board that a class follows, as it stands now. */
export const liveLessons = table(
  'live_lessons',
  {
    id: id(),
    classId: int('class_id')
      .notNull()
      .references(() => classes.id),
    /** Who began it. */
    leaderId: int('leader_id')
      .notNull()
      .references(() => users.id),
    /** Grows with every change of the board; whoever changes an older one is refused. */
    version: int('version').notNull().default(1),
    /** What the professor shows, with variations and drawings. The class never gets it. */
    pgn: text('pgn').notNull(),
    /** The first position, and the moves on the board in UCI and SAN; they may leave the PGN. */
    start: text('start').notNull(),
    path: strings('path').notNull(),
    line: strings('line').notNull(),
    fen: text('fen').notNull(),
    /** The squares and arrows on the board, such as 'Ge4', 'Re2e4'. */
    shapes: strings('shapes').notNull(),
    /** From whose side the board is seen. */
    side: text('side', { enum: SIDES }).notNull(),
    /** The student who moves the pieces beside the professors. */
    holderId: int('holder_id').references(() => users.id),
    /** How many questions were asked; the last one has this number. */
    questions: int('questions').notNull().default(0),
    /** The position that the last question was about. */
    askedFen: text('asked_fen'),
    /** Whether answers are taken. */
    asking: bool('asking').notNull().default(false),
    startedAt: timestamp('started_at').notNull(),
    changedAt: timestamp('changed_at').notNull(),
    endedAt: timestamp('ended_at'),
  },
  lesson => [
    // A class follows one board at a time.
    uniqueIndex('live_lessons_running')
      .on(lesson.classId)
      .where(sql`ended_at is null`),
    index('live_lessons_class').on(lesson.classId, lesson.id),
    index('live_lessons_leader').on(lesson.leaderId),
    index('live_lessons_holder').on(lesson.holderId),
  ],
);

/** Which move a student answered to a question; until it is closed they may change it. */
export const liveAnswers = table(
  'live_answers',
  {
    id: id(),
    lessonId: int('lesson_id')
      .notNull()
      .references(() => liveLessons.id),
    /** From 1. */
    question: int('question').notNull(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    uci: text('uci').notNull(),
    san: text('san').notNull(),
    answeredAt: timestamp('answered_at').notNull(),
  },
  answer => [
    uniqueIndex('live_answers_question').on(answer.lessonId, answer.question, answer.userId),
    index('live_answers_user').on(answer.userId),
  ],
);

/** Which students have the board open, or had it. */
export const liveFollowers = table(
  'live_followers',
  {
    id: id(),
    lessonId: int('lesson_id')
      .notNull()
      .references(() => liveLessons.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    seenAt: timestamp('seen_at').notNull(),
  },
  follower => [
    uniqueIndex('live_followers_lesson').on(follower.lessonId, follower.userId),
    index('live_followers_user').on(follower.userId),
  ],
);
