import { z } from 'zod';
import { Answer, Moment, PathId, Percent, QueryInt, RowId, Text } from '../../common.schema.ts';
import { LessonForm, Version } from './lesson-form.schema.ts';

export const QUIZ_PASS_MARK = 70;
export const ANSWER_MAX_LENGTH = 5_000;

export const Resource = z.object({
  id: RowId,
  name: z.string(),
  type: z.enum(['pdf', 'pgn', 'link', 'video']),
  url: z.string().nullable(),
});

export const Question = z.object({
  id: RowId,
  type: z.enum(['multiple_choice', 'true_false', 'essay']),
  question: z.string(),
  options: z.array(z.string()),
  /** Only for the course's owner and administrators; a student reads them in the answer to an attempt. */
  correctAnswer: z.string().optional(),
  explanation: z.string().nullable().optional(),
});

export const Quiz = z.object({
  id: RowId,
  title: z.string(),
  /** Minutes. */
  timeLimit: z.number().int(),
  questions: z.array(Question),
});

export const Lesson = z.object({
  id: RowId,
  courseId: RowId,
  title: z.string(),
  /** The lesson's text, in Markdown; empty for whoever may not study it. */
  description: z.string(),
  order: z.number().int(),
  /** Minutes of study. */
  duration: z.number().int(),
  active: z.boolean(),
  /** Whether the viewer may study it: the fields below are empty for a student who is not enrolled. */
  accessible: z.boolean(),
  videoUrl: z.string().nullable(),
  resources: z.array(Resource),
  quiz: Quiz.nullable(),
  hasQuiz: z.boolean(),
  /** First, or the lesson before it is completed. */
  unlocked: z.boolean(),
  completed: z.boolean(),
  quizPassed: z.boolean(),
  /** When it is taught, for a lesson with a date, and whether that was called off. */
  scheduledAt: Moment.nullable(),
  cancelled: z.boolean(),
  /** Sent back with a change, it tells whether somebody else's came first. */
  version: z.number().int(),
});
export type Lesson = z.infer<typeof Lesson>;

export const CourseLessonsInput = z.object({ courseId: PathId });
export const LessonInput = z.object({ lessonId: PathId });
export const LessonsOutput = Answer({ lessons: z.array(Lesson) });
export const LessonOutput = Answer({ lesson: Lesson });

export const CreateLessonInput = LessonForm.extend({ courseId: PathId });
export type CreateLessonInput = z.output<typeof CreateLessonInput>;
export const UpdateLessonInput = LessonForm.extend({ lessonId: PathId, version: Version });
export type UpdateLessonInput = z.output<typeof UpdateLessonInput>;

/** Only when a lesson is taught: what is written into it stays as it is. */
export const ScheduleInput = z.object({ lessonId: PathId, scheduledAt: LessonForm.shape.scheduledAt.unwrap().unwrap().nullable(), cancelled: z.boolean().default(false) });
export type ScheduleInput = z.output<typeof ScheduleInput>;

const SEND_ALL = 'Envie exatamente as lições do curso, cada uma uma vez';
/** The course's lessons, drafts among them, in their new order. */
export const ReorderInput = z.object({ courseId: PathId, lessonIds: z.array(RowId, { error: SEND_ALL }) });

/** Completed: its date has come, or it is published without one. */
export const LessonStatus = z.enum(['scheduled', 'completed', 'cancelled', 'draft'], { error: 'Situação inválida' });
export type LessonStatus = z.infer<typeof LessonStatus>;

export const LESSONS_PER_PAGE = 50;
export const LESSON_SEARCH_MAX_LENGTH = 100;
const QueryMoment = z.iso.datetime({ offset: true, error: 'Data inválida' });

/** A professor's lessons across the courses: those of a calendar's page by `from` and `to` (the latter outside). */
export const TaughtLessonsInput = z.object({
  status: LessonStatus.optional(),
  courseId: PathId.optional(),
  /** In the lesson's title or its course's. */
  search: Text(LESSON_SEARCH_MAX_LENGTH).optional(),
  from: QueryMoment.optional(),
  to: QueryMoment.optional(),
  page: QueryInt(1, 10_000).optional(),
});
export type TaughtLessonsInput = z.infer<typeof TaughtLessonsInput>;

export const TaughtLesson = z.object({
  id: RowId,
  title: z.string(),
  description: z.string(),
  courseId: RowId,
  courseName: z.string(),
  status: LessonStatus,
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  scheduledDate: Moment.nullable(),
  /** Minutes. */
  duration: z.number().int(),
  order: z.number().int(),
  studentsEnrolled: z.number().int(),
  /** How many have completed it. */
  studentsAttended: z.number().int(),
});
export type TaughtLesson = z.infer<typeof TaughtLesson>;

export const TaughtLessonsOutput = Answer({
  lessons: z.array(TaughtLesson),
  /** How many the filter lets through, on all pages. */
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  /** How many there are of each status, whatever status the filter names. */
  counts: z.object({ scheduled: z.number().int(), completed: z.number().int(), cancelled: z.number().int(), draft: z.number().int() }),
});

export const Progress = z.object({ totalLessons: z.number().int(), completedLessons: z.number().int() });
export type Progress = z.infer<typeof Progress>;

/** What a step of study brought about. */
export const StudyResult = z.object({
  progress: Progress,
  /** XP and coins that were paid for this very step. */
  rewards: z.object({ experience: z.number().int(), coins: z.number().int() }),
  courseCompleted: z.boolean(),
  certificateCode: z.string().nullable(),
});
export type StudyResult = z.infer<typeof StudyResult>;

export const CompleteOutput = StudyResult;

export const QuizAttemptInput = z.object({
  lessonId: PathId,
  answers: z.array(z.object({ questionId: RowId, answer: Text(ANSWER_MAX_LENGTH) })).max(200),
});

export const QuizAttemptOutput = StudyResult.extend({
  score: Percent,
  passed: z.boolean(),
  questions: z.array(
    z.object({
      questionId: RowId,
      /** Null while an essay waits for its grade. */
      correct: z.boolean().nullable(),
      correctAnswer: z.string(),
      explanation: z.string().nullable(),
    }),
  ),
});
export type QuizAttemptOutput = z.infer<typeof QuizAttemptOutput>;
