import { setTimeout as wait } from 'node:timers/promises';
import { connectPostgres, PATIENCE_MS } from '../../db/postgres.ts';
import type { Live, Topic } from './live.ts';
import { createLocalLive } from './local.ts';

const CHANNEL = 'academia_live';
/** How soon a lost connection is tried again, and how often a silent one is asked whether it still lives. */
const AGAIN_MS = 500;
const ASK_MS = 5_000;
/** What waits while there is no connection is dropped above this: without a database there is no news either. */
const MOST_WAITING = 10_000;

type Client = Awaited<ReturnType<typeof connectPostgres>>;

const pause = (ms: number): Promise<void> => wait(ms, undefined, { ref: false });

/** @throws Error when a connection is silent. */
const answers = async (client: Client): Promise<void> => {
  const silence = pause(ASK_MS).then(() => {
    throw new Error('The database is silent');
  });
  await Promise.race([client.query('select 1'), silence]);
};

/**
 * News between processes on one Postgres, by LISTEN and NOTIFY. Listeners of this process hear at once, the others over
 * a connection of its own, which no query holds up. When that was lost, the listeners hear of a gap once it is back.
 */
export const createSharedLive = (url: string): Live => {
  const local = createLocalLive();
  /** Postgres sends a process its own news too, which its listeners have heard already. */
  const self = crypto.randomUUID();
  const stop = new AbortController();
  let connected: Client | undefined;
  let waiting: string[] = [];

  const hear = (payload = ''): void => {
    const [process, topic, id] = payload.split(' ');
    if (process !== self && topic && id) local.tell(topic as Topic, id);
  };

  /** All news of one turn of the event loop goes in one statement. */
  const send = (): void => {
    const news = waiting;
    if (!connected || news.length === 0) return;
    waiting = [];
    connected.query('select pg_notify($1, news) from unnest($2::text[]) as news', [CHANNEL, news]).catch(() => {
      // The connection is lost, and with it whether these went out: to hear twice does no harm.
      waiting = [...news, ...waiting].slice(0, MOST_WAITING);
    });
  };

  /** One connection, from its beginning to its loss. */
  const converse = async (): Promise<void> => {
    const client = await connectPostgres(url, PATIENCE_MS.connect);
    const lost = Promise.withResolvers<void>();
    client.on('error', () => lost.resolve());
    client.on('end', () => lost.resolve());
    client.on('notification', ({ payload }) => hear(payload));
    stop.signal.addEventListener('abort', () => lost.resolve(), { once: true });
    if (stop.signal.aborted) lost.resolve();
    // A connection whose other machine has lost its power ends by itself only after hours.
    const asking = setInterval(() => void answers(client).catch(() => lost.resolve()), ASK_MS).unref();
    try {
      await Promise.race([client.query(`listen ${CHANNEL}`), lost.promise]);
      connected = client;
      local.tellGap();
      send();
      await lost.promise;
    } finally {
      connected = undefined;
      clearInterval(asking);
      await Promise.race([client.end().catch(() => undefined), pause(AGAIN_MS)]);
    }
  };

  const live = (async () => {
    while (!stop.signal.aborted) {
      await converse().catch(() => undefined);
      if (!stop.signal.aborted) await pause(AGAIN_MS);
    }
  })();

  return {
    ...local,
    tell: (topic, id) => {
      local.tell(topic, id);
      if (waiting.length >= MOST_WAITING) return;
      waiting.push(`${self} ${topic} ${id}`);
      if (waiting.length === 1) setImmediate(send);
    },
    close: async () => {
      send();
      stop.abort();
      await live;
      await local.close();
    },
  };
};
