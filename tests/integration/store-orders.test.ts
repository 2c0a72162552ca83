import { eq, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { storeItems, storeOrders } from '../../db/schema/store.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { pay, reward } from '../../server/features/ledger/ledger.service.ts';
import { placeOrder, returnOrder } from '../../server/features/store/orders.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aStudent } from '../../server/harness/school.ts';
import { aKey, anItem, giveCoins, stockLeft } from '../support/store.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const coinsOf = async (userId = student.id) =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, userId)))[0]!.coins;
const summedCoins = async (userId = student.id) =>
  Number(
    (
      await db.read
        .select({ coins: sum(ledger.coins) })
        .from(ledger)
        .where(eq(ledger.userId, userId))
    )[0]!.coins,
  );
const ordersStored = async () => (await db.read.select({ id: storeOrders.id }).from(storeOrders)).length;
const buy = (
  itemId: number,
  { by = student, clientKey = aKey(), price }: { by?: Viewer; clientKey?: string; price?: number } = {},
) => placeOrder(db, by, { itemId, clientKey, ...(price !== undefined && { price }) });
const shiftOrder = (orderId: number, days: number) =>
  db.write(tx =>
    tx
      .update(storeOrders)
      .set({ createdAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(storeOrders.id, orderId)),
  );
const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;
const reasons = (results: PromiseSettledResult<unknown>[]) => [
  ...new Set(results.flatMap(result => (result.status === 'rejected' ? [(result.reason as Error).message] : []))),
];

describe('buying', () => {
  test('takes the price from the coins through the ledger, and makes an order', async () => {
    await giveCoins(db, student.id, 80);
    const { order, coins } = await buy(await anItem(db, { name: 'Relógio', kind: 'clock', price: 50 }));
    expect(coins).toBe(30);
    expect(order).toMatchObject({
      itemName: 'Relógio',
      price: 50,
      returnedAt: null,
      returnable: true,
      boost: null,
      buyer: { id: student.id },
    });
    expect([await coinsOf(), await summedCoins()]).toEqual([30, 30]);
    expect(
      await db.read
        .select({ reason: ledger.reason, reference: ledger.reference, coins: ledger.coins })
        .from(ledger)
        .where(eq(ledger.reason, 'order_paid')),
    ).toEqual([{ reason: 'order_paid', reference: String(order.id), coins: -50 }]);
  });

  test('is refused without enough coins, and leaves nothing behind', async () => {
    await giveCoins(db, student.id, 49);
    const itemId = await anItem(db, { price: 50, stock: 3 });
    await expect(buy(itemId)).rejects.toMatchObject({ code: 'CONFLICT', message: 'Você não tem moedas suficientes' });
    expect([await coinsOf(), await stockLeft(db, itemId), await ordersStored()]).toEqual([49, 3, 0]);
  });

  test('fifty times at once never takes the balance below zero', async () => {
    await giveCoins(db, student.id, 175);
    const itemId = await anItem(db, { price: 50 });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => buy(itemId)));
    expect(fulfilled(results)).toBe(3);
    expect(reasons(results)).toEqual(['Você não tem moedas suficientes']);
    expect([await coinsOf(), await summedCoins(), await ordersStored()]).toEqual([25, 25, 3]);
  });

  test('clicked twenty times with one mark is paid once, and says the same each time', async () => {
    await giveCoins(db, student.id, 500);
    const itemId = await anItem(db, { price: 50, stock: 10 });
    const clientKey = aKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(itemId, { clientKey })));
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    expect([await coinsOf(), await stockLeft(db, itemId), await ordersStored()]).toEqual([450, 9, 1]);
  });

  test('with the mark of another product is refused, and costs nothing', async () => {
    await giveCoins(db, student.id, 200);
    const clientKey = aKey();
    await buy(await anItem(db, { price: 50 }), { clientKey });
    await expect(buy(await anItem(db, { price: 60 }), { clientKey })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('já foi usada') as string,
    });
    expect([await coinsOf(), await ordersStored()]).toEqual([150, 1]);
  });

  test('the same mark of two people is two purchases', async () => {
    const other = await aStudent(db);
    await giveCoins(db, student.id, 50);
    await giveCoins(db, other.id, 50);
    const itemId = await anItem(db, { price: 50 });
    await buy(itemId, { clientKey: 'um-clique' });
    await buy(itemId, { clientKey: 'um-clique', by: other });
    expect(await ordersStored()).toBe(2);
  });

  test('the last ones by a crowd never takes the stock below zero', async () => {
    const itemId = await anItem(db, { price: 5, stock: 4 });
    const crowd = await Promise.all(Array.from({ length: 12 }, () => aStudent(db)));
    for (const { id } of crowd) await giveCoins(db, id, 20);
    const results = await Promise.allSettled(crowd.map(by => buy(itemId, { by })));
    expect(fulfilled(results)).toBe(4);
    expect(reasons(results)).toEqual(['Produto esgotado']);
    expect(await stockLeft(db, itemId)).toBe(0);
    expect((await Promise.all(crowd.map(({ id }) => coinsOf(id)))).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(4).fill(15),
      ...Array<number>(8).fill(20),
    ]);
  });

  test('what is off the shelf or unknown is a 404', async () => {
    const itemId = await anItem(db, { active: false });
    for (const wanted of [itemId, 999])
      await expect(buy(wanted)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Produto não encontrado' });
  });

  test('at another price than the one that was seen is refused', async () => {
    await giveCoins(db, student.id, 100);
    const itemId = await anItem(db, { price: 60 });
    await expect(buy(itemId, { price: 50 })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('O preço') as string,
    });
    expect((await buy(itemId, { price: 60 })).coins).toBe(40);
  });

  test('a notebook that one has is refused, and allowed again once it was returned', async () => {
    await giveCoins(db, student.id, 100);
    const itemId = await anItem(db, { category: 'notebook', kind: 'notebook', level: 'beginner', price: 40 });
    const { order } = await buy(itemId);
    await expect(buy(itemId)).rejects.toMatchObject({ message: 'Você já tem este caderno' });
    await returnOrder(db, student, { orderId: order.id });
    expect((await buy(itemId)).coins).toBe(60);
  });
});

describe('returning', () => {
  const bought = async (own: Parameters<typeof anItem>[1] = {}) => {
    await giveCoins(db, student.id, 50);
    const itemId = await anItem(db, { price: 50, stock: 2, ...own });
    return { itemId, order: (await buy(itemId)).order };
  };

  test('gives the coins and the stock back', async () => {
    const { itemId, order } = await bought();
    const { order: returned, coins } = await returnOrder(db, student, { orderId: order.id });
    expect(coins).toBe(50);
    expect(returned).toMatchObject({ returnable: false, returnedAt: expect.any(String) as string });
    expect([await coinsOf(), await summedCoins(), await stockLeft(db, itemId)]).toEqual([50, 50, 2]);
  });

  test('pays back what was paid, whatever it costs now', async () => {
    const { itemId, order } = await bought();
    await db.write(tx => tx.update(storeItems).set({ price: 90 }).where(eq(storeItems.id, itemId)));
    expect((await returnOrder(db, student, { orderId: order.id })).coins).toBe(50);
  });

  test('twenty times at once gives them back once', async () => {
    const { itemId, order } = await bought();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => returnOrder(db, student, { orderId: order.id })),
    );
    expect(fulfilled(results)).toBe(1);
    expect(reasons(results)).toEqual(['Este pedido já foi devolvido']);
    expect([await coinsOf(), await stockLeft(db, itemId)]).toEqual([50, 2]);
  });

  test('is allowed for 30 days and not a moment longer', async () => {
    const { order } = await bought();
    await shiftOrder(order.id, 30);
    await expect(returnOrder(db, student, { orderId: order.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'O prazo de 30 dias da garantia terminou',
    });
    expect(await coinsOf()).toBe(0);
    await shiftOrder(order.id, 29.99);
    expect((await returnOrder(db, student, { orderId: order.id })).coins).toBe(50);
  });

  test("another's order is a 404", async () => {
    const { order } = await bought();
    await expect(returnOrder(db, await aStudent(db), { orderId: order.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Pedido não encontrado',
    });
  });
});

describe("a combo's boost", () => {
  const combo = { category: 'combo', kind: 'combo', price: 50, boostPercent: 15, boostDays: 7 } as const;
  const paidAt = (reference: number, at: Date) =>
    db.write(tx =>
      pay(tx, student.id, { reason: 'puzzle_solved', reference, amount: { experience: 25, coins: 2 } }, at),
    );

  test('adds its percent to the XP of every reward while it lasts, rounded down, and no coins', async () => {
    await giveCoins(db, student.id, 50);
    const { order } = await buy(await anItem(db, combo));
    expect(order.boost).toMatchObject({ percent: 15, running: true });
    const start = Date.parse(order.createdAt);
    expect(await paidAt(1, new Date(start + DAY_MS))).toEqual({ experience: 28, coins: 2 });
    expect(await db.write(tx => reward(tx, student.id, 'lesson_completed', 1, new Date(start + DAY_MS)))).toEqual({
      experience: 23,
      coins: 5,
    });
    expect(await paidAt(2, new Date(start + 7 * DAY_MS))).toEqual({ experience: 25, coins: 2 });
    expect(await paidAt(3, new Date(start - 1))).toEqual({ experience: 25, coins: 2 });
    const [row] = await db.read.select({ experience: users.experience }).from(users).where(eq(users.id, student.id));
    expect(row!.experience).toBe(28 + 23 + 25 + 25);
  });

  test('of two the higher counts, and nobody else has it', async () => {
    await giveCoins(db, student.id, 100);
    await buy(await anItem(db, combo));
    await buy(await anItem(db, { ...combo, boostPercent: 40 }));
    expect((await paidAt(1, new Date(Date.now() + DAY_MS))).experience).toBe(35);
    const other = await aStudent(db);
    expect((await db.write(tx => reward(tx, other.id, 'lesson_completed', 1, new Date()))).experience).toBe(20);
  });

  test('ends when the combo is returned', async () => {
    await giveCoins(db, student.id, 50);
    const { order } = await buy(await anItem(db, combo));
    expect((await returnOrder(db, student, { orderId: order.id })).order.boost?.running).toBe(false);
    expect((await paidAt(1, new Date(Date.now() + DAY_MS))).experience).toBe(25);
  });
});
