import { skipToken } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The number in an address, or null where there is none. */
export const idIn = (text: string | null | undefined): number | null =>
  text != null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** A form is always filled with fresh data: an old copy would be refused when it is saved. */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

/** The course that a lesson is written for, with the headings of its lessons. */
export const useCourseOfLesson = (courseId: number | null) =>
  api.courses.get.useQuery(courseId === null ? skipToken : { id: courseId }, FRESH);

/** The lesson to be changed. */
export const useStoredLesson = (lessonId: number | null) =>
  api.lessons.get.useQuery(lessonId === null ? skipToken : { lessonId }, FRESH);

/** Invalidates what is cached of courses and lessons. */
const useForget = () => {
  const cache = api.useUtils();
  return () =>
    Promise.all([
      cache.lessons.invalidate(undefined, { refetchType: 'none' }),
      cache.courses.invalidate(undefined, { refetchType: 'none' }),
      cache.professor.invalidate(undefined, { refetchType: 'none' }),
    ]);
};

export const useCreateLesson = () => api.lessons.create.useMutation({ onSuccess: useForget() });
export const useUpdateLesson = () => api.lessons.update.useMutation({ onSuccess: useForget() });
