/** What is pushed: event streams over HTTP for programs, subscriptions over a WebSocket for screens. */
import { once } from 'node:events';
import { beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Viewer } from '../../server/common/viewer.ts';
import type { MatchEvent } from '../../server/features/matches/matches.schema.ts';
import { SOCKET_PATH } from '../../server/live/sockets.ts';
import { sessions } from '../../db/schema/users.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { atEnd } from '../support/endings.ts';
import { eventually } from '../support/eventually.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ana: Viewer;
let bia: Viewer;
let matchId: number;

const MOVES = ['e4', 'e5', 'Nf3', 'Cc6', 'f1b5'];

beforeEach(async () => {
  server ??= await startServer();
  [ana, bia] = [await aStudent(server.db), await aStudent(server.db)];
  const opponent = { kind: 'person', userId: bia.id };
  const made = await server.rest('POST', '/matches', { as: ana, body: { opponent, base: 300, color: 'white' } });
  matchId = (made.body.match as { id: number }).id;
  await server.rest('POST', `/matches/${matchId}/accept`, { as: bia });
});

/** Plays so many of the moves. */
const play = async (from: number, to: number): Promise<void> => {
  for (const [i, move] of MOVES.slice(from, to).entries()) {
    const ply = from + i;
    const as = ply % 2 === 0 ? ana : bia;
    expect(await server.rest('POST', `/matches/${matchId}/moves`, { as, body: { move, ply } })).toMatchObject({
      status: 200,
    });
  }
};

type Heard = { id: string; event: MatchEvent };

/** Reads an event stream until it is ended. */
const stream = async (as: Viewer | undefined, lastEventId?: string) => {
  const left = new AbortController();
  atEnd(() => left.abort());
  const response = await fetch(`${server.url}/api/matches/${matchId}/events`, {
    headers: { ...(as && { cookie: await server.cookieOf(as) }), ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: left.signal,
  });
  const heard: Heard[] = [];
  const state = { isOver: false };
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop()!;
      for (const part of parts) {
        const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(part) ?? [];
        if (id && data) heard.push({ id, event: JSON.parse(data) as MatchEvent });
      }
    }
    state.isOver = true;
  };
  if (response.ok) void read().catch(() => undefined);
  return { response, heard, state, leave: () => left.abort() };
};

const sansOf = (heard: Heard[]): string[] => heard.flatMap(({ event }) => event.san ?? []);

describe('an event stream', () => {
  test('sends what has happened and what happens, with the end of the game', async () => {
    await play(0, 2);
    const { response, heard } = await stream(bia);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    await play(2, 4);
    await server.rest('POST', `/matches/${matchId}/resign`, { as: bia });
    await eventually(() => expect(heard.at(-1)?.event.type).toBe('end'));
    expect(sansOf(heard)).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
    expect(heard.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(heard[3]?.event).toMatchObject({ type: 'move', san: 'Nf3', uci: 'g1f3', ply: 3, status: 'playing' });
    expect(heard.at(-1)?.event).toMatchObject({ status: 'finished', result: '1-0', ending: 'resignation' });
  });

  test('goes on after the last event that somebody has heard, without loss or doubles', async () => {
    const first = await stream(bia);
    await play(0, 2);
    await eventually(() => expect(sansOf(first.heard)).toEqual(['e4', 'e5']));
    first.leave();
    await play(2, 4);
    const second = await stream(bia, first.heard.at(-1)!.id);
    await play(4, 5);
    await eventually(() => expect(sansOf(second.heard)).toEqual(['Nf3', 'Nc6', 'Bb5']));
  });

  test('is for those who may see the game alone', async () => {
    expect((await stream(undefined)).response.status).toBe(401);
    expect((await stream(await aStudent(server.db))).response.status).toBe(404);
  });
});

/** A socket as a screen opens it. */
const connect = async (as: Viewer | undefined, origin = server.url): Promise<WebSocket> => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${SOCKET_PATH}`, {
    origin,
    ...(as && { headers: { cookie: await server.cookieOf(as) } }),
  });
  // One that is refused, or still on its way when the file ends, fails.
  socket.on('error', () => undefined);
  atEnd(() => socket.terminate());
  return socket;
};

const refusal = async (socket: WebSocket): Promise<number> => {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return response.statusCode;
};

type Message = { result?: { type?: string; data?: { id: string; data?: MatchEvent } }; error?: { message: string } };

/** Subscribes to the match, and gathers what comes. */
const subscribe = async (socket: WebSocket, input: object): Promise<Message[]> => {
  const messages: Message[] = [];
  socket.on('message', (data: Buffer) => void messages.push(JSON.parse(data.toString()) as Message));
  if (socket.readyState !== WebSocket.OPEN) await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'match', input } }));
  return messages;
};

const movesIn = (messages: Message[]): string[] => messages.flatMap(({ result }) => result?.data?.data?.san ?? []);

describe('a socket', () => {
  test('sends the events of a match, numbered, and goes on after the last one', async () => {
    await play(0, 1);
    const messages = await subscribe(await connect(bia), { matchId });
    await play(1, 3);
    await eventually(() => expect(movesIn(messages)).toEqual(['e4', 'e5', 'Nf3']));
    const { id: lastEventId } = messages.findLast(({ result }) => result?.data)!.result!.data!;
    await play(3, 4);
    const again = await subscribe(await connect(bia), { matchId, lastEventId });
    await eventually(() => expect(movesIn(again)).toEqual(['Nc6']));
  });

  test('says nothing of a game that its user may not see', async () => {
    const messages = await subscribe(await connect(await aStudent(server.db)), { matchId });
    await eventually(() => expect(messages[0]?.error?.message).toBe('Partida não encontrada'));
  });

  test('is refused without a session, from another site, and at another path', async () => {
    expect(await refusal(await connect(undefined))).toBe(401);
    expect(await refusal(await connect(ana, 'https://outro.example'))).toBe(403);
    const cookie = await server.cookieOf(ana);
    expect(await refusal(new WebSocket(`${server.url.replace('http', 'ws')}/outro`, { headers: { cookie } }))).toBe(
      404,
    );
  });

  test('is refused where one person has too many, and free again when one closes', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, () => connect(ana)));
    await Promise.all(open.map(socket => once(socket, 'open')));
    expect(await refusal(await connect(ana))).toBe(429);
    open[0]!.close();
    await once(open[0]!, 'close');
    await eventually(async () => once(await connect(ana), 'open'));
    for (const socket of open) socket.terminate();
  });

  const subscription = (id: number) => ({ id, method: 'subscription', params: { path: 'match', input: { matchId } } });

  test('watches ten things at a time, and another when one of them ends', async () => {
    const classId = await aClassOf(server.db, await aProfessor(server.db), [ana]);
    const lesson = (id: number) => ({ id, method: 'subscription', params: { path: 'lesson', input: { classId } } });
    const socket = await connect(ana);
    const messages = await subscribe(socket, { matchId });
    socket.send(JSON.stringify(Array.from({ length: 10 }, (_, i) => (i < 3 ? lesson : subscription)(i + 2))));
    const refused = () => messages.filter(({ error }) => error);
    await eventually(() =>
      expect(refused()).toMatchObject([{ error: { message: expect.stringContaining('Há janelas demais') as string } }]),
    );
    socket.send(JSON.stringify({ id: 1, method: 'subscription.stop' }));
    await eventually(() => expect(messages.some(({ result }) => result?.type === 'stopped')).toBe(true));
    socket.send(JSON.stringify(subscription(20)));
    await play(0, 1);
    await eventually(() => expect(movesIn(messages)).toHaveLength(7));
    expect(refused()).toHaveLength(1);
  });

  test('watches nothing where the others of its person watch forty things', async () => {
    const watchTen = async (): Promise<Message[]> => {
      const socket = await connect(ana);
      const messages = await subscribe(socket, { matchId });
      socket.send(JSON.stringify(Array.from({ length: 9 }, (_, i) => subscription(i + 2))));
      return messages;
    };
    for (let i = 0; i < 4; i += 1) {
      const messages = await watchTen();
      await eventually(() => expect(messages.filter(({ result }) => result?.type === 'started')).toHaveLength(10));
    }
    const messages = await watchTen();
    await eventually(() => expect(messages.filter(({ error }) => error)).toHaveLength(10));
  });

  test('is closed when its lists hold a flood of calls', async () => {
    const flooding = await connect(ana);
    await once(flooding, 'open');
    for (let i = 0; i < 3; i += 1)
      flooding.send(JSON.stringify(Array.from({ length: 30 }, (_, at) => subscription(at))));
    expect((await once(flooding, 'close'))[0]).toBe(1008);
  });

  test('is closed when it floods, and when a message is too long', async () => {
    const flooding = await connect(ana);
    await once(flooding, 'open');
    for (let i = 0; i < 200; i += 1) flooding.send('PONG');
    expect((await once(flooding, 'close'))[0]).toBe(1008);
    const shouting = await connect(ana);
    await once(shouting, 'open');
    shouting.send('x'.repeat(10_000));
    expect((await once(shouting, 'close'))[0]).toBe(1009);
  });
});

test('what is open ends with the session', async () => {
  const { state } = await stream(bia);
  const socket = await connect(bia);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await server.db.write(tx => tx.delete(sessions));
  expect((await closed)[0]).toBe(1008);
  await eventually(() => expect(state.isOver).toBe(true));
  server = await startServer();
});
