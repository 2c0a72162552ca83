import { api } from '../../lib/api.ts';

/** The student's enrollments. */
export const useOwnStudies = () => api.enrollments.list.useQuery();

/** The courses a professor teaches; an administrator sees the school's. */
export const useTaughtCourses = () => api.courses.professor.useQuery();
