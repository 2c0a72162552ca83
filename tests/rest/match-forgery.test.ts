/** Messages that no screen of ours would send: whatever they say, no game and no rating changes. */
import { once } from 'node:events';
import { asc } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { matches, matchEvents, matchMoves } from '../../db/schema/matches.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { SOCKET_PATH } from '../../server/live/sockets.ts';
import { atEnd } from '../support/endings.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ana: Viewer;
let bia: Viewer;
let outsiders: Viewer[];
let playing: number;
let finished: number;

const ask = (as: Viewer | undefined, path: string, body: object = {}) =>
  server.rest('POST', `/matches${path}`, { ...(as && { as }), body });

/** Ana, with White, and Bia after two moves: it is Ana's turn. */
const aGame = async (): Promise<number> => {
  const opponent = { kind: 'person', userId: bia.id };
  const asked = { opponent, base: 600, increment: 0, color: 'white', rated: true };
  const { id } = (await ask(ana, '', asked)).body.match as { id: number };
  await ask(bia, `/${id}/accept`);
  await ask(ana, `/${id}/moves`, { move: 'e4', ply: 0 });
  await ask(bia, `/${id}/moves`, { move: 'e5', ply: 1 });
  return id;
};

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  [ana, bia] = [await aStudent(db), await aStudent(db)];
  outsiders = [await aStudent(db), await aProfessor(db)];
  [playing, finished] = [await aGame(), await aGame()];
  await ask(bia, `/${finished}/resign`);
});

/** All that a message could have changed. When somebody was last seen is no part of it. */
const everything = async () => {
  const { read } = server.db;
  const games = await read.select().from(matches).orderBy(asc(matches.id));
  return {
    games: games.map(({ whiteSeenAt: _white, blackSeenAt: _black, ...game }) => game),
    moves: await read.select().from(matchMoves).orderBy(asc(matchMoves.matchId), asc(matchMoves.ply)),
    events: (await read.select().from(matchEvents)).length,
    ratings: await read.select({ id: users.id, rating: users.rating }).from(users).orderBy(asc(users.id)),
  };
};

type Forged = { as: Viewer | undefined; path: string; body?: object; status: number };

const ACTS = ['accept', 'decline', 'resign', 'abort', 'draw', 'takeback', 'claim'];

const forgeries = (): Forged[] => {
  const move = (as: Viewer | undefined, body: object, status: number, id = playing): Forged => ({
    as,
    path: `/${id}/moves`,
    body,
    status,
  });
  const legal = { move: 'Nf3', ply: 2 };
  const each = (ids: Viewer[], id: number, acts: string[], status: number): Forged[] =>
    ids.flatMap(as => acts.map(act => ({ as, path: `/${id}/${act}`, status })));
  return [
    ...['Nf6', 'Nf3', 'd5', 'e7e5'].flatMap(text => [0, 1, 2, 3].map(ply => move(bia, { move: text, ply }, 409))),
    ...[0, 1, 3, 19_999].map(ply => move(ana, { move: 'Nf3', ply }, 409)),
    ...[-1, 1.5, '2', null, 20_001, 1e300].map(ply => move(ana, { move: 'Nf3', ply }, 400)),
    ...['e5', 'Ke3', 'O-O', 'e4e5', 'a7a8q', '--', '\u0000e4', 'Nf3; drop'].map(text =>
      move(ana, { move: text, ply: 2 }, 400),
    ),
    ...[-1, -1e9, 0.5, '0', 1e15].map(took => move(ana, { ...legal, took }, 400)),
    ...outsiders.map(as => move(as, legal, 404)),
    ...each(outsiders, playing, ACTS, 404),
    move(undefined, legal, 401),
    move(ana, legal, 409, finished),
    move(bia, legal, 409, finished),
    ...each([ana, bia], finished, ACTS, 409),
    ...each([ana, bia], playing, ['accept', 'abort', 'claim'], 409),
    move(ana, legal, 404, 999_999),
  ];
};

test('moves of the other side, past plies, negative times, finished and foreign games change nothing', async () => {
  const before = await everything();
  for (const { as, path, body, status } of forgeries())
    expect({ path, body, status: (await ask(as, path, body)).status }).toEqual({ path, body, status });
  expect(await everything()).toEqual(before);
});

test('of many simultaneous reports of an end one is taken, and the ratings change once', async () => {
  const before = await everything();
  const told = [ana, bia, ana, bia, ana].map(as => ask(as, `/${playing}/resign`));
  const statuses = (await Promise.all(told)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  const after = await everything();
  expect(after.events).toBe(before.events + 1);
  const over = after.games.find(({ id }) => id === playing)!;
  const changeOf = (who: Viewer): number =>
    after.ratings.find(({ id }) => id === who.id)!.rating - before.ratings.find(({ id }) => id === who.id)!.rating;
  expect([changeOf(ana), changeOf(bia)]).toEqual([over.whiteChange, over.blackChange]);
});

test('a socket takes no moves, and a thousand messages close it', async () => {
  const before = await everything();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${SOCKET_PATH}`, {
    origin: server.url,
    headers: { cookie: await server.cookieOf(ana) },
  });
  atEnd(() => socket.terminate());
  await once(socket, 'open');
  const params = { path: 'matches.move', input: { matchId: playing, move: 'Nf3', ply: 2 } };
  socket.send(JSON.stringify({ id: 1, method: 'mutation', params }));
  const [data] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(data.toString())).toMatchObject({ id: 1, error: { data: { code: 'NOT_FOUND' } } });
  const closed = once(socket, 'close');
  for (let i = 0; i < 1_000; i += 1) socket.send(JSON.stringify({ id: i + 2, method: 'mutation', params }));
  expect((await closed)[0]).toBe(1008);
  expect(await everything()).toEqual(before);
});
