import { api } from '../../lib/api.ts';

type Choice = readonly { id: number; title: string }[];

/** The courses a professor can choose from; for an administrator all of the school. Empty while loading. */
export const useCourseChoice = (): Choice => api.professor.courses.useQuery().data?.courses ?? [];

/** The same with those of others that the professor's classes have. */
export const useFollowedCourses = (): Choice => api.professor.courses.useQuery({ classes: 'true' }).data?.courses ?? [];
