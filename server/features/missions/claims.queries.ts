import { and, eq, inArray } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { ledger } from '../../../db/schema/ledger.ts';

/** Which of the ledger's references somebody was already paid under for a mission. */
export const findClaimed = async (read: Read, userId: number, references: readonly string[]): Promise<Set<string>> => {
  const rows = await read
    .select({ reference: ledger.reference })
    .from(ledger)
    .where(
      and(eq(ledger.userId, userId), eq(ledger.reason, 'mission_claimed'), inArray(ledger.reference, [...references])),
    );
  return new Set(rows.map(({ reference }) => reference));
};
