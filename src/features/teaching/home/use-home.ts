import { api } from '../../../lib/api.ts';

/** The professor's courses, the one changed last first, and what they say together. */
export const useOwnCourses = () => api.courses.professor.useQuery({});

export const useStatistics = () => api.professor.statistics.useQuery();
