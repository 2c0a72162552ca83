import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../../server/router.ts';

/**
 * The server's procedures as typed hooks: `api.courses.list.useQuery(…)`. Each feature wraps them in hooks of its own.
 */
export const api = createTRPCReact<AppRouter>();
