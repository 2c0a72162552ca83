import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';

/** Always fetched again: what an older copy was changed to would be refused. */
export const useChapters = (lessonId: number) =>
  api.chapters.ofLesson.useQuery({ lessonId }, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });

/** Where the lesson is looked at it is asked for again. */
export const useForgetChapters = () => {
  const cache = api.useUtils();
  return useCallback(
    () => Promise.all([cache.lessons, cache.courses].map(part => part.invalidate(undefined, { refetchType: 'none' }))),
    [cache],
  );
};

export const useSaveChapters = () => api.chapters.save.useMutation();
