import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { Counters } from './counters.ts';

// What the program can do with a database of either engine.

type AnyDatabase = BaseSQLiteDatabase<'async', unknown>;

/** Reads only, so it can go to a replica and never writes. */
export type Read = Pick<AnyDatabase, 'select' | 'selectDistinct'>;
/** The reads and writes of one transaction. */
export type Tx = Pick<AnyDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

export type Db = {
  read: Read;
  /**
   * One serializable transaction: all changes of `work` or, when it throws, none. `work` awaits queries only: it can
   * run again (Postgres), and every other writer waits for it (SQLite).
   */
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
  /**
   * A number that is another one after every change of the database, whoever made it. Asking costs next to nothing; on
   * Postgres it would be a query, so it is not offered.
   */
  version?: () => number;
  /**
   * Counts again how the rows are spread, by which an index is chosen: nightly, and after what brings many at once.
   * Postgres does so by itself.
   */
  refreshStatistics?: () => Promise<void>;
  /** Counters that the school's processes share; none on SQLite, which has one process. */
  counters?: Counters;
};

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
