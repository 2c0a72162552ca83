import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { users } from '../../db/schema/users.ts';
import { aStudent } from '../../server/harness/school.ts';
import { sqliteFile } from '../support/database.ts';
import { atEnd } from '../support/endings.ts';

const opened = (file: string): Db => {
  const db = openDatabase({ kind: 'sqlite', file });
  atEnd(db.close);
  return db;
};
const coinsOf = async (db: Db, id: number) =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, id)))[0]?.coins;
const setCoins = (db: Db, id: number, coins: number) =>
  db.write(async tx => void (await tx.update(users).set({ coins }).where(eq(users.id, id))));

test('who has written reads it at once, another process in its next turn', async () => {
  const file = await sqliteFile();
  const [own, other] = [opened(file), opened(file)];
  const { id } = await aStudent(own);
  for (const coins of [10, 20, 30]) {
    await coinsOf(own, id);
    const before = own.version?.();
    await setCoins(own, id, coins);
    expect(await coinsOf(own, id)).toBe(coins);
    await setImmediate();
    expect([await coinsOf(other, id), own.version?.() === before]).toEqual([coins, false]);
  }
});

test('a read that fails leaves nothing behind', async () => {
  const db = opened(await sqliteFile());
  const { id } = await aStudent(db);
  await expect(
    (async () =>
      db.read
        .select({ none: sql`nothing` })
        .from(users)
        .where(eq(users.id, id)))(),
  ).rejects.toThrow();
  await setCoins(db, id, 5);
  expect(await coinsOf(db, id)).toBe(5);
});
