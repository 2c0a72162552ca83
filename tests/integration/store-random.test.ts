/** Many people earn, buy and return at once, at random: whatever happens, nobody's books are wrong. STORE_OPERATIONS=10000 does more of it. */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { storeItems, storeOrders } from '../../db/schema/store.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../server/errors.ts';
import type { Viewer } from '../../server/features/auth/sessions.ts';
import { pay } from '../../server/features/ledger/ledger.service.ts';
import { placeOrder, returnOrder } from '../../server/features/store/orders.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aStudent } from '../support/school.ts';
import { anItem } from '../support/store.ts';

const OPERATIONS = Number(process.env.STORE_OPERATIONS ?? 2_000);
const AT_ONCE = 40;
const SEED = 20_261_121;
const STOCK = 25;

/** Mulberry32: the same numbers every time. */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

type World = { db: Db; people: Viewer[]; items: number[]; orders: { id: number; buyer: Viewer }[] };

/** One thing that one person does; what the store refuses is as good an outcome as any. */
const act = async ({ db, people, items, orders }: World, random: () => number, turn: number): Promise<string> => {
  const pick = <One>(list: One[]): One => list[Math.floor(random() * list.length)]!;
  const who = pick(people);
  const dice = random();
  try {
    if (dice < 0.35) {
      // Now and then the same is paid again.
      const reference = Math.floor(random() * turn) + 1;
      await db.write(tx => pay(tx, who.id, { reason: 'puzzle_solved', reference, amount: { experience: 10, coins: 30 } }, new Date()));
      return 'earned';
    }
    if (dice < 0.75 || orders.length === 0) {
      const { order } = await placeOrder(db, who, { itemId: pick(items), clientKey: `clique-${Math.floor(random() * turn)}` });
      orders.push({ id: order.id, buyer: who });
      return 'bought';
    }
    const { id, buyer } = pick(orders);
    await returnOrder(db, buyer, id);
    return 'returned';
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return error.refusal;
    throw error;
  }
};

test(`after ${OPERATIONS} random operations, ${AT_ONCE} at a time, balances are the sums of entries and stock is what was not sold`, { timeout: 60_000 + OPERATIONS * 60 }, async () => {
  const db = await emptyDatabase();
  const people = await Promise.all(Array.from({ length: 6 }, () => aStudent(db)));
  const items = [
    await anItem(db, { price: 45, stock: STOCK }),
    await anItem(db, { price: 60 }),
    await anItem(db, { category: 'combo', kind: 'combo', price: 80, stock: STOCK, boostPercent: 15, boostDays: 7 }),
    await anItem(db, { category: 'notebook', kind: 'notebook', level: 'beginner', price: 40 }),
  ];
  const world: World = { db, people, items, orders: [] };
  const random = randomNumbers(SEED);
  const outcomes = new Map<string, number>();
  for (let turn = 0; turn < OPERATIONS; turn += AT_ONCE) {
    const done = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => act(world, random, turn + i + 1)));
    for (const outcome of done) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  const sums = await db.read
    .select({ coins: users.coins, experience: users.experience, summedCoins: sql`sum(${ledger.coins})`.mapWith(Number), summedExperience: sql`sum(${ledger.experience})`.mapWith(Number) })
    .from(users)
    .innerJoin(ledger, eq(ledger.userId, users.id))
    .groupBy(users.id);
  expect(sums).toHaveLength(people.length);
  for (const { coins, experience, summedCoins, summedExperience } of sums) {
    expect([coins, experience]).toEqual([summedCoins, summedExperience]);
    expect(coins).toBeGreaterThanOrEqual(0);
  }
  const kept = await db.read.select({ itemId: storeOrders.itemId, price: storeOrders.price, returnedAt: storeOrders.returnedAt }).from(storeOrders);
  for (const { id, stock } of await db.read.select({ id: storeItems.id, stock: storeItems.stock }).from(storeItems)) {
    if (stock !== null) expect(stock).toBe(STOCK - kept.filter(({ itemId, returnedAt }) => itemId === id && returnedAt === null).length);
  }
  const traded = (await db.read.select({ reason: ledger.reason, coins: ledger.coins }).from(ledger)).filter(({ reason }) => reason.startsWith('order_'));
  expect(traded.reduce((total, { coins }) => total + coins, 0)).toBe(-kept.reduce((total, { price, returnedAt }) => total + (returnedAt === null ? price : 0), 0));
  // What is worth testing has happened.
  for (const outcome of ['earned', 'bought', 'returned', 'insufficientCoins', 'orderReturned', 'soldOut', 'notebookOwned']) expect([outcome, outcomes.get(outcome) ?? 0]).toEqual([outcome, expect.toSatisfy((times: number) => times > 0)]);
});
