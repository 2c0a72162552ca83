import { screen, within } from '@testing-library/react';
import type { ProfessorStats } from '../../server/features/teaching/taught-courses.schema.ts';
import { answer } from '../support/msw.ts';
import { type professorCourse, taughtCourses } from './samples.ts';

export const statistics = {
  totalStudents: 12,
  activeStudents: 9,
  averageProgress: 40,
  averageRating: 4.8,
  totalCourses: 2,
  totalLessons: 9,
  pendingReviews: 0,
};
/** What the server says of these courses, with figures that are no sums of this page. */
export const school = (courses: ReturnType<typeof professorCourse>[], stats: Partial<ProfessorStats> = {}) => {
  const taught = taughtCourses(...courses);
  answer({
    'courses.professor': () => ({ ...taught, stats: { ...taught.stats, ...stats } }),
    'professor.statistics': () => ({ statistics }),
  });
};
export const tile = (label: string) => screen.getByText(label).closest('dl');
export const linksTo = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'));
