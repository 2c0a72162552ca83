import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import pg from 'pg';
import type { Counters } from './counters.ts';
import { overPostgres } from './over-postgres.ts';
import { inTurn, notNested } from './transactions.ts';

type AnyDatabase = BaseSQLiteDatabase<'async', unknown>;

/** Only reads: it can go to a replica and can never write. */
export type Read = Pick<AnyDatabase, 'select' | 'selectDistinct'>;
/** One transaction's reads and writes. */
export type Tx = Pick<AnyDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

export type Db = {
  read: Read;
  /**
   * One serializable transaction: all of `work`'s changes or, when it throws, none. `work` awaits queries only, for it
   * may be run again (Postgres) and every other writer waits for it (SQLite).
   */
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
  /** Where the processes of a school count together; none on SQLite, which has one process. */
  counters?: Counters;
};

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/**
 * A Postgres server that is silent is taken for one that is gone: after so long for a connection, a count, and the
 * longest of our queries.
 */
const PATIENCE_MS = { connect: 5_000, count: 2_000, query: 30_000 };

/** @param patience with a Postgres server, in milliseconds. */
export const openDatabase = (address: DatabaseAddress, patience = PATIENCE_MS): Db =>
  address.kind === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url, patience);

const BUSY_TIMEOUT_MS = 5_000;

/** A SQLite connection as every part of the product uses it: a commit that was acknowledged survives a power cut. */
export const connectSqlite = (file: string, options: { readonly?: boolean } = {}): Sqlite.Database => {
  mkdirSync(join(file, '..'), { recursive: true });
  const connection = new Sqlite(file, { ...options, timeout: BUSY_TIMEOUT_MS });
  if (!options.readonly) connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  if (connection.pragma('synchronous', { simple: true }) !== 2)
    throw new Error('SQLite did not accept synchronous=FULL');
  return connection;
};

/** Copies a database as it stands at one moment, while others go on writing into it. */
export const copySqlite = async (from: string, to: string): Promise<void> => {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    // Held open, the reading sees no later commit, and the copy need not begin anew at each.
    source.exec('BEGIN');
    source.prepare('select count(*) from sqlite_master').get();
    await source.backup(to);
  } finally {
    source.close();
  }
};

/** Whether an error says that a file is no database, or none that can be read. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);

/** How long a write waits for another program to let go of the file. */
const LOCKED_MS = 3_000;
const ASK_AGAIN_MS = 50;

const isLocked = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * Begins a transaction. While another program holds the file it waits beside the event loop, where SQLite itself would
 * stop everybody.
 */
const begin = async (writer: Sqlite.Database): Promise<void> => {
  for (const end = performance.now() + LOCKED_MS; ; await wait(ASK_AGAIN_MS)) {
    try {
      writer.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
    }
  }
};

const openSqlite = (file: string): Db => {
  const writer = connectSqlite(file);
  writer.pragma('busy_timeout = 0');
  const reader = connectSqlite(file, { readonly: true });
  const tx = drizzleSqlite(writer) as unknown as Tx;
  const { ino } = statSync(file);
  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    await begin(writer);
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

/** A data folder that another process has. Its text, in Portuguese, says which. */
export class FolderInUse extends Error {}

/**
 * Keeps other processes out of a data folder while this one lives: the system lets go of the lock even when it is
 * killed.
 * @returns what gives the folder free. @throws FolderInUse when another process has it.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = new Sqlite(join(folder, 'academy.lock'), { timeout: 0 });
  const owner = join(folder, 'academy.pid');
  try {
    lock.exec('BEGIN EXCLUSIVE');
    writeFileSync(owner, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    throw isLocked(error) ? new FolderInUse(`Outro processo já usa a pasta de dados ${folder}${whose(owner)}`) : error;
  }
  return () => lock.close();
};

/** The number of the process that has a folder, in words; nothing where it cannot be read. */
const whose = (file: string): string => {
  try {
    return ` (processo ${Number.parseInt(readFileSync(file, 'utf8'), 10)})`;
  } catch {
    return '';
  }
};

/** One connection of its own, for what must not go through a pool. */
export const connectPostgres = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

const COUNTING_CONNECTIONS = 4;

const poolOf = (url: string, patience: typeof PATIENCE_MS, settings: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.query,
    keepAlive: true,
    ...settings,
  });
  // A connection that breaks is replaced at its next use, and who was using it hears of it by their query; unheard, its
  // error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
};

const openPostgres = (url: string, patience: typeof PATIENCE_MS): Db => {
  const writers = poolOf(url, patience, {});
  const readers = poolOf(url, patience, { options: '-c default_transaction_read_only=on' });
  // Counting is short and comes with every request: it waits behind no transaction.
  const counters = poolOf(url, patience, { max: COUNTING_CONNECTIONS, query_timeout: patience.count });
  const pools = [writers, readers, counters];
  const close = async (): Promise<void> => void (await Promise.all(pools.map(pool => pool.end())));
  return { ...overPostgres(drizzlePostgres(writers), drizzlePostgres(readers), close), counters };
};
