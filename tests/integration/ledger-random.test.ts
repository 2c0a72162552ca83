/** Whatever many people do at once, nobody's books are wrong. LEDGER_OPERATIONS=100000 does more of it. */
import { expect, test } from 'vitest';
import { expectTrueBooks } from '../support/books.ts';
import { aBusySchool, bustle, STOCK, WORTH_TRYING } from '../support/bustle.ts';
import { emptyDatabase } from '../support/database.ts';
import { extent } from '../../server/harness/extent.ts';

const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? extent(2_000, 10_000));
const PEOPLE = 50;

test(
  `${OPERATIONS} random operations of ${PEOPLE} people at once leave true balances, nothing paid twice and no seat \
sold twice`,
  { timeout: 120_000 + OPERATIONS * 60 },
  async () => {
    const db = await emptyDatabase();
    const outcomes = await bustle(await aBusySchool(db, PEOPLE), { operations: OPERATIONS, atOnce: PEOPLE });
    await expectTrueBooks(db, STOCK);
    expect([...outcomes.values()].reduce((sum, times) => sum + times, 0)).toBe(OPERATIONS);
    expect(WORTH_TRYING.filter(outcome => !outcomes.has(outcome))).toEqual([]);
  },
);
