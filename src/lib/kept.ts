/**
 * What a user has opened, kept in the browser so that it can be read without a connection: answers about their courses
 * and lessons, films, files. It is read only when the server cannot be reached, and goes with the user.
 */
import { answerAddress, isOfUser, keptBy } from './kept-caches.ts';
import { type KeptEntry, MOST_BYTES_OF_ONE, tooMany } from './kept-limits.ts';

/** What a lesson needs to be read. Figures, lists and money are never shown as of yesterday. */
const READING: ReadonlySet<string> = new Set(['auth.me', 'school.get', 'courses.get', 'lessons.ofCourse']);
const KEPT_AT = 'x-kept-at';

export const isReading = (procedure: string): boolean => READING.has(procedure);

/** Plain http on other machines has no such storage: there nothing is kept. */
const hasStorage = (): boolean => 'caches' in globalThis;

let owner: number | null = null;

/** From now on this user's reading is kept, and nobody else's is left. */
export const keepFor = async (userId: number | null): Promise<void> => {
  owner = userId;
  if (!hasStorage()) return;
  const names = await caches.keys();
  const others = names.filter(name => isOfUser(name) && (userId === null || name !== keptBy(userId)));
  await Promise.all(others.map(name => caches.delete(name)));
};

const put = async (address: string, response: Response): Promise<void> => {
  const userId = owner;
  if (userId === null || !hasStorage()) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  const cache = await caches.open(keptBy(userId));
  await cache.put(address, new Response(response.body, { headers }));
  await Promise.all(tooMany(await entriesOf(cache)).map(({ url }) => cache.delete(url)));
  // The user may have left meanwhile, and took all with them.
  if (owner !== userId) await caches.delete(keptBy(userId));
};

const entriesOf = async (cache: Cache): Promise<KeptEntry[]> =>
  Promise.all(
    (await cache.keys()).map(async request => {
      const headers = (await cache.match(request))?.headers;
      return {
        url: request.url,
        kind: new URL(request.url).pathname.startsWith('/kept/') ? 'answer' : 'file',
        bytes: Number(headers?.get('content-length') ?? 0),
        keptAt: Number(headers?.get(KEPT_AT) ?? 0),
      };
    }),
  );

/** A full or forbidden storage keeps nothing, and breaks nothing. */
const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

export const keepAnswer = (procedure: string, input: unknown, data: unknown): void =>
  quietly(put(answerAddress(procedure, input), Response.json(data)));

/** The answer as it was when it was kept; undefined when there is none. */
export const recallAnswer = async (procedure: string, input: unknown): Promise<unknown> => {
  if (!hasStorage() || !isReading(procedure)) return undefined;
  for (const name of (await caches.keys()).filter(isOfUser)) {
    const found = await (await caches.open(name)).match(answerAddress(procedure, input));
    if (found) return found.json();
  }
  return undefined;
};

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Fetches a file of a lesson once more as a whole and keeps it, unless the user spares data or it is too long. */
export const keepFile = (address: string): void => quietly(fetchAndPut(new URL(address, location.href)));

const fetchAndPut = async (url: URL): Promise<void> => {
  if (owner === null || !hasStorage() || savesData() || url.origin !== location.origin) return;
  if (await (await caches.open(keptBy(owner))).match(url.pathname)) return;
  const response = await fetch(url.pathname);
  const bytes = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (response.status === 200 && bytes <= MOST_BYTES_OF_ONE) await put(url.pathname, response);
  else await response.body?.cancel();
};
