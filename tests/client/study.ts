import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Course } from '../../server/features/courses/courses.schema.ts';
import type { Lesson } from '../../server/features/lessons/lessons.schema.ts';
import type { CompletionResult, QuizAttemptOutput, QuizStart } from '../../server/features/progress/progress.schema.ts';
import { answer } from '../support/msw.ts';
import { catalogueCourse } from './samples.ts';

export const course = (own: Partial<Course> = {}): Course => ({
  ...catalogueCourse(),
  status: 'active',
  active: true,
  isActive: true,
  estimate: 50,
  maxStudents: 30,
  enrolledStudents: 5,
  objectives: ['Mover todas as peças'],
  prerequisites: [],
  lessons: [],
  createdAt: '2026-01-10T12:00:00.000Z',
  lastUpdated: '2026-01-10T12:00:00.000Z',
  version: 1,
  coAuthors: [],
  editable: false,
  owned: own.editable ?? false,
  followed: false,
  enrollment: {
    id: 9,
    completedLessons: 0,
    progress: 0,
    completed: false,
    certificateCode: null,
    rating: null,
    accessUntil: null,
  },
  ...own,
});

export const lesson = (id: number, own: Partial<Lesson> = {}): Lesson => ({
  id,
  courseId: 1,
  title: `Aula das torres ${id}`,
  description: 'Primeiro parágrafo.\n\nSegundo parágrafo.',
  order: id,
  duration: 12,
  estimate: 12,
  active: true,
  accessible: true,
  videoUrl: `/demo/fundamentos/${id}.webm`,
  resources: [],
  quiz: null,
  hasQuiz: false,
  chapterCount: 0,
  unlocked: true,
  completed: false,
  secondsToReward: null,
  quizPassed: false,
  quizWaiting: false,
  scheduledAt: null,
  cancelled: false,
  version: 1,
  ...own,
});

export const withQuiz = (id: number, own: Partial<Lesson> = {}): Lesson =>
  lesson(id, {
    hasQuiz: true,
    quiz: {
      id: 70,
      title: 'Quiz das torres',
      timeLimit: 2,
      questions: [
        { id: 71, type: 'multiple_choice', question: 'Como anda a torre?', options: ['Em linha reta', 'Em L'] },
        { id: 72, type: 'true_false', question: 'A torre pula peças.', options: [] },
        { id: 73, type: 'essay', question: 'Explique o roque.', options: [] },
      ],
    },
    ...own,
  });

export const quizStart = (own: Partial<QuizStart> = {}): QuizStart => ({
  startedAt: '2026-11-23T15:00:00.000Z',
  deadline: '2026-11-23T15:02:00.000Z',
  secondsLeft: 120,
  questions: withQuiz(1).quiz!.questions,
  answers: [],
  ...own,
});

export const studyResult = (own: Partial<CompletionResult> = {}): CompletionResult => ({
  progress: { totalLessons: 2, completedLessons: 1 },
  rewards: { experience: 20, coins: 5 },
  courseCompleted: false,
  certificateCode: null,
  secondsToReward: null,
  ...own,
});

/** What a first or second failed try says. */
export const gradedInSecret = (): QuizAttemptOutput => ({
  ...graded(false),
  questions: graded(false).questions.map(question => ({ ...question, correctAnswer: null, explanation: null })),
});

export const graded = (passed: boolean, own: Partial<QuizAttemptOutput> = {}): QuizAttemptOutput => ({
  ...studyResult({ rewards: passed ? { experience: 30, coins: 10 } : { experience: 0, coins: 0 } }),
  score: passed ? 100 : 33,
  passed,
  waiting: false,
  questions: [
    { questionId: 71, correct: true, correctAnswer: 'Em linha reta', explanation: 'A torre segue colunas e fileiras.' },
    { questionId: 72, correct: passed, correctAnswer: 'false', explanation: null },
    { questionId: 73, correct: null, correctAnswer: 'O rei anda duas casas.', explanation: null },
  ],
  ...own,
});

/** Handed in, with nothing wrong so far and an essay that decides. */
export const waiting = (): QuizAttemptOutput =>
  graded(false, {
    score: 66,
    waiting: true,
    questions: [
      {
        questionId: 71,
        correct: true,
        correctAnswer: 'Em linha reta',
        explanation: 'A torre segue colunas e fileiras.',
      },
      { questionId: 72, correct: true, correctAnswer: 'false', explanation: null },
      { questionId: 73, correct: null, correctAnswer: null, explanation: null },
    ],
  });

/** What the server says of a course from now on. */
export const school = (state: { course: Course; lessons: Lesson[] }): void =>
  answer({ 'courses.get': () => ({ course: state.course }), 'lessons.ofCourse': () => ({ lessons: state.lessons }) });

/** The lesson that the address names. */
export const atLesson = (id: number): Promise<void> =>
  waitFor(() => expect(window.location.search).toBe(`?aula=${id}`));
