import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { api } from '../../lib/api.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';

const countLoaded = (pages: readonly { courses: readonly unknown[] }[]) =>
  pages.reduce((sum, { courses }) => sum + courses.length, 0);

/**
 * The courses that pass the filters, page after page. The previous pages stay on the screen while the next one loads.
 */
export const useCatalogue = ({ search, category, difficulty }: CatalogueFilters) => {
  const { client } = api.useUtils();
  const input = { search: search.trim() || undefined, category, difficulty };
  return useInfiniteQuery({
    // Below the procedure's own key, so that whatever makes the catalogue stale reaches the pages too.
    queryKey: [...getQueryKey(api.courses.list), 'pages', input],
    queryFn: ({ pageParam, signal }) => client.courses.list.query({ ...input, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (countLoaded(pages) < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      courses: pages.flatMap(({ courses }) => courses),
      total: pages.at(-1)?.total ?? 0,
      categories: pages.at(-1)?.categories ?? [],
    }),
  });
};

/** The student's enrollments. Other roles have none, so they do not ask. */
export const useEnrollments = () => api.enrollments.list.useQuery();
