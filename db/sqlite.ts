import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Db, Read, Tx } from './client.ts';
import { groupedCommits, type Connection } from './grouped-commits.ts';
import { notNested } from './not-nested.ts';
import { oneStateATurn, type Reader } from './one-state-a-turn.ts';

const BUSY_TIMEOUT_MS = 5_000;

/** A SQLite connection with the settings of the whole product: an acknowledged commit survives a power cut. */
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

/** Copies a consistent state of a database while others go on writing to it. */
export const copySqlite = async (from: string, to: string): Promise<void> => {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    // In an open transaction the reader sees no later commit, so the copy need not restart at each.
    source.exec('BEGIN');
    source.prepare('select count(*) from sqlite_master').get();
    await source.backup(to);
  } finally {
    source.close();
  }
};

/** Whether an error says that a file is not a database, or not a readable one. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);

const isLocked = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * Locks a file for this process until it ends, even when it is killed. @returns a function that releases the file;
 * undefined when another process has it.
 */
export const holdFile = (file: string): (() => void) | undefined => {
  const lock = new Sqlite(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
  return () => lock.close();
};

/** How long a write waits while another program has the file locked. */
const LOCKED_MS = 3_000;
const ASK_AGAIN_MS = 50;

/**
 * Begins a transaction. While another program has the file locked, it waits without blocking the event loop; SQLite's
 * own wait would stop every request.
 */
const beginPatiently = async (begin: () => void): Promise<void> => {
  for (const end = performance.now() + LOCKED_MS; ; await wait(ASK_AGAIN_MS)) {
    try {
      begin();
      return;
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
    }
  }
};

/** The part of a database of drizzle that writes its SQL, as of 0.45. */
type Written = { dialect: { escapeParam: (number: number) => string } };

/**
 * Drizzle over a connection. It writes a parameter as `+?`, which has the same value and type. At a bare `?` in a join,
 * a subquery or a limit, SQLite looks what is bound when it plans, and so plans anew each time something is bound: that
 * takes three to ten times as long as to run what most calls ask.
 */
const overSqlite = (connection: Sqlite.Database) => {
  const database = drizzle(connection);
  (database as unknown as Written).dialect.escapeParam = () => '+?';
  return database;
};

/**
 * The steps of transactions on the connection that writes.
 * @param before lets go of an older state: a reader that has one keeps its pages from being taken over into the file.
 */
const transactionsOn = (writer: Sqlite.Database, before: () => void): Connection<Tx> => {
  const step = (sql: string): (() => void) => {
    const statement = writer.prepare(sql);
    return () => void statement.run();
  };
  const [begin, commit] = [step('BEGIN IMMEDIATE'), step('COMMIT')];
  const [rollBackTo, release] = [step('ROLLBACK TO member'), step('RELEASE member')];
  return {
    tx: overSqlite(writer) as unknown as Tx,
    begin: () => {
      before();
      return beginPatiently(begin);
    },
    commit: () => {
      before();
      commit();
    },
    rollback: step('ROLLBACK'),
    save: step('SAVEPOINT member'),
    release,
    undo: () => {
      rollBackTo();
      release();
    },
    isOpen: () => writer.inTransaction,
  };
};

/** Counts how the rows are spread in each table that lacks it, from a few of them (sqlite.org/pragma.html#optimize). */
export const STATISTICS = 'optimize=0x10002';

/** A connection reads the statistics only with the schema, so the schema has to be another one and then the same. */
const READ_ANEW = 'create view read_anew as select 1; drop view read_anew';

export const openSqlite = (file: string): Db => {
  const writer = connectSqlite(file);
  writer.pragma('busy_timeout = 0');
  // What a savepoint may have to take back is kept in memory and not in a file.
  writer.pragma('temp_store = MEMORY');
  const reader = connectSqlite(file, { readonly: true });
  const letGo = oneStateATurn(reader as unknown as Reader);
  const { ino } = statSync(file);
  // The reader never writes, so every commit is another connection's, and changes what it sees here.
  const version = reader.prepare('pragma data_version').pluck();
  const write = notNested(groupedCommits(transactionsOn(writer, letGo)));
  return {
    read: overSqlite(reader) as unknown as Read,
    write,
    ping: async () => {
      reader.prepare('select 1').get();
      // A moved or deleted file still works for those who have it open, but everything they write is lost with it.
      if (statSync(file).ino !== ino) throw new Error('The database file is not the one that was opened');
    },
    version: () => version.get() as number,
    refreshStatistics: () =>
      write(async () => {
        writer.pragma(STATISTICS);
        writer.exec(READ_ANEW);
      }),
    close: async () => {
      reader.close();
      writer.close();
    },
  };
};
