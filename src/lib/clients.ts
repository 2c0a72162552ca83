import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, splitLink, TRPCClientError } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { isCalledAlone, MAX_BATCH_SIZE } from '../../server/common/batches.schema.ts';
import { api } from './api.ts';
import { codeOf } from './error-text.ts';
import { keptLink } from './kept-link.ts';

const sessionKey = () => getQueryKey(api.auth.me, undefined, 'query');

/** From now on nobody is signed in. */
export const forgetUser = (queries: QueryClient): void => void queries.setQueryData(sessionKey(), null);

/** Whether the server no longer knows who is calling; a wrong password says nothing of the session. */
const saysSessionIsOver = (error: unknown): boolean =>
  codeOf(error) === 'UNAUTHORIZED' &&
  error instanceof TRPCClientError &&
  (error.data as { path?: string } | null)?.path !== 'auth.login';

/**
 * Data never becomes stale by itself: each mutation invalidates what it changed. Without a connection a call fails at
 * once, with a message.
 */
export const createQueryClient = (): QueryClient => {
  const onError = (error: unknown): void => {
    if (saysSessionIsOver(error)) forgetUser(queries);
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
};

/** What asks at the same time travels together, except what the server takes only alone. */
export const createApiClient = () =>
  api.createClient({
    links: [
      keptLink,
      splitLink({
        condition: ({ path }) => isCalledAlone(path),
        true: httpLink({ url: '/trpc' }),
        false: httpBatchLink({ url: '/trpc', maxItems: MAX_BATCH_SIZE }),
      }),
    ],
  });
