import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Read } from './client.ts';
import { prepared } from './prepared.ts';
import { totals } from './schema/totals.ts';

const amount = sql`coalesce(sum(${totals.amount}), 0)`.mapWith(Number);

const isNamed = eq(totals.name, sql.placeholder('name'));
const whole = prepared('total', read => read.select({ amount }).from(totals).where(isNamed));
const higher = prepared('total_above', read =>
  read
    .select({ amount })
    .from(totals)
    .where(and(isNamed, gt(totals.bucket, sql.placeholder('above')))),
);

/** The sum of a name's amounts; with a bucket, of those above it. */
export const findTotal = async (read: Read, name: string, above?: number): Promise<number> => {
  const [found] = await (above === undefined ? whole(read, { name }) : higher(read, { name, above }));
  return found?.amount ?? 0;
};

/** The sums of all names that begin like this. */
export const findTotalsLike = async (read: Read, beginning: string): Promise<Map<string, number>> => {
  const rows = await read
    .select({ name: totals.name, amount })
    .from(totals)
    .where(like(totals.name, `${beginning}%`))
    .groupBy(totals.name);
  return new Map(rows.map(row => [row.name, row.amount]));
};
