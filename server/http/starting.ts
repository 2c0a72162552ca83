import { bodyOf, refusalOf } from '../errors.ts';
import { inEnvelope } from './envelope.ts';
import { unavailable } from './health.ts';
import { DATA_POLICY } from './security.ts';

/** What a process answers while it starts. */
export const answerWhileStarting =
  (headers: Record<string, string>) =>
  (request: Request): Response => {
    const { pathname } = new URL(request.url);
    const waiting = unavailable();
    const refusal = refusalOf('unavailable');
    const body =
      pathname === '/healthz'
        ? waiting.body
        : JSON.stringify(pathname.startsWith('/trpc/') ? inEnvelope(refusal) : bodyOf(refusal));
    return new Response(body, {
      status: waiting.status,
      headers: { ...Object.fromEntries(waiting.headers), ...headers, ...DATA_POLICY, 'Cache-Control': 'no-store' },
    });
  };
