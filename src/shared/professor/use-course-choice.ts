import { api } from '../../lib/api.ts';

/** The courses among which a professor chooses; an administrator among the school's. Empty while they are asked for. */
export const useCourseChoice = (): readonly { id: number; title: string }[] =>
  api.professor.courses.useQuery().data?.courses ?? [];
