import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { Counters } from './counters.ts';

// What the program may do with a database, of either engine.

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
