import { skipToken } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** @param courseId null for an address that names no course. */
export const useLessons = (courseId: number | null) =>
  api.lessons.ofCourse.useQuery(courseId === null ? skipToken : { courseId });

/** A lesson is part of its course, of the figures, and of the list over all courses. */
const useLessonsCache = () => {
  const cache = api.useUtils();
  return () =>
    Promise.all([
      cache.lessons.invalidate(),
      cache.courses.invalidate(),
      cache.professor.invalidate(),
      cache.reports.invalidate(),
    ]);
};

/**
 * The answer is the new order, so the list shows it without asking again. A refusal may mean that there are other
 * lessons by now.
 */
export const useReorderLessons = (courseId: number) => {
  const cache = api.useUtils();
  const refresh = useLessonsCache();
  return api.lessons.reorder.useMutation({
    onSuccess: ({ lessons }) => cache.lessons.ofCourse.setData({ courseId }, { lessons }),
    onSettled: () => void refresh(),
  });
};

export const useRemoveLesson = () => {
  const refresh = useLessonsCache();
  return api.lessons.remove.useMutation({ onSuccess: () => void refresh() });
};
