import { api } from '../../../lib/api.ts';

/** A form is always filled with fresh data: an old copy would be refused when it is saved. */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

/** The professor's unpublished courses, the latest first. */
export const useDrafts = () => api.courses.professor.useQuery({ status: 'draft', sort: 'lastUpdated' }, FRESH);

/** A draft, with its lessons. */
export const useDraft = (id: number) => {
  const course = api.courses.get.useQuery({ id }, FRESH);
  const lessons = api.lessons.ofCourse.useQuery({ courseId: id }, FRESH);
  const isFresh = course.isFetchedAfterMount && lessons.isFetchedAfterMount;
  return {
    course: isFresh ? course.data?.course : undefined,
    lessons: isFresh ? lessons.data?.lessons : undefined,
    error: course.error ?? lessons.error,
    retry: () => Promise.all([course.refetch(), lessons.refetch()]),
  };
};

/** Loads a draft as it is stored now. */
export const useReadDraft = () => {
  const cache = api.useUtils();
  return async (id: number) => {
    const [{ course }, { lessons }] = await Promise.all([
      cache.courses.get.fetch({ id }, { staleTime: 0 }),
      cache.lessons.ofCourse.fetch({ courseId: id }, { staleTime: 0 }),
    ]);
    return { course, lessons };
  };
};

/** Invalidates what is cached of courses. */
const useForget = () => {
  const cache = api.useUtils();
  return () =>
    Promise.all([
      cache.courses.invalidate(undefined, { refetchType: 'none' }),
      cache.lessons.invalidate(undefined, { refetchType: 'none' }),
      cache.professor.invalidate(undefined, { refetchType: 'none' }),
    ]);
};

export const useCreateCourse = () => api.courses.create.useMutation({ onSuccess: useForget() });
export const useUpdateCourse = () => api.courses.update.useMutation({ onSuccess: useForget() });
