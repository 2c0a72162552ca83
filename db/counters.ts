/** A connection for counters that several processes share, one statement at a time. */
export type Counters = {
  query: (statement: {
    name?: string;
    text: string;
    values?: unknown[];
  }) => Promise<{ rows: unknown[]; rowCount: number | null }>;
};

export const COUNTERS_TABLE = 'rate_limits';

/**
 * The table of the rate limits' counters, in the form that rate-limiter-flexible expects. It is not part of the schema,
 * because SQLite has no such table. It is unlogged: counts lost in a crash do no harm, and no count waits for the disk.
 */
export const CREATE_COUNTERS = `create unlogged table if not exists ${COUNTERS_TABLE} (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
)`;
