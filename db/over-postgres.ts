import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db, Read, Tx } from './client.ts';
import { notNested } from './not-nested.ts';

const PING_MS = 2_000;

/** @throws Error when no answer comes in time. */
const soon = async <T>(answer: Promise<T>): Promise<T> => {
  const timer = new AbortController();
  const late = wait(PING_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error('The database is silent');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
};

/**
 * Postgres's errors for transactions that collide, and how often to try each: serialization_failure, deadlock_detected,
 * and unique_violation for a value that another transaction took meanwhile (Postgres manual, 13.5). A unique_violation
 * can also be permanent, so it gets fewer tries.
 */
const TRIES: ReadonlyMap<unknown, number> = new Map([
  ['40001', 10],
  ['40P01', 10],
  ['23505', 6],
]);

const triesOf = (error: unknown): number =>
  error instanceof Error ? (TRIES.get('code' in error && error.code) ?? triesOf(error.cause)) : 1;

/** Db over any Postgres connection of drizzle's: serializable transactions, repeated when two collide. */
export const overPostgres = <Kind extends PgQueryResultHKT>(
  writer: PgDatabase<Kind>,
  reader: PgDatabase<Kind>,
  close: () => Promise<void>,
): Db => {
  const attempt = async <T>(work: (tx: Tx) => Promise<T>, tries: number): Promise<T> => {
    try {
      return await writer.transaction(tx => work(tx as unknown as Tx), { isolationLevel: 'serializable' });
    } catch (error) {
      if (tries >= triesOf(error)) throw error;
      await new Promise(resolve => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
      return attempt(work, tries + 1);
    }
  };
  return {
    read: reader as unknown as Read,
    write: notNested(work => attempt(work, 1)),
    ping: async () => void (await soon(reader.execute(sql`select 1`))),
    close,
  };
};
