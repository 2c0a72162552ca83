import type { IncomingMessage } from 'node:http';
import { countedAs } from '../network.ts';

/** Several classes behind one address send their images at once; more than this is somebody who holds connections. */
const MAX_UNFINISHED = 200;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Counts, by the address that asks, the bodies that have begun and not yet arrived. One address could otherwise hold
 * all connections of the server with bodies that it never ends.
 * @returns whether a request may go on.
 */
export const createUnfinishedBodies = (addressOf: (request: IncomingMessage) => string) => {
  const unfinished = new Map<string, Set<IncomingMessage>>();
  return (request: IncomingMessage): boolean => {
    if (!hasBody(request)) return true;
    const key = countedAs(addressOf(request));
    const bodies = unfinished.get(key) ?? new Set();
    // A body that has arrived may wait for its reader: it holds nobody up.
    if (bodies.size >= MAX_UNFINISHED) for (const body of bodies) if (body.complete) bodies.delete(body);
    if (bodies.size >= MAX_UNFINISHED) return false;
    unfinished.set(key, bodies.add(request));
    const forget = (): void => {
      bodies.delete(request);
      if (bodies.size === 0 && unfinished.get(key) === bodies) unfinished.delete(key);
    };
    // Over HTTP/2 a request closes with its answer only, which may take long.
    for (const over of ['end', 'close']) request.once(over, forget);
    return true;
  };
};
