import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { chapters } from './chapters.ts';
import { classes } from './classes.ts';
import { courses, lessons } from './courses.ts';
import { ENGINE_LEVELS } from './chess.ts';
import { puzzles } from './puzzles.ts';
import { users } from './users.ts';

/** `board`: chapters to solve. `games`: against a level or a classmate. `text`: a text or a file to hand in. */
export const ASSIGNMENT_KINDS = ['lessons', 'course', 'puzzles', 'board', 'games', 'text'] as const;

/** Work that professors give to a class (tarefas). What is done of it follows from what students did. */
export const assignments = table(
  'assignments',
  {
    id: id(),
    classId: int('class_id')
      .notNull()
      .references(() => classes.id),
    creatorId: int('creator_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    instructions: text('instructions').notNull().default(''),
    kind: text('kind', { enum: ASSIGNMENT_KINDS }).notNull(),
    /** Of `course`: its published lessons are the items, later ones too. */
    courseId: int('course_id').references(() => courses.id),
    /** Of `games`: so many, against this level; null against a classmate. */
    level: text('level', { enum: ENGINE_LEVELS }),
    games: int('games'),
    /** What it is worth, and how much that counts in the mean. */
    points: int('points').notNull(),
    weight: int('weight').notNull(),
    /** Whether it is only for those in `assignmentStudents`. */
    isForSome: bool('is_for_some').notNull().default(false),
    /** Students see neither a draft nor what has not opened. */
    isDraft: bool('is_draft').notNull().default(false),
    opensAt: timestamp('opens_at').notNull(),
    dueAt: timestamp('due_at').notNull(),
    /** From then on nothing more counts. Without it, what comes after `dueAt` is late. */
    closedAt: timestamp('closed_at'),
    /** When its students were told of it, and the day before it was due. */
    announcedAt: timestamp('announced_at'),
    remindedAt: timestamp('reminded_at'),
    createdAt: createdAt(),
  },
  assignment => [
    index('assignments_class').on(assignment.classId, assignment.dueAt),
    index('assignments_course').on(assignment.courseId),
    // What is still to be told is little among all assignments.
    index('assignments_to_announce')
      .on(assignment.opensAt)
      .where(sql`announced_at is null`),
    index('assignments_to_remind')
      .on(assignment.dueAt)
      .where(sql`reminded_at is null`),
    check('assignments_course_of_kind', sql`(${assignment.kind} = 'course') = (${assignment.courseId} is not null)`),
    check('assignments_games_of_kind', sql`(${assignment.kind} = 'games') = (${assignment.games} is not null)`),
    check('assignments_points_not_negative', sql`${assignment.points} >= 0 and ${assignment.weight} >= 0`),
  ],
);

/** What is to be done: one lesson, chapter or puzzle each. */
export const assignmentItems = table(
  'assignment_items',
  {
    id: id(),
    assignmentId: int('assignment_id')
      .notNull()
      .references(() => assignments.id),
    /** From 1. */
    position: int('position').notNull(),
    lessonId: int('lesson_id').references(() => lessons.id),
    chapterId: int('chapter_id').references(() => chapters.id),
    puzzleId: int('puzzle_id').references(() => puzzles.id),
  },
  item => [
    uniqueIndex('assignment_items_position').on(item.assignmentId, item.position),
    index('assignment_items_lesson').on(item.lessonId),
    index('assignment_items_chapter').on(item.chapterId),
    index('assignment_items_puzzle').on(item.puzzleId),
  ],
);

/** Whom an assignment is for, where it is not for the whole class. */
export const assignmentStudents = table(
  'assignment_students',
  {
    id: id(),
    assignmentId: int('assignment_id')
      .notNull()
      .references(() => assignments.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
  },
  row => [
    uniqueIndex('assignment_students_once').on(row.assignmentId, row.userId),
    index('assignment_students_user').on(row.userId),
  ],
);

/** What a student handed in, and what the professor says of their work. */
export const assignmentWork = table(
  'assignment_work',
  {
    id: id(),
    assignmentId: int('assignment_id')
      .notNull()
      .references(() => assignments.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text'),
    /** The address of the file that was handed in; what it is stands in `uploads`. */
    filePath: text('file_path'),
    handedInAt: timestamp('handed_in_at'),
    /** When it was given back to be done again. */
    returnedAt: timestamp('returned_at'),
    comment: text('comment'),
    excused: bool('excused').notNull().default(false),
    /** Given by hand; null: they follow from what is done. */
    points: int('points'),
    updatedAt: timestamp('updated_at').notNull(),
  },
  work => [
    uniqueIndex('assignment_work_once').on(work.assignmentId, work.userId),
    index('assignment_work_user').on(work.userId),
    // Few hand in a file.
    index('assignment_work_file')
      .on(work.filePath)
      .where(sql`file_path is not null`),
    check('assignment_work_points_not_negative', sql`${work.points} >= 0`),
  ],
);
