/** The names under which the browser keeps things, for the pages and for the service worker. */

/** The pages' own files, the same for everybody. */
export const FILES = 'academia-files';

const KEPT = 'academia-kept-';

/** What a user has opened and can read without a connection. */
export const keptBy = (userId: number): string => `${KEPT}${userId}`;

export const isOfUser = (cacheName: string): boolean => cacheName.startsWith(KEPT);

/** Read back when there is no connection; the address of an answer that no server has. */
export const answerAddress = (procedure: string, input: unknown): string =>
  `/kept/${procedure}?${encodeURIComponent(JSON.stringify(input ?? null))}`;
