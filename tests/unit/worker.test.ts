import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCache, fakeCaches, ORIGIN, pathOf } from '../support/fake-caches.ts';

type Version = { shell: string; first: string[]; others: string[]; large?: string[] };
type Listener = (event: object) => void;

let caches: Map<string, FakeCache>;
/** What the server has: the files of one version, and pages. */
let served: Map<string, string>;
let isReachable: boolean;

beforeEach(() => {
  caches = new Map();
  served = new Map();
  isReachable = true;
});
afterEach(() => void vi.unstubAllGlobals());

/** Each version is a worker of its own: the module is read again. */
let versions = 0;

/** A browser's worker of a version, which installs and takes over at once. */
const startVersion = async ({ shell, first, others, large = [] }: Version) => {
  served = new Map([shell, ...first, ...others, ...large].map(path => [path, `${path} of ${shell}`]));
  const listeners = new Map<string, Listener>();
  const globals = {
    self: globalThis,
    SHELL: shell,
    FIRST: first,
    OTHERS: others,
    LARGE: large,
    location: new URL(ORIGIN),
    caches: fakeCaches(caches),
    Request: class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, ORIGIN), init);
      }
    },
    fetch: async (asked: Request | string) => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      const text = served.get(pathOf(asked));
      return new Response(text ?? 'page of the server', { status: 200 });
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  versions += 1;
  await import(/* @vite-ignore */ `../../src/worker.ts?version=${versions}`);
  const tell = async (type: string, more: object = {}): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...more, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  await tell('install');
  await tell('activate');
  type How = { mode?: string; method?: string; headers?: Record<string, string> };
  return {
    tell,
    /** What the worker answers; undefined when it leaves the request to the browser. */
    ask: async (path: string, { mode = 'no-cors', method = 'GET', headers = {} }: How = {}) => {
      let answer: Promise<Response> | undefined;
      const request = Object.defineProperty(new Request(path, { method, headers }), 'mode', { value: mode });
      listeners.get('fetch')?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise) });
      return (await answer)?.text();
    },
  };
};

const ONE = { shell: '/assets/shell-1.html', first: ['/assets/main-1.js', '/theme.js'], others: ['/assets/loja-1.js'] };
const TWO = { shell: '/assets/shell-2.html', first: ['/assets/main-2.js', '/theme.js'], others: ['/assets/loja-2.js'] };
const THREE = { shell: '/assets/shell-3.html', first: ['/assets/main-3.js'], others: [] };
const page = { mode: 'navigate' };

test('a page comes from the browser, without the network', async () => {
  const { ask } = await startVersion(ONE);
  isReachable = false;
  expect(await ask('/dashboard', page)).toBe('/assets/shell-1.html of /assets/shell-1.html');
  expect(await ask('/assets/main-1.js')).toBe('/assets/main-1.js of /assets/shell-1.html');
});

test.each(['/trpc/auth.me', '/api/auth/me', '/healthz', '/sw.js'])('%s is never answered by the worker', async path => {
  const { ask } = await startVersion(ONE);
  expect(await ask(path)).toBeUndefined();
});

test.each(['/api/docs', '/objects/1', '/demo/finais/lucena.pgn'])(
  '%s opened by itself comes from the server',
  async path => {
    const { ask } = await startVersion(ONE);
    expect(await ask(path, page)).toBeUndefined();
  },
);

test('what changes something is never answered by the worker', async () => {
  const { ask } = await startVersion(ONE);
  expect(await ask('/objects/1', { method: 'PUT' })).toBeUndefined();
});

test('a visitor gets the landing page from the server, and who reads here the page at once', async () => {
  const { ask } = await startVersion(ONE);
  expect(await ask('/', page)).toBe('page of the server');
  caches.set('academia-kept-7', new FakeCache());
  expect(await ask('/', page)).toBe('/assets/shell-1.html of /assets/shell-1.html');
});

test('a tab that stays open over an update finds the files of its version', async () => {
  const before = await startVersion(ONE);
  await before.tell('message', { data: 'keep-all' });
  const { ask } = await startVersion(TWO);
  expect(await ask('/courses', page)).toBe('/assets/shell-2.html of /assets/shell-2.html');
  expect(await ask('/assets/loja-1.js')).toBe('/assets/loja-1.js of /assets/shell-1.html');
  expect(await ask('/theme.js')).toBe('/theme.js of /assets/shell-2.html');
});

test('the files of the version before the last are not kept for ever', async () => {
  await startVersion(ONE);
  await startVersion(TWO);
  await startVersion(THREE);
  expect([...(caches.get('academia-files')?.kept.keys() ?? [])].toSorted()).toEqual(
    ['/kept/files', TWO.shell, ...TWO.first, THREE.shell, ...THREE.first].toSorted(),
  );
});

test('the engine is kept where it was fetched, over updates, and is fetched for nobody else', async () => {
  const large = ['/assets/stockfish-1.wasm'];
  const { ask, tell } = await startVersion({ ...ONE, large });
  await tell('message', { data: 'keep-all' });
  const files = caches.get('academia-files');
  expect(files?.kept.has('/assets/stockfish-1.wasm')).toBe(false);
  await ask('/assets/stockfish-1.wasm');
  await startVersion({ ...TWO, large });
  const { ask: askThird } = await startVersion({ ...THREE, large });
  isReachable = false;
  expect(await askThird('/assets/stockfish-1.wasm')).toBe('/assets/stockfish-1.wasm of /assets/shell-1.html');
});

test('a film comes from what was kept only where the server cannot be reached, in parts too', async () => {
  const { ask } = await startVersion(ONE);
  const kept = new FakeCache();
  await kept.put('/objects/9', new Response('0123456789'));
  caches.set('academia-kept-7', kept);
  expect(await ask('/objects/9')).toBe('page of the server');
  isReachable = false;
  expect(await ask('/objects/9')).toBe('0123456789');
  expect(await ask('/objects/9', { headers: { range: 'bytes=2-4' } })).toBe('234');
  await expect(ask('/objects/8')).rejects.toThrow('Failed to fetch');
});
