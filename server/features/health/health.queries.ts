import { count, gt, isNotNull, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { dialect } from '../../../db/dialect.ts';
import { sessions } from '../../../db/schema/users.ts';
import { uploads } from '../../../db/schema/uploads.ts';

const oneNumber = async (read: Read, number: ReturnType<typeof sql>): Promise<number> => {
  const [found] = await read.select({ number: number.mapWith(Number) }).from(sql`(select 1) as one`);
  return Number(found?.number ?? 0);
};

const SIZE = {
  sqlite: sql`(select page_count from pragma_page_count()) * (select page_size from pragma_page_size())`,
  postgres: sql`pg_database_size(current_database())`,
};
const APPLIED = {
  sqlite: sql`(select count(*) from __drizzle_migrations)`,
  postgres: sql`(select count(*) from drizzle.__drizzle_migrations)`,
};

/** Bytes. */
export const findDatabaseSize = (read: Read): Promise<number> => oneNumber(read, SIZE[dialect()]);

/** The number of migrations applied to the database. */
export const countApplied = (read: Read): Promise<number> => oneNumber(read, APPLIED[dialect()]);

/** The valid sessions, and of how many people. */
export const countSessions = async (read: Read, now: Date): Promise<{ sessions: number; people: number }> => {
  const [found] = await read
    .select({ sessions: count(), people: sql`count(distinct ${sessions.userId})`.mapWith(Number) })
    .from(sessions)
    .where(gt(sessions.expiresAt, now));
  return found ?? { sessions: 0, people: 0 };
};

/** Images in use. */
export const countPictures = async (read: Read): Promise<number> =>
  (await read.select({ count: count() }).from(uploads).where(isNotNull(uploads.usedAt)))[0]?.count ?? 0;
