import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink } from '@trpc/client';
import { api } from './api.ts';

/** Data never becomes stale by itself: whoever changes something invalidates what it changed. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** The server refuses larger batches. */
const MAX_BATCH_SIZE = 20;

export const createApiClient = () => api.createClient({ links: [httpBatchLink({ url: '/trpc', maxItems: MAX_BATCH_SIZE })] });
