import { api } from '../../lib/api.ts';

/** The courses a professor can choose from; for an administrator all of the school. Empty while loading. */
export const useCourseChoice = (): readonly { id: number; title: string }[] =>
  api.professor.courses.useQuery().data?.courses ?? [];
