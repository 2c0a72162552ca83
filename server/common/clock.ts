import { desc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { courses } from '../../db/schema/courses.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';

import { MINUTE_MS } from './time.schema.ts';

/**
 * How far behind the clock is: whole minutes from `now` to the newest row of the tables that every action writes to; 0
 * when it is right, or less than a minute behind.
 */
export const minutesBehind = async (db: Db, now: Date): Promise<number> => {
  const newest = await Promise.all(
    [ledger, users, courses].map(table =>
      db.read.select({ at: table.createdAt }).from(table).orderBy(desc(table.id)).limit(1),
    ),
  );
  const last = Math.max(0, ...newest.flat().map(({ at }) => at.getTime()));
  return Math.max(0, Math.floor((last - now.getTime()) / MINUTE_MS));
};
