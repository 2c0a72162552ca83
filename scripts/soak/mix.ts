import { Agent, request } from 'node:http';

/** A client: a session, and a network address of its own behind the proxy. */
export type Asker = {
  cookie: string;
  address: string;
  /** The number of lessons and games sent. */ lessons: number;
  games: number;
};
type Asked = { method: 'GET' | 'POST'; path: string; body?: string };
export type School = { url: string; lessonIds: number[] };

const json = (method: 'GET' | 'POST', path: string, body: object): Asked => ({
  method,
  path,
  body: JSON.stringify(body),
});
const get = (path: string) => (): Asked => ({ method: 'GET', path });
const input = (value: object): string => `input=${encodeURIComponent(JSON.stringify(value))}`;

const GAME = {
  mode: 'blitz',
  timeControl: 300,
  pgn: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6',
  result: '1/2-1/2',
  ending: 'agreement',
};

/** A school's requests in a day, each with its frequency; mistakes and visitors are included. */
const MIX: [times: number, ask: (asker: Asker, school: School) => Asked][] = [
  [6, get('/api/auth/me')],
  [6, get('/trpc/auth.me')],
  [5, get('/api/courses')],
  [5, get(`/trpc/courses.list?${input({})}`)],
  [4, get('/api/courses/1')],
  [4, get('/api/courses/1/lessons')],
  [4, get('/api/enrollments')],
  [3, get('/api/missions')],
  [2, get('/api/missions/ranking')],
  [3, get('/api/chess/games')],
  [2, get(`/trpc/auth.me,courses.list?batch=1&${input({ 1: {} })}`)],
  [2, get('/healthz')],
  [1, get('/')],
  [1, get('/api/nothing/here')],
  [1, () => ({ method: 'POST', path: '/api/chess/games', body: '{"mode":' })],
  [1, () => json('POST', '/api/chess/games', { mode: 'none' })],
  [
    3,
    (asker, { lessonIds }) => ({
      method: 'POST',
      path: `/api/lessons/${lessonIds[(asker.lessons += 1) % lessonIds.length]}/complete`,
    }),
  ],
  [2, asker => json('POST', '/api/chess/games', { ...GAME, clientKey: `game-number-${(asker.games += 1)}` })],
];
const DECK = MIX.flatMap(([times, ask]) => Array.from({ length: times }, () => ask));

/** A login costs as much as a hundred other requests, so only one in so many is a login. */
const LOGIN_EVERY = 2_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const send = (url: string, { cookie, address }: Asker, { method, path, body }: Asked): Promise<number> =>
  new Promise(resolve => {
    const headers = { cookie, 'X-Forwarded-For': address, ...(body && { 'Content-Type': 'application/json' }) };
    const asked = request(`${url}${path}`, { agent, method, headers }, response =>
      response
        .resume()
        .on('error', () => resolve(0))
        .on('end', () => resolve(response.statusCode ?? 0)),
    );
    asked.on('error', () => resolve(0)).end(body);
  });

const login = (number: number): Asked =>
  json('POST', '/api/auth/login', { email: `ninguem${number}@exemplo.com`, password: 'errada' });

/** Hashing passwords takes the most memory, and its threads keep it for the next hash: each thread gets one hash. */
export const warmThreads = async (askers: Asker[], { url }: School): Promise<void> => {
  await Promise.all(askers.slice(0, 16).map((asker, i) => send(url, asker, login(-i))));
};

/**
 * Sends request `number`, which alone decides the client and the request. @returns the status of the answer; 0 when
 * there is none.
 */
export const sendOne = (number: number, askers: Asker[], school: School): Promise<number> => {
  const asker = askers[number % askers.length]!;
  if (number % LOGIN_EVERY === 0) return send(school.url, asker, login(number));
  // The step has no common factor with the deck, so that every client makes every request.
  const ask = DECK[(number * 7 + Math.floor(number / askers.length)) % DECK.length]!;
  return send(school.url, asker, ask(asker, school));
};
