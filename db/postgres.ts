import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './client.ts';
import { overPostgres } from './over-postgres.ts';

/** A single connection, for work that must not use a pool. */
export const connectPostgres = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

const COUNTING_CONNECTIONS = 4;
/** A silent server counts as lost after so long: for a connection, a count, and the longest of our queries. */
export const PATIENCE_MS = { connect: 5_000, count: 2_000, query: 30_000 };

const poolOf = (url: string, patience: typeof PATIENCE_MS, settings: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.query,
    keepAlive: true,
    ...settings,
  });
  // A broken connection is replaced at its next use, and its query fails by itself. Without a listener the error would
  // end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
};

export const openPostgres = (url: string, patience: typeof PATIENCE_MS): Db => {
  const writers = poolOf(url, patience, {});
  const readers = poolOf(url, patience, { options: '-c default_transaction_read_only=on' });
  // Counting is short and part of every request, so it must not wait behind a transaction.
  const counters = poolOf(url, patience, { max: COUNTING_CONNECTIONS, query_timeout: patience.count });
  const pools = [writers, readers, counters];
  const close = async (): Promise<void> => void (await Promise.all(pools.map(pool => pool.end())));
  return { ...overPostgres(drizzle(writers), drizzle(readers), close), counters };
};
