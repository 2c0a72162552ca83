import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** A page of a course's students. */
export const useCourseStudents = (courseId: number, page: number) =>
  api.professor.students.useQuery({ courseId, page }, { placeholderData: keepPreviousData });

/** A course's last thirty days, and how its students stand. */
export const useCourseReport = (courseId: number) => api.reports.get.useQuery({ courseId, period: '30d' });
