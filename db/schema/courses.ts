import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, strings, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

export const CATEGORIES = [
  'beginners',
  'intermediate',
  'advanced',
  'tactics',
  'strategy',
  'openings',
  'endgames',
  'kids',
  'history',
  'psychology',
] as const;
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export const COURSE_STATUSES = ['active', 'draft', 'paused', 'archived', 'inactive'] as const;
export const RESOURCE_TYPES = ['pdf', 'pgn', 'link', 'video'] as const;
export const QUESTION_TYPES = ['multiple_choice', 'true_false', 'essay', 'board'] as const;

export const courses = table(
  'courses',
  {
    id: id(),
    professorId: int('professor_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    /** The title for searching: without accents, in lower case. */
    titleSearch: text('title_search').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    difficulty: text('difficulty', { enum: DIFFICULTIES }).notNull(),
    status: text('status', { enum: COURSE_STATUSES }).notNull().default('draft'),
    /** Cents of R$; 0 is free. */
    priceCents: int('price_cents').notNull().default(0),
    durationMinutes: int('duration_minutes').notNull().default(60),
    maxStudents: int('max_students').notNull().default(50),
    imageUrl: text('image_url'),
    objectives: strings('objectives').notNull(),
    prerequisites: strings('prerequisites').notNull(),
    certificateEnabled: bool('certificate_enabled').notNull().default(true),
    /**
     * Increases with every change. A save with an older version is refused, because it would overwrite the last change.
     */
    version: int('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at')
      .notNull()
      .$defaultFn(() => new Date()),
  },
  course => [
    index('courses_professor').on(course.professorId, course.status),
    index('courses_status').on(course.status, course.id),
    index('courses_categories').on(course.status, course.category),
    check('courses_price_never_negative', sql`${course.priceCents} >= 0`),
  ],
);

/** The professors that a course's owner lets write it too. The owner is in `courses` alone. */
export const courseAuthors = table(
  'course_authors',
  {
    id: id(),
    courseId: int('course_id')
      .notNull()
      .references(() => courses.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  row => [
    uniqueIndex('course_authors_course').on(row.courseId, row.userId),
    index('course_authors_user').on(row.userId, row.courseId),
  ],
);

export const lessons = table(
  'lessons',
  {
    id: id(),
    courseId: int('course_id')
      .notNull()
      .references(() => courses.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Position in the course, from 1. */
    position: int('position').notNull(),
    /** The professor's estimate. It is what a lesson with a date takes, and one whose content cannot be measured. */
    durationMinutes: int('duration_minutes').notNull(),
    /** What film, text and quiz take, where that can be measured. */
    measuredMinutes: int('measured_minutes'),
    videoUrl: text('video_url'),
    /** The length of the film; null where the server does not know it. */
    filmSeconds: int('film_seconds'),
    /** Published; only the course's owner and administrators see a draft. */
    active: bool('active').notNull().default(true),
    /** The date of a scheduled lesson. */
    scheduledAt: timestamp('scheduled_at'),
    /** The date was cancelled. */
    cancelled: bool('cancelled').notNull().default(false),
    /** When the lesson was removed from the course. It is kept for the students' progress, and is never active. */
    removedAt: timestamp('removed_at'),
    /**
     * Increases with every change. A save with an older version is refused, because it would overwrite the last change.
     */
    version: int('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at')
      .notNull()
      .$defaultFn(() => new Date()),
  },
  lesson => [
    index('lessons_course').on(lesson.courseId, lesson.position),
    index('lessons_scheduled').on(lesson.scheduledAt),
    index('lessons_video').on(lesson.videoUrl),
  ],
);

export const resources = table(
  'resources',
  {
    id: id(),
    lessonId: int('lesson_id')
      .notNull()
      .references(() => lessons.id),
    position: int('position').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: RESOURCE_TYPES }).notNull(),
    url: text('url'),
  },
  resource => [
    index('resources_lesson').on(resource.lessonId, resource.position),
    index('resources_url').on(resource.url),
  ],
);

/** The pictures in the texts of lessons, as the texts name them. */
export const lessonPictures = table(
  'lesson_pictures',
  {
    id: id(),
    lessonId: int('lesson_id')
      .notNull()
      .references(() => lessons.id),
    address: text('address').notNull(),
  },
  picture => [
    index('lesson_pictures_lesson').on(picture.lessonId),
    index('lesson_pictures_address').on(picture.address),
  ],
);

export const quizzes = table(
  'quizzes',
  {
    id: id(),
    lessonId: int('lesson_id')
      .notNull()
      .references(() => lessons.id),
    title: text('title').notNull(),
    timeLimitMinutes: int('time_limit_minutes').notNull(),
  },
  quiz => [uniqueIndex('quizzes_lesson').on(quiz.lessonId)],
);

export const questions = table(
  'questions',
  {
    id: id(),
    quizId: int('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    position: int('position').notNull(),
    type: text('type', { enum: QUESTION_TYPES }).notNull().default('multiple_choice'),
    question: text('question').notNull(),
    options: strings('options').notNull(),
    /** The option's text, 'true' or 'false', an essay's model answer, or the first of a board's lines. */
    correctAnswer: text('correct_answer').notNull(),
    /** The position of a question on the board; null in the others. */
    fen: text('fen'),
    /** The lines that answer a question on the board, in English SAN; null in the others. */
    lines: strings('lines'),
    /** Whether every move that the engine holds equal answers it too. */
    equal: bool('equal').notNull().default(false),
    explanation: text('explanation'),
    /** When the question was removed. It is kept for its answers. */
    removedAt: timestamp('removed_at'),
  },
  question => [index('questions_quiz').on(question.quizId, question.position)],
);
