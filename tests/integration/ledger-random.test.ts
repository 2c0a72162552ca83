/** Whatever many people do at once, nobody's books are wrong. LEDGER_OPERATIONS=100000 does more of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { dialect } from '../../db/dialect.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { expectTrueBooks } from '../support/books.ts';
import { aBusySchool, bustle, STOCK, WORTH_TRYING } from '../support/bustle.ts';
import { emptyDatabase } from '../support/database.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';

const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 10_000);
const PEOPLE = 50;

let db: Db;
let server: PostgresServer | undefined;
beforeAll(async () => {
  if (dialect() === 'sqlite') return void (db = await emptyDatabase());
  // A server: in it transactions truly overlap, collide and are tried again, where an embedded Postgres takes one after
  // the other.
  server = await startPostgres();
  const url = await server.createDatabase();
  await migrateDatabase({ kind: 'postgres', url });
  db = openDatabase({ kind: 'postgres', url });
});
afterAll(async () => {
  if (!server) return;
  await db.close();
  await server.remove();
});

test(
  `${OPERATIONS} random operations of ${PEOPLE} people at once leave true balances, nothing paid twice and no seat sold twice`,
  { timeout: 60_000 + OPERATIONS * 60 },
  async () => {
    const outcomes = await bustle(await aBusySchool(db, PEOPLE), { operations: OPERATIONS, atOnce: PEOPLE });
    await expectTrueBooks(db, STOCK);
    expect([...outcomes.values()].reduce((sum, times) => sum + times, 0)).toBe(OPERATIONS);
    expect(WORTH_TRYING.filter(outcome => !outcomes.has(outcome))).toEqual([]);
  },
);
