import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { createPool } from '../../server/engine/pool.ts';
import { engineCommand, startProcess } from '../../server/engine/process.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { createAddressOf } from '../../server/http/client.ts';
import { createHealth } from '../../server/http/health.ts';
import { securityHeaders } from '../../server/http/security.ts';
import { createHttpServer, type Fetch, type SlowSenderLimits } from '../../server/http/server.ts';
import { createStorage } from '../../server/storage/create-storage.ts';
import type { Storage } from '../../server/storage/storage.ts';
import type { Db } from '../../db/client.ts';
import { emptyDatabase } from './database.ts';
import { atEnd } from './endings.ts';

type Json = Record<string, unknown>;
/** The body of what is not JSON is empty: there is its text. */
export type Answer = { status: number; headers: Headers; body: Json; text: string };
/** How a test calls: as which user, with what body (a string goes out as it is). */
export type Call = { as?: { id: number }; body?: unknown; headers?: Record<string, string> };

export type TestServer = {
  db: Db;
  url: string;
  /** What the server logged, line by line. */
  logged: string[];
  rest: (method: string, path: string, call?: Call) => Promise<Answer>;
  rpc: (type: 'query' | 'mutation', path: string, input?: unknown, call?: Call) => Promise<Answer>;
  /** Sends bytes as they are and resolves with all that comes back until the server hangs up. */
  raw: (...parts: (string | Buffer)[]) => Promise<string>;
  /** A cookie of a session of the user's. */
  cookieOf: (user: { id: number }) => Promise<string>;
  /** Lets the server say that it is about to stop. */
  drain: () => void;
};

/** Starts nothing until a test asks for a move. */
const anEngine = (): Engine => createPool({ start: () => startProcess(engineCommand(undefined)), size: 1 });

const aStorage = (): Storage => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-uploads-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return createStorage({ kind: 'disk', folder, floorBytes: 0 });
};

/** The real application on a port of its own, over an empty database. */
export const startServer = async (
  settings: Partial<Pick<Config, 'demo' | 'professorSignup' | 'publicUrl' | 'rateLimits' | 'trustedProxies'>> & {
    patience?: Partial<SlowSenderLimits>;
    /** A web app of the test's own. */ web?: string;
  } = {},
  engine = anEngine(),
  storage = aStorage(),
): Promise<TestServer> => {
  atEnd(engine.close);
  const db = await emptyDatabase();
  const config = {
    demo: false,
    professorSignup: 'open' as const,
    publicUrl: undefined,
    rateLimits: false,
    trustedProxies: [],
    ...settings,
  };
  const logged: string[] = [];
  const log = pino({}, { write: line => void logged.push(line) });
  const health = createHealth(db);
  const app = createApp({ db, config, log, health, engine, storage, web: settings.web });
  const isHttps = config.publicUrl?.protocol === 'https:';
  const server = createHttpServer(app.fetch as Fetch, securityHeaders(isHttps), {
    ...settings.patience,
    question: app.question,
    addressOf: createAddressOf(config),
  }).listen(0, '127.0.0.1');
  server.on('upgrade', app.upgrade);
  atEnd(() => {
    app.endStreams();
    return new Promise(resolve => server.close(resolve).closeAllConnections());
  });
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const sessions = createSessions(db, { secure: isHttps });
  const cookies = new Map<number, string>();
  const cookieOf = async ({ id }: { id: number }): Promise<string> => {
    const cookie = cookies.get(id) ?? (await sessions.start(id)).split(';')[0] ?? '';
    cookies.set(id, cookie);
    return cookie;
  };

  const send = async (method: string, path: string, { as, body, headers = {} }: Call): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as && { cookie: await cookieOf(as) }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? (JSON.parse(text) as Json) : {}, text };
  };

  const raw = (...parts: (string | Buffer)[]): Promise<string> =>
    new Promise(resolve => {
      const socket = connect(port, '127.0.0.1');
      const chunks: Buffer[] = [];
      // A server that refuses a body may hang up while it is still being sent: what it answered counts.
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
      socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
      for (const part of parts) socket.write(part);
    });

  return {
    db,
    url,
    logged,
    raw,
    cookieOf,
    drain: health.drain,
    rest: (method, path, call = {}) => send(method, `/api${path}`, call),
    rpc: async (type, path, input, call = {}) =>
      type === 'query'
        ? send(
            'GET',
            `/trpc/${path}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
            call,
          )
        : send('POST', `/trpc/${path}`, { body: input ?? {}, ...call }),
  };
};
