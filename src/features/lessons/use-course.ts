import { skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The number in an address, or null where there is none. */
export const idIn = (text: string | null | undefined): number | null =>
  text != null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** A course and its lessons, asked for together. @param courseId null for an address that names no course. */
export const useCourse = (courseId: number | null) => {
  const course = api.courses.get.useQuery(courseId === null ? skipToken : { id: courseId });
  const lessons = api.lessons.ofCourse.useQuery(courseId === null ? skipToken : { courseId });
  return {
    course: course.data?.course,
    lessons: lessons.data?.lessons,
    error: course.error ?? lessons.error,
    retry: () => Promise.all([course.refetch(), lessons.refetch()]),
  };
};
