/** Clients of the WebSocket that do not go when they are sent away. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { SOCKET_PATH } from '../../server/live/sockets.ts';
import { liveFollowers } from '../../db/schema/live-lessons.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { atEnd } from '../support/endings.ts';
import { eventually } from '../support/eventually.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

/** A text as a client's frame (RFC 6455, 5.2). */
const frameOf = (text: string): Buffer => {
  const [bytes, noMask] = [Buffer.from(text), Buffer.alloc(4)];
  const length = bytes.length < 126 ? [bytes.length] : [126, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from([0x81, 0x80 | length[0]!, ...length.slice(1)]), noMask, bytes]);
};

/** Somebody who asks for a socket, and neither hangs up nor answers when it is closed. */
const connectRudely = async (as: Viewer | undefined): Promise<Socket> => {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  atEnd(() => socket.destroy());
  socket.on('error', () => undefined);
  const lines = [
    `GET ${SOCKET_PATH} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(as ? [`Cookie: ${await server.cookieOf(as)}`] : []),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
};

describe('clients that do not go', () => {
  test('is cut off after a refusal: the connection would be kept for ever', async () => {
    const socket = await connectRudely(undefined);
    await eventually(() => {
      socket.write('x');
      expect(socket.destroyed).toBe(true);
    });
  });

  test('is not listened to after a flood', async () => {
    const [teacher, ana, bia] = [await aProfessor(server.db), await aStudent(server.db), await aStudent(server.db)];
    const classId = await aClassOf(server.db, teacher, [ana, bia]);
    expect((await server.rest('POST', `/classes/${classId}/live-lesson`, { as: teacher, body: {} })).status).toBe(200);
    const watch = JSON.stringify({ id: 1, method: 'subscription', params: { path: 'lesson', input: { classId } } });
    const flooding = await connectRudely(ana);
    flooding.write(Buffer.concat([...Array.from({ length: 61 }, () => frameOf('PONG')), frameOf(watch)]));
    (await connectRudely(bia)).write(frameOf(watch));
    const followers = () => server.db.read.select({ userId: liveFollowers.userId }).from(liveFollowers);
    await eventually(async () => expect(await followers()).toContainEqual({ userId: bia.id }));
    expect(await followers()).toEqual([{ userId: bia.id }]);
  });
});
