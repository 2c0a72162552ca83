import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { courses, lessons, questions, quizzes } from './courses.ts';
import { users } from './users.ts';

export const enrollments = table(
  'enrollments',
  {
    id: id(),
    studentId: int('student_id')
      .notNull()
      .references(() => users.id),
    courseId: int('course_id')
      .notNull()
      .references(() => courses.id),
    /** The price that the student paid for the course, in cents of R$. */
    paidCents: int('paid_cents').notNull().default(0),
    /** The end of temporary access; null is permanent. */
    accessUntil: timestamp('access_until'),
    /** The student's rating of the course: 1 to 5 stars. */
    rating: int('rating'),
    /** When all lessons were completed and all quizzes passed. */
    completedAt: timestamp('completed_at'),
    /**
     * The number of completed published lessons. It is stored, because a professor's list of thousands cannot count
     * them each time.
     */
    completedLessons: int('completed_lessons').notNull().default(0),
    /** The student's last activity in the course. */
    lastActivityAt: timestamp('last_activity_at')
      .notNull()
      .$defaultFn(() => new Date()),
    createdAt: createdAt(),
  },
  enrollment => [
    uniqueIndex('enrollments_student_course').on(enrollment.studentId, enrollment.courseId),
    // All columns that are summed over a course's students, so that a school's statistics read this index alone.
    index('enrollments_course').on(
      enrollment.courseId,
      enrollment.completedLessons,
      enrollment.studentId,
      enrollment.lastActivityAt,
      enrollment.completedAt,
      enrollment.rating,
      enrollment.paidCents,
      enrollment.createdAt,
    ),
    index('enrollments_activity').on(enrollment.lastActivityAt),
    // With what tells whether that was more than to enroll, and whether the course was finished since.
    index('enrollments_course_activity').on(
      enrollment.courseId,
      enrollment.lastActivityAt,
      enrollment.createdAt,
      enrollment.completedAt,
    ),
    check('enrollments_completed_never_negative', sql`${enrollment.completedLessons} >= 0`),
    check('enrollments_rating_in_stars', sql`${enrollment.rating} between 1 and 5`),
  ],
);

export const lessonProgress = table(
  'lesson_progress',
  {
    id: id(),
    enrollmentId: int('enrollment_id')
      .notNull()
      .references(() => enrollments.id),
    lessonId: int('lesson_id')
      .notNull()
      .references(() => lessons.id),
    completedAt: timestamp('completed_at').notNull(),
    /**
     * The end of the time that its reward is for, so that no minute pays for two lessons; null while too little time
     * was spent on it and the reward is not paid.
     */
    studiedUntil: timestamp('studied_until'),
  },
  progress => [
    uniqueIndex('lesson_progress_once').on(progress.enrollmentId, progress.lessonId),
    index('lesson_progress_lesson').on(progress.lessonId),
  ],
);

/** Since when a student has had the content of a lesson whose reward is not paid yet. */
export const lessonOpenings = table(
  'lesson_openings',
  {
    id: id(),
    enrollmentId: int('enrollment_id')
      .notNull()
      .references(() => enrollments.id),
    lessonId: int('lesson_id')
      .notNull()
      .references(() => lessons.id),
    openedAt: timestamp('opened_at').notNull(),
  },
  opening => [uniqueIndex('lesson_openings_once').on(opening.enrollmentId, opening.lessonId)],
);

/** A quiz that a student has begun and not handed in. */
export const quizStarts = table(
  'quiz_starts',
  {
    id: id(),
    enrollmentId: int('enrollment_id')
      .notNull()
      .references(() => enrollments.id),
    quizId: int('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    /** Mixes the questions and their options, the same way until the quiz is handed in. */
    seed: int('seed').notNull(),
    startedAt: timestamp('started_at').notNull(),
    deadline: timestamp('deadline').notNull(),
  },
  start => [uniqueIndex('quiz_starts_once').on(start.enrollmentId, start.quizId)],
);

/** The answers given so far in a quiz that is not handed in. */
export const quizDrafts = table(
  'quiz_drafts',
  {
    id: id(),
    startId: int('start_id')
      .notNull()
      .references(() => quizStarts.id),
    questionId: int('question_id')
      .notNull()
      .references(() => questions.id),
    answer: text('answer').notNull(),
  },
  draft => [uniqueIndex('quiz_drafts_once').on(draft.startId, draft.questionId)],
);

export const quizAttempts = table(
  'quiz_attempts',
  {
    id: id(),
    enrollmentId: int('enrollment_id')
      .notNull()
      .references(() => enrollments.id),
    quizId: int('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    /** Percent of right answers, rounded down. */
    score: int('score').notNull(),
    passed: bool('passed').notNull(),
    createdAt: createdAt(),
  },
  attempt => [
    index('quiz_attempts_enrollment').on(attempt.enrollmentId, attempt.quizId),
    check('quiz_attempts_score_in_percent', sql`${attempt.score} between 0 and 100`),
  ],
);

export const quizAnswers = table(
  'quiz_answers',
  {
    id: id(),
    attemptId: int('attempt_id')
      .notNull()
      .references(() => quizAttempts.id),
    questionId: int('question_id')
      .notNull()
      .references(() => questions.id),
    answer: text('answer').notNull(),
    /** Null while an essay waits for its grade. */
    correct: bool('correct'),
    /** The points of a graded essay, 0 to 10. */
    points: int('points'),
    /** The essay's grader, the time, and the feedback to the student. */
    gradedBy: int('graded_by').references(() => users.id),
    gradedAt: timestamp('graded_at'),
    feedback: text('feedback'),
    /** When another try took the place of this essay before it was graded. */
    replacedAt: timestamp('replaced_at'),
  },
  answer => [
    uniqueIndex('quiz_answers_once').on(answer.attemptId, answer.questionId),
    index('quiz_answers_question').on(answer.questionId, answer.correct),
    // The essays that wait for a grade are few among all answers.
    index('quiz_answers_waiting')
      .on(answer.questionId)
      .where(sql`correct is null`),
    index('quiz_answers_graded')
      .on(answer.gradedAt)
      .where(sql`graded_at is not null`),
    index('quiz_answers_grader')
      .on(answer.gradedBy)
      .where(sql`graded_by is not null`),
  ],
);

/** Times of access to a premium course that students paid with coins. */
export const courseUnlocks = table(
  'course_unlocks',
  {
    id: id(),
    enrollmentId: int('enrollment_id')
      .notNull()
      .references(() => enrollments.id),
    /** Coins. */
    price: int('price').notNull(),
    /** The client's key for this purchase: sent again, it is paid once. */
    clientKey: text('client_key').notNull(),
    endsAt: timestamp('ends_at').notNull(),
    createdAt: createdAt(),
  },
  unlock => [uniqueIndex('course_unlocks_once').on(unlock.enrollmentId, unlock.clientKey)],
);

/** The certified data on the day of issue: a later change of name or title does not alter it. */
export const certificates = table(
  'certificates',
  {
    id: id(),
    enrollmentId: int('enrollment_id')
      .notNull()
      .references(() => enrollments.id),
    code: text('code').notNull(),
    studentName: text('student_name').notNull(),
    courseTitle: text('course_title').notNull(),
    professorName: text('professor_name').notNull(),
    durationMinutes: int('duration_minutes').notNull(),
    issuedAt: timestamp('issued_at').notNull(),
  },
  certificate => [
    uniqueIndex('certificates_enrollment').on(certificate.enrollmentId),
    uniqueIndex('certificates_code').on(certificate.code),
  ],
);
