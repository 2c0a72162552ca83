import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db, Read, Tx } from './client.ts';
import { notNested } from './transactions.ts';

const PING_MS = 2_000;

/** @throws Error when there is no answer in time. */
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
 * What Postgres says to one of two transactions that collide, and how often it is tried: serialization_failure,
 * deadlock_detected, and unique_violation where the other took what this one had seen free (Postgres manual, 13.5). As
 * the last may also come from what will never do, it is given up sooner.
 */
const TRIES: ReadonlyMap<unknown, number> = new Map([
  ['40001', 10],
  ['40P01', 10],
  ['23505', 6],
]);

const triesOf = (error: unknown): number =>
  error instanceof Error ? (TRIES.get('code' in error && error.code) ?? triesOf(error.cause)) : 1;

/**
 * The same promises over any Postgres connection of drizzle's: serializable transactions, tried again when two collide.
 */
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
