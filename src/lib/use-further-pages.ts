import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

type Answer = { total: number; page: number; pageSize: number };

type Further<Found extends Answer, Row> = {
  /** Begins with that of the list's own procedure: what makes the list stale reaches its further pages too. */
  queryKey: QueryKey;
  /** What is shown of the list already, and how many rows it has. */
  shown: readonly Row[];
  total: number;
  pageSize: number;
  fetchPage: (asked: { page: number; pageSize: number }, signal: AbortSignal) => Promise<Found>;
  rowsOf: (answer: Found) => readonly Row[];
};

/**
 * A list that comes in one piece, and by pages where there is more: 'Mostrar mais' loads the next one. A row that has
 * moved to a further page meanwhile stands there once.
 */
export const useFurtherPages = <Found extends Answer, Row extends { id: number }>({
  queryKey,
  shown,
  total,
  pageSize,
  fetchPage,
  rowsOf,
}: Further<Found, Row>) => {
  const list = JSON.stringify(queryKey);
  const [grown, setGrown] = useState<string>();
  const isWanted = grown === list;
  const further = useInfiniteQuery({
    queryKey: [...queryKey, 'further'],
    queryFn: ({ pageParam, signal }) => fetchPage({ page: pageParam, pageSize }, signal),
    initialPageParam: 1 + Math.floor(shown.length / pageSize),
    getNextPageParam: answer => (answer.page * answer.pageSize < answer.total ? answer.page + 1 : undefined),
    enabled: isWanted,
  });
  const known = new Set(shown.map(({ id }) => id));
  const rows = [...shown, ...(further.data?.pages ?? []).flatMap(rowsOf).filter(({ id }) => !known.has(id))];
  const more = isWanted
    ? {
        hasNextPage: further.isPending || further.isError || further.hasNextPage,
        isFetchingNextPage: further.isLoading || further.isFetchingNextPage,
        fetchNextPage: (): Promise<unknown> => (further.data ? further.fetchNextPage() : further.refetch()),
      }
    : {
        hasNextPage: total > shown.length,
        isFetchingNextPage: false,
        fetchNextPage: async (): Promise<void> => setGrown(list),
      };
  return { rows, more };
};
