import type { Logger } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Counts what the reading side of a database is asked from now on, as the driver is given it: prepared queries too. */
export const countingReads = (db: Db): (() => number) => {
  const { logger } = (db.read as unknown as { session: { logger: Logger } }).session;
  let asked = 0;
  logger.logQuery = () => {
    asked += 1;
  };
  return () => asked;
};
