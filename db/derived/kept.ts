import type { Dialect } from '../dialect.ts';

/** Figures that the database keeps along by triggers. */
export type Kept = {
  /** The name of its first trigger and, on Postgres, of its first function. */
  name: string;
  triggers: (dialect: Dialect) => string[];
  /** Statements that count everything again. */
  recount: (dialect: Dialect) => string[];
  /** A query for the number of rows that differ from a recount, as `differences`. */
  differences: (dialect: Dialect) => string;
};
