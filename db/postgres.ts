import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './client.ts';
import { overPostgres } from './over-postgres.ts';

/**
 * A single connection, for work that must not use a pool.
 * @param patience in milliseconds until it must be there; 0 for as long as it takes.
 */
export const connectPostgres = async (url: string, patience = 0): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
  await client.connect();
  return client;
};

const COUNTING_CONNECTIONS = 4;
/**
 * A silent server counts as lost after so long: for a connection that writes, the longest of our writes, a count, and a
 * read. A request counts and then reads who asks, and both together must end within five seconds.
 */
export const PATIENCE_MS = { connect: 5_000, query: 30_000, count: 1_500, read: 3_000 };

/** @param patience for a connection, and for the answer to a query. */
const poolOf = (url: string, patience: { connect: number; query: number }, settings: pg.PoolConfig): pg.Pool => {
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
  const { count, read } = patience;
  const readers = poolOf(url, { connect: read, query: read }, { options: '-c default_transaction_read_only=on' });
  // Counting is short and part of every request, so it must not wait behind a transaction.
  const counters = poolOf(url, { connect: count, query: count }, { max: COUNTING_CONNECTIONS });
  const pools = [writers, readers, counters];
  const close = async (): Promise<void> => void (await Promise.all(pools.map(pool => pool.end())));
  return { ...overPostgres(drizzle(writers), drizzle(readers), close), counters };
};
