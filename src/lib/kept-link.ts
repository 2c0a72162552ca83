import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../server/router.ts';
import { connectionFound, connectionLost, readFromStorage } from './connection.ts';
import { codeOf } from './error-text.ts';
import { recallAnswer } from './kept.ts';

/** Whether no server answered: neither data nor a refusal came back. */
const isUnanswered = (error: TRPCClientError<AppRouter>): boolean =>
  codeOf(error) === undefined && error.meta?.['response'] === undefined && error.cause?.name !== 'AbortError';

/**
 * Asks the server, always; where it cannot be reached, a lesson is answered as it was when it was opened last. The page
 * says so as long as that lasts.
 */
export const keptLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable(observer =>
      next(op).subscribe({
        next: value => {
          connectionFound();
          observer.next(value);
        },
        complete: () => observer.complete(),
        error: error => {
          if (!isUnanswered(error)) return observer.error(error);
          connectionLost();
          if (op.type !== 'query') return observer.error(error);
          recallAnswer(op.path, op.input)
            .catch(() => undefined)
            .then(data => {
              if (data === undefined) return observer.error(error);
              readFromStorage();
              observer.next({ result: { type: 'data', data } });
              observer.complete();
            });
        },
      }),
    );
