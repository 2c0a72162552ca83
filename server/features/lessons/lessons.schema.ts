import { z } from 'zod';
import { Answer, PathId, Percent, RowId, Text } from '../../common.schema.ts';

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
});
export type Lesson = z.infer<typeof Lesson>;

export const CourseLessonsInput = z.object({ courseId: PathId });
export const LessonInput = z.object({ lessonId: PathId });
export const LessonsOutput = Answer({ lessons: z.array(Lesson) });
export const LessonOutput = Answer({ lesson: Lesson });

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
