import { bool, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { lessons } from './courses.ts';
import { enrollments } from './progress.ts';

/** `ler`: step through. `responder`: find the moves of one side. `jogar`: play it out against the engine. */
export const CHAPTER_MODES = ['ler', 'responder', 'jogar'] as const;
export const CHAPTER_SIDES = ['white', 'black'] as const;

/** The boards of a lesson, in order: each a tree of moves from a position. */
export const chapters = table(
  'chapters',
  {
    id: id(),
    lessonId: int('lesson_id')
      .notNull()
      .references(() => lessons.id),
    /** Position in the lesson, from 1. */
    position: int('position').notNull(),
    title: text('title').notNull(),
    mode: text('mode', { enum: CHAPTER_MODES }).notNull(),
    /** What is to be reached in `jogar`, as `mate`, `mate 3`, `win`, `draw`, `promote`, `hold 20`. */
    goal: text('goal'),
    /** The student's side. */
    side: text('side', { enum: CHAPTER_SIDES }).notNull(),
    /** The tree, as PGN. */
    pgn: text('pgn').notNull(),
    /** What it takes, by what there is to find, to read or to play. */
    seconds: int('seconds').notNull().default(0),
    /** When the chapter was removed. It is kept for what students tried in it. */
    removedAt: timestamp('removed_at'),
    createdAt: createdAt(),
  },
  chapter => [index('chapters_lesson').on(chapter.lessonId, chapter.position)],
);

/** How far a student is in a chapter. */
export const chapterProgress = table(
  'chapter_progress',
  {
    id: id(),
    chapterId: int('chapter_id')
      .notNull()
      .references(() => chapters.id),
    enrollmentId: int('enrollment_id')
      .notNull()
      .references(() => enrollments.id),
    /** The moves on the board in UCI, replies included, parted by spaces: where to go on. */
    path: text('path').notNull().default(''),
    /** When it was solved for the first time. */
    solvedAt: timestamp('solved_at'),
    updatedAt: timestamp('updated_at').notNull(),
  },
  progress => [
    uniqueIndex('chapter_progress_enrollment').on(progress.enrollmentId, progress.chapterId),
    index('chapter_progress_chapter').on(progress.chapterId),
  ],
);

/** Every move that a student tried in a chapter, and every hint. */
export const chapterTries = table(
  'chapter_tries',
  {
    id: id(),
    chapterId: int('chapter_id')
      .notNull()
      .references(() => chapters.id),
    enrollmentId: int('enrollment_id')
      .notNull()
      .references(() => enrollments.id),
    /** The moves before it, as in `chapterProgress.path`. */
    path: text('path').notNull(),
    /** The move in UCI; null for a hint. */
    move: text('move'),
    isRight: bool('is_right').notNull(),
    at: timestamp('at').notNull(),
  },
  one => [
    index('chapter_tries_chapter').on(one.chapterId, one.id),
    index('chapter_tries_enrollment').on(one.enrollmentId, one.chapterId, one.path),
  ],
);
