import { keepPreviousData, skipToken } from '@tanstack/react-query';
import type { ProfessorCoursesInput } from '../../../../server/features/teaching/taught-courses.schema.ts';
import { api } from '../../../lib/api.ts';

export const useCourses = (input: ProfessorCoursesInput) =>
  api.courses.professor.useQuery(input, { placeholderData: keepPreviousData });

/** @param courseId null for an address that names no course. */
export const useCourse = (courseId: number | null) =>
  api.courses.get.useQuery(courseId === null ? skipToken : { id: courseId });

/** A changed course is part of the lists, the catalogue, the titles to choose from and the reports. */
export const useCourseCache = () => {
  const cache = api.useUtils();
  return () =>
    Promise.all([
      cache.courses.invalidate(),
      cache.lessons.invalidate(),
      cache.professor.invalidate(),
      cache.reports.invalidate(),
    ]);
};

export const useDuplicateCourse = () => {
  const refresh = useCourseCache();
  return api.courses.duplicate.useMutation({ onSuccess: () => void refresh() });
};

/**
 * Publishes or pauses a course. It is done when the list has its new order, so that the focus goes to the course's new
 * position.
 */
export const useSwitchCourse = () => {
  const refresh = useCourseCache();
  return api.courses.update.useMutation({ onSuccess: refresh });
};

export const useSaveCourse = () => {
  const cache = api.useUtils();
  const refresh = useCourseCache();
  return api.courses.update.useMutation({
    onSuccess: ({ course }) => {
      cache.courses.get.setData({ id: course.id }, { course });
      void refresh();
    },
  });
};

/** Who else writes a course; who leaves it no longer finds it in the lists. */
export const useCoAuthors = () => {
  const refresh = useCourseCache();
  const options = { onSuccess: refresh };
  return {
    add: api.courses.addCoAuthor.useMutation(options),
    remove: api.courses.removeCoAuthor.useMutation(options),
  };
};

export const useDeleteCourse = () => {
  const refresh = useCourseCache();
  return api.courses.remove.useMutation({ onSuccess: () => void refresh() });
};
