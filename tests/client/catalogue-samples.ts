import { vi } from 'vitest';
import type { CatalogueCourse } from '../../server/features/courses/courses.schema.ts';
import type { Enrollment } from '../../server/features/enrollments/enrollments.schema.ts';
import { answer } from '../support/msw.ts';
import { onePage } from './one-page.ts';

export const own = (completedLessons: number, progress: number): CatalogueCourse['enrollment'] => ({
  id: 7,
  completedLessons,
  progress,
  completed: progress === 100,
  certificateCode: null,
  rating: null,
  accessUntil: null,
});

/** Offers these courses, whatever is asked for, and returns the ear that heard what was asked. */
export const offer = (courses: CatalogueCourse[], total = courses.length) => {
  const list = vi.fn(
    (_input: {
      search?: string | undefined;
      category?: string | undefined;
      difficulty?: string | undefined;
      page?: number | undefined;
    }) => ({
      courses,
      total,
      categories: [{ category: 'beginners' as const, count: 1 }],
    }),
  );
  answer({ 'courses.list': list });
  return list;
};
export const enrolledIn = (...enrollments: Enrollment[]) =>
  answer({ 'enrollments.list': () => onePage({ enrollments }) });
