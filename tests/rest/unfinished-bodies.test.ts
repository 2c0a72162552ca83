import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { atEnd } from '../support/endings.ts';
import { eventually } from '../support/eventually.ts';
import { startServer, type TestServer } from '../support/server.ts';

const MOST = 200;

/** Begins a body that never ends. @returns the connection, and the first line of what is answered. */
const beginBody = (server: TestServer, localAddress = '127.0.0.1') => {
  const socket: Socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', localAddress });
  atEnd(() => void socket.destroy());
  const answer = new Promise<string>(resolve => {
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => resolve(String(chunk)));
  });
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  return { socket, answer };
};

const isHeard = async (server: TestServer): Promise<boolean> =>
  (await fetch(`${server.url}/api/auth/logout`, { method: 'POST', body: '{}', headers: JSON_BODY })).status === 200;
const JSON_BODY = { 'content-type': 'application/json' };

test('an address may have 200 bodies half sent; the next is refused, and everybody else is served', async () => {
  const server = await startServer();
  const begun = Array.from({ length: MOST }, () => beginBody(server));
  await eventually(async () => expect(await isHeard(server)).toBe(false));
  const next = await beginBody(server).answer;
  expect(next).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n/);
  expect(next).toMatch(/\r\nRetry-After: 10\r\n/i);
  expect(next).toContain('{"message":"Envios demais ao mesmo tempo.');
  expect((await fetch(`${server.url}/api/auth/options`)).status).toBe(200);
  const elsewhere = beginBody(server, '127.0.0.2');
  elsewhere.socket.write(' '.repeat(99));
  expect(await elsewhere.answer).toMatch(/^HTTP\/1.1 400 /);

  begun[0]?.socket.destroy();
  begun[1]?.socket.write(' '.repeat(99));
  await eventually(async () => expect(await isHeard(server)).toBe(true));
});
