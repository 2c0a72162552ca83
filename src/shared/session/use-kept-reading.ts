import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectionFound, isConnectionLost, onReturn } from '../../lib/connection.ts';
import { isReading, keepAnswer, keepFor } from '../../lib/kept.ts';
import { keepAllScreens } from '../../lib/worker-start.ts';

/** Keeps what is read, whichever way it came to the page. @returns what stops it. */
const keepReading = (queries: QueryClient): (() => void) => {
  const kept = new Map<string, number>();
  const keep = ({ queryKey, queryHash, state }: Query): void => {
    const [path, options] = queryKey as [unknown, { input?: unknown } | undefined];
    const procedure = Array.isArray(path) ? path.join('.') : '';
    const isNews = kept.get(queryHash) !== state.dataUpdatedAt;
    if (state.status !== 'success' || !isNews || isConnectionLost() || !isReading(procedure)) return;
    kept.set(queryHash, state.dataUpdatedAt);
    keepAnswer(procedure, options?.input, state.data);
  };
  for (const query of queries.getQueryCache().getAll()) keep(query);
  return queries.getQueryCache().subscribe(({ query }) => keep(query));
};

/**
 * What a user has opened stays readable for them without a connection, and goes when they leave. Once the server is
 * back, what is shown is asked for again.
 * @param userId undefined until it is known who is signed in; null for nobody.
 */
export const useKeptReading = (userId: number | null | undefined): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    keepFor(userId).catch(() => undefined);
    if (userId === null) return;
    keepAllScreens().catch(() => undefined);
    return keepReading(queries);
  }, [userId, queries]);
  useEffect(() => {
    const askAgain = (): void => void queries.invalidateQueries();
    const askIfLost = (): void => {
      if (isConnectionLost()) askAgain();
    };
    const stop = onReturn(askAgain);
    addEventListener('online', askIfLost);
    return () => {
      stop();
      removeEventListener('online', askIfLost);
      connectionFound();
    };
  }, [queries]);
};
