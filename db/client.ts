import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import pg from 'pg';
import type { Counters } from './counters.ts';

type AnyDatabase = BaseSQLiteDatabase<'async', unknown>;

/** Only reads: it can go to a replica and can never write. */
export type Read = Pick<AnyDatabase, 'select' | 'selectDistinct'>;
/** One transaction's reads and writes. */
export type Tx = Pick<AnyDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

export type Db = {
  read: Read;
  /**
   * One serializable transaction: all of `work`'s changes or, when it throws, none. `work` awaits queries only, for it may be run
   * again (Postgres) and every other writer waits for it (SQLite).
   */
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
  /** Where the processes of a school count together; none on SQLite, which has one process. */
  counters?: Counters;
};

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export const openDatabase = (address: DatabaseAddress): Db => (address.kind === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url));

const BUSY_TIMEOUT_MS = 5_000;

/** A SQLite connection as every part of the product uses it: a commit that was acknowledged survives a power cut. */
export const connectSqlite = (file: string, options: { readonly?: boolean } = {}): Sqlite.Database => {
  mkdirSync(join(file, '..'), { recursive: true });
  const connection = new Sqlite(file, { ...options, timeout: BUSY_TIMEOUT_MS });
  if (!options.readonly) connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  if (connection.pragma('synchronous', { simple: true }) !== 2) throw new Error('SQLite did not accept synchronous=FULL');
  return connection;
};

const openSqlite = (file: string): Db => {
  const writer = connectSqlite(file);
  const reader = connectSqlite(file, { readonly: true });
  const tx = drizzleSqlite(writer) as unknown as Tx;
  const { ino } = statSync(file);
  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    writer.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(tx);
      writer.exec('COMMIT');
      return result;
    } catch (error) {
      if (writer.inTransaction) writer.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    read: drizzleSqlite(reader) as unknown as Read,
    write: notNested(inTurn(transaction)),
    ping: async () => {
      reader.prepare('select 1').get();
      // A file that was moved or deleted goes on answering those who have it open, and what they write is lost with it.
      if (statSync(file).ino !== ino) throw new Error('The database file is not the one that was opened');
    },
    close: async () => {
      reader.close();
      writer.close();
    },
  };
};

/**
 * Keeps other processes out of a data folder while this one lives: the system lets go of the lock even when it is killed.
 * @returns what gives the folder free. @throws Error when another process has it.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = new Sqlite(join(folder, 'academy.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw error instanceof Sqlite.SqliteError && error.code !== 'SQLITE_BUSY' ? error : new Error(`Outro processo já usa a pasta de dados ${folder}`);
  }
  return () => lock.close();
};

/** Lets one transaction run at a time, in the order in which they came. */
const inTurn = (transaction: Db['write']): Db['write'] => {
  let last: Promise<unknown> = Promise.resolve();
  return work => {
    const turn = last.then(() => transaction(work));
    last = turn.catch(() => undefined);
    return turn;
  };
};

/** A transaction begun inside another would wait for it forever (SQLite) or be none of it (Postgres): it throws instead. */
const notNested = (write: Db['write']): Db['write'] => {
  const inside = new AsyncLocalStorage<true>();
  return async work => {
    if (inside.getStore()) throw new Error('db.write inside db.write: pass the transaction on instead');
    return write(tx => inside.run(true, () => work(tx)));
  };
};

/** One connection of its own, for what must not go through a pool. */
export const connectPostgres = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

const COUNTING_CONNECTIONS = 4;

const openPostgres = (url: string): Db => {
  const writers = new pg.Pool({ connectionString: url });
  const readers = new pg.Pool({ connectionString: url, options: '-c default_transaction_read_only=on' });
  // Counting is short and comes with every request: it waits behind no transaction.
  const counters = new pg.Pool({ connectionString: url, max: COUNTING_CONNECTIONS });
  const pools = [writers, readers, counters];
  // A pooled connection that breaks while idle is replaced at its next use; unheard, its error would end the process.
  for (const pool of pools) pool.on('error', () => undefined);
  const close = async (): Promise<void> => void (await Promise.all(pools.map(pool => pool.end())));
  return { ...overPostgres(drizzlePostgres(writers), drizzlePostgres(readers), close), counters };
};

const SERIALIZATION_FAILURES = new Set(['40001', '40P01']);
const MAX_TRIES = 10;

const failedToSerialize = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && SERIALIZATION_FAILURES.has(String(error.code))) || failedToSerialize(error.cause));

/** The same promises over any Postgres connection of drizzle's: serializable transactions, tried again when two collide. */
export const overPostgres = <Kind extends PgQueryResultHKT>(writer: PgDatabase<Kind>, reader: PgDatabase<Kind>, close: () => Promise<void>): Db => {
  const attempt = async <T>(work: (tx: Tx) => Promise<T>, tries: number): Promise<T> => {
    try {
      return await writer.transaction(tx => work(tx as unknown as Tx), { isolationLevel: 'serializable' });
    } catch (error) {
      if (tries >= MAX_TRIES || !failedToSerialize(error)) throw error;
      await new Promise(resolve => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
      return attempt(work, tries + 1);
    }
  };
  return {
    read: reader as unknown as Read,
    write: notNested(work => attempt(work, 1)),
    ping: async () => void (await reader.execute(sql`select 1`)),
    close,
  };
};
