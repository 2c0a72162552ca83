import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { api } from '../../lib/api.ts';
import type { Holder } from './holder.ts';

/** With more students than this the players have to be chosen: a tournament has no more. */
export const MOST_PLAYERS = 100;

const useCourseCandidates = (courseId: number, search: string) => {
  const { client } = api.useUtils();
  return useInfiniteQuery({
    queryKey: [...getQueryKey(api.classTournaments.candidates), courseId, search],
    queryFn: ({ pageParam, signal }) =>
      client.classTournaments.candidates.query({ courseId, search, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    enabled: courseId > 0,
    placeholderData: keepPreviousData,
  });
};

/**
 * The students of a class or a course who can play, as far as they are loaded; of a course, those whose name contains
 * the text. `total` is undefined while nothing is known.
 */
export const useCandidates = (holder: Holder | null, search = '') => {
  const classId = holder && 'classId' in holder ? holder.classId : 0;
  const courseId = holder && 'courseId' in holder ? holder.courseId : 0;
  const { data: ofClass } = api.classes.students.useQuery({ classId }, { enabled: classId > 0 });
  const ofCourse = useCourseCandidates(courseId, search);
  if (classId > 0) return { students: ofClass?.students ?? [], total: ofClass?.students.length, more: null };
  const pages = courseId > 0 ? (ofCourse.data?.pages ?? []) : [];
  return { students: pages.flatMap(({ students }) => students), total: pages.at(-1)?.total, more: ofCourse };
};
