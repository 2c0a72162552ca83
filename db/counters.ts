/** A connection over which several processes count together, one statement at a time. */
export type Counters = {
  query: (statement: {
    name?: string;
    text: string;
    values?: unknown[];
  }) => Promise<{ rows: unknown[]; rowCount: number | null }>;
};

export const COUNTERS_TABLE = 'rate_limits';

/**
 * The table of the rate limits' counters, as rate-limiter-flexible knows it. It is no part of the schema, for SQLite
 * has none; unlogged, for nobody misses a minute's counts after a crash, and no count waits for the disk.
 */
export const CREATE_COUNTERS = `create unlogged table if not exists ${COUNTERS_TABLE} (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
)`;
