// Senders who take their time: cut, in words that they can read, while everybody else is served.
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../server/http/server.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;

/** Short, but longer than a busy machine holds up those who are in no way slow. */
beforeAll(async () => {
  server = await startServer({
    patience: { headers: 750, request: 1_500, keepAlive: 750, checkEvery: 50, goodBye: 250 },
  });
});

test('a server that nobody tells anything has patience, and an end of it', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = createHttpServer(() => new Response(), {});
  for (const [timeout, most] of [
    [headersTimeout, 15_000],
    [requestTimeout, 180_000],
    [keepAliveTimeout, 120_000],
  ] as const)
    expect([timeout > 0, timeout <= most]).toEqual([true, true]);
});

const DRIP_MS = 20;

/**
 * Sends a beginning and then one byte after the other for as long as somebody listens; resolves with what was answered.
 */
const drip = (beginning: string, byte: string): Promise<string> =>
  new Promise(resolve => {
    const socket: Socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const chunks: Buffer[] = [];
    const dripping = setInterval(() => socket.writable && byte && socket.write(byte), DRIP_MS);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(Buffer.concat(chunks).toString());
    });
    socket.write(beginning);
  });

const TOO_SLOW = '{"message":"A requisição demorou demais para chegar","code":"TIMEOUT","reason":"too_slow"}';
const BODY = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';

describe.concurrent('clients that take too long', () => {
  test.each([
    ['to begin', 'G', ''],
    ['over the headers', 'GET /api/auth/options HTTP/1.1\r\nHost: x\r\nA: ', 'a'],
    ['over the body of a REST call', `POST /api/auth/login HTTP/1.1\r\n${BODY}`, ' '],
    ['over the body of an RPC call', `POST /trpc/auth.login HTTP/1.1\r\n${BODY}`, ' '],
    ['over a body that never goes on', `POST /api/auth/login HTTP/1.1\r\n${BODY}`, ''],
    [
      'over chunks',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n' +
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\n \r\n',
    ],
  ])('%s hears so, and is cut', async (_name, beginning, byte) => {
    const answer = await drip(beginning, byte);
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(answer).toContain('Connection: close');
    expect(answer.endsWith(TOO_SLOW)).toBe(true);
  });

  test('over a body that was already refused is cut without another word', async () => {
    const answer = await drip(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\n\r\n{',
      ' ',
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  test('holds nobody else up, however many there are', async () => {
    const slow = Array.from({ length: 100 }, () => drip('GET /api/auth/options HTTP/1.1\r\nHost: x\r\nA: ', 'a'));
    expect((await fetch(`${server.url}/api/auth/options`)).status).toBe(200);
    expect((await Promise.all(slow)).every(answer => answer.startsWith('HTTP/1.1 408'))).toBe(true);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

test('a client that says nothing at all, or asks nothing more, is disconnected', async () => {
  expect(await drip('', '')).toMatch(/^(HTTP\/1.1 408 |$)/);
  expect((await drip('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', '')).match(/HTTP\/1.1 200/g)).toHaveLength(1);
});
