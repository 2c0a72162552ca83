import { screen } from '@testing-library/react';
import type { Lesson } from '../../server/features/lessons/lessons.schema.ts';
import type { TaughtLessonsInput, TaughtLesson } from '../../server/features/teaching/taught-lessons.schema.ts';
import type { ScheduleInput } from '../../server/features/teaching/lesson-writing.schema.ts';
import { answer } from '../support/msw.ts';

export const PATH = '/professor/aulas/cronograma';
export const NOW = new Date('2026-11-21T15:00:00.000Z');

export const dated = (own: Partial<TaughtLesson> = {}): TaughtLesson => ({
  id: 5,
  title: 'O garfo',
  description: 'Texto',
  courseId: 2,
  courseName: 'Táticas Essenciais',
  status: 'scheduled',
  difficulty: 'beginner',
  scheduledDate: '2026-11-24T22:30:00.000Z',
  duration: 45,
  order: 3,
  studentsEnrolled: 5,
  studentsAttended: 2,
  ...own,
});

const lesson = (own: Partial<Lesson> = {}): Lesson => ({
  id: 9,
  courseId: 2,
  title: 'A cravada',
  description: 'Texto',
  order: 4,
  duration: 45,
  estimate: 45,
  active: true,
  accessible: true,
  videoUrl: null,
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

/** A school whose calendar follows the dates it is given. */
export const school = (...all: TaughtLesson[]) => {
  const asked: TaughtLessonsInput[] = [];
  const given: ScheduleInput[] = [];
  let lessons = all;
  answer({
    'professor.courses': () => ({
      courses: [
        { id: 2, title: 'Táticas Essenciais' },
        { id: 3, title: 'Finais' },
      ],
    }),
    'lessons.taught': input => {
      asked.push(input as TaughtLessonsInput);
      const { from = '', to = '' } = input ?? {};
      const found = lessons
        .filter(({ scheduledDate }) => scheduledDate !== null && scheduledDate >= from && scheduledDate < to)
        .toSorted((a, b) => a.scheduledDate!.localeCompare(b.scheduledDate!));
      return {
        lessons: found,
        total: found.length,
        page: 1,
        pageSize: 50,
        counts: { scheduled: 0, completed: 0, cancelled: 0, draft: 0, published: 0 },
      };
    },
    'lessons.ofCourse': () => ({
      lessons: [
        lesson(),
        lesson({ id: 10, title: 'O espeto', order: 5, active: false }),
        lesson({ id: 5, title: 'O garfo', scheduledAt: '2026-11-24T22:30:00.000Z' }),
      ],
    }),
    'lessons.get': input => {
      const found = lessons.find(({ id }) => id === Number(input.lessonId));
      return {
        lesson: found ? lesson({ id: found.id, title: found.title, scheduledAt: found.scheduledDate }) : lesson(),
      };
    },
    'lessons.schedule': input => {
      const change = input as ScheduleInput;
      given.push(change);
      const known =
        lessons.find(({ id }) => id === change.lessonId) ?? dated({ id: change.lessonId, title: 'A cravada' });
      lessons = [
        ...lessons.filter(({ id }) => id !== change.lessonId),
        { ...known, scheduledDate: change.scheduledAt, status: change.cancelled ? 'cancelled' : 'scheduled' },
      ];
      return { lesson: lesson({ id: change.lessonId, scheduledAt: change.scheduledAt, cancelled: change.cancelled }) };
    },
  });
  return { asked, given };
};

export const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });
