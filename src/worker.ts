/**
 * The service worker. It keeps the pages' own files, so that a later visit paints without the network, and hands out
 * the films that a user has opened when there is no connection. It never touches an answer of the server's.
 */
import { createPartialResponse } from 'workbox-range-requests';
import { FILES, isOfUser } from './lib/kept-caches.ts';

/** Filled in by the build (scripts/build/worker.ts): the empty page, what it needs at once, and all other files. */
declare const SHELL: string;
declare const FIRST: readonly string[];
declare const OTHERS: readonly string[];
/** The large ones, which are kept only where they were fetched. */
declare const LARGE: readonly string[];

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Waiting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Told = Waiting & { data: unknown };
type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};
const worker = globalThis as unknown as Worker;

/** The files of the version that runs; those of the one before stay for tabs that are still open. */
const LIST = '/kept/files';
const hasHash = (path: string): boolean => path.startsWith('/assets/');

const fetchInto = async (cache: Cache, path: string): Promise<void> => {
  if (hasHash(path) && (await cache.match(path))) return;
  await cache.add(new Request(path, { cache: hasHash(path) ? 'default' : 'reload', credentials: 'omit' }));
};

const install = async (): Promise<void> => {
  const cache = await caches.open(FILES);
  await Promise.all([SHELL, ...FIRST].map(path => fetchInto(cache, path)));
  await worker.skipWaiting();
};

const tidy = async (): Promise<void> => {
  const cache = await caches.open(FILES);
  const before = ((await (await cache.match(LIST))?.json()) ?? []) as string[];
  const own = [SHELL, ...FIRST, ...OTHERS];
  await cache.put(LIST, Response.json(own));
  const wanted = new Set([LIST, ...own, ...LARGE, ...before]);
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
  await worker.clients.claim();
};

/** All other files, one after the other, so that a screen that was never opened is there without a connection. */
const fetchOthers = async (): Promise<void> => {
  const cache = await caches.open(FILES);
  for (const path of OTHERS) await fetchInto(cache, path);
};

const ownFile = async (request: Request): Promise<Response> => {
  const cache = await caches.open(FILES);
  const { pathname } = new URL(request.url);
  const kept = await cache.match(pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200 && hasHash(pathname)) await cache.put(pathname, response.clone());
  return response;
};

const emptyPage = async (request: Request): Promise<Response> =>
  (await (await caches.open(FILES)).match(SHELL)) ?? fetch(request);

/** Signed-in users get the page at once; visitors get the landing page, filled by the server if possible. */
const page = async (request: Request): Promise<Response> => {
  const isStart = ['/', '/home'].includes(new URL(request.url).pathname);
  if (!isStart || (await caches.keys()).some(isOfUser)) return emptyPage(request);
  return fetch(request).catch(() => emptyPage(request));
};

const lessonFile = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(new URL(request.url).pathname);
    if (!kept) throw error;
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
  }
};

const FOR_THE_SERVER = /^\/(api|trpc|healthz|metrics|objects|demo|assets)(\/|$)/;

worker.addEventListener('install', event => event.waitUntil(install()));
worker.addEventListener('activate', event => event.waitUntil(tidy()));
worker.addEventListener('message', event => {
  if (event.data === 'keep-all') event.waitUntil(fetchOthers());
});
worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!FOR_THE_SERVER.test(pathname)) event.respondWith(page(request));
  } else if (hasHash(pathname) || FIRST.includes(pathname)) event.respondWith(ownFile(request));
  else if (/^\/(objects|demo)\//.test(pathname)) event.respondWith(lessonFile(request));
});
