/** Whatever many people do at once, every balance is right. LEDGER_OPERATIONS=100000 does more of it. */
import { expect, test } from 'vitest';
import { aBusySchool, STOCK } from '../support/busy-school.ts';
import { emptyDatabase } from '../support/database.ts';
import { extent } from '../../server/harness/extent.ts';
import { expectTrueLedger } from '../support/ledger-checks.ts';
import { EXPECTED_OUTCOMES, runAtOnce } from '../support/run-at-once.ts';

const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? extent(1_000, 10_000));
/** Each has so many turns that all there is to be refused for comes. */
const PEOPLE = extent(25, 50);

test(
  `${OPERATIONS} random operations of ${PEOPLE} people at once leave true balances, nothing paid twice and no seat \
sold twice`,
  { timeout: 120_000 + OPERATIONS * 60 },
  async () => {
    const db = await emptyDatabase();
    const outcomes = await runAtOnce(await aBusySchool(db, PEOPLE), { operations: OPERATIONS, atOnce: PEOPLE });
    await expectTrueLedger(db, STOCK);
    expect([...outcomes.values()].reduce((sum, times) => sum + times, 0)).toBe(OPERATIONS);
    expect(EXPECTED_OUTCOMES.filter(outcome => !outcomes.has(outcome))).toEqual([]);
  },
);
