import { sql } from 'drizzle-orm';
import type { Read } from '../client.ts';
import { dialect } from '../dialect.ts';
import { differenceQueries } from './apply.ts';

/** What is counted as it happens and differs from a recount: the name of each kind, and how many rows are wrong. */
export const findDifferences = async (read: Read): Promise<{ name: string; differences: number }[]> => {
  const found: { name: string; differences: number }[] = [];
  for (const { name, query } of differenceQueries(dialect())) {
    const rows = await read
      .select({ differences: sql`differences`.mapWith(Number) })
      .from(sql`(${sql.raw(query)}) as counted_anew`);
    const differences = rows[0]?.differences ?? 0;
    if (differences > 0) found.push({ name, differences });
  }
  return found;
};
