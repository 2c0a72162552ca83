import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { storeItems, storeOrders } from '../../db/schema/store.ts';
import { users } from '../../db/schema/users.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { deliverOrder, receiveReturn } from '../../server/features/store/delivery.service.ts';
import { FREIGHT, type DeliveryInput } from '../../server/features/store/delivery.schema.ts';
import { listOrders, placeOrder, returnOrder } from '../../server/features/store/orders.service.ts';
import { readNotebook } from '../../server/features/store/store.service.ts';
import { anAdmin, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';
import { aKey, anItem, giveCoins, stockLeft } from '../support/store.ts';

let db: Db;
let student: Viewer;
let admin: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
  admin = await anAdmin(db);
  await giveCoins(db, student.id, 500);
});

const coinsOf = async () =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, student.id)))[0]!.coins;
const newsOf = async (userId: number) =>
  (
    await db.read
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(notifications.id)
  ).map(({ title }) => title);
const buy = async (itemId: number, delivery?: DeliveryInput) =>
  (await placeOrder(db, student, { itemId, clientKey: aKey(), ...(delivery && { delivery }) })).order;
const aBoard = (price = 50) => anItem(db, { kind: 'board', price, physical: true, stock: 3 });
const HOME: DeliveryInput = { method: 'address', address: 'Rua das Acácias, 12, Recife, PE, 50000-000' };
const shiftDelivery = (orderId: number, days: number) =>
  db.write(tx =>
    tx
      .update(storeOrders)
      .set({ deliveredAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(storeOrders.id, orderId)),
  );

describe('a thing that is bought', () => {
  test('waits at the school unless it is to be sent, and every administrator is told once', async () => {
    const order = await buy(await aBoard());
    expect(order).toMatchObject({
      delivery: { method: 'school', address: null, deliveredAt: null },
      freight: 0,
      returnable: false,
    });
    await buy(await aBoard());
    expect(await newsOf(admin.id)).toEqual(['Há compras para entregar']);
    expect((await listOrders(db, admin, { page: 1, waiting: 'delivery' })).waiting).toEqual({
      deliveries: 2,
      returns: 0,
    });
  });

  test('costs freight to an address up to 200 coins, and none above', async () => {
    expect(await buy(await aBoard(200), HOME)).toMatchObject({ price: 200, freight: FREIGHT, delivery: HOME });
    expect(await coinsOf()).toBe(300 - FREIGHT);
    expect(await buy(await aBoard(201), HOME)).toMatchObject({ price: 201, freight: 0 });
  });

  test('needs the coins for the freight too', async () => {
    await expect(buy(await aBoard(490))).resolves.toBeDefined();
    await giveCoins(db, student.id, 60);
    await expect(buy(await aBoard(60), HOME)).rejects.toMatchObject({ message: 'Você não tem moedas suficientes' });
    expect(await coinsOf()).toBe(70);
  });

  test('what is no thing is not sent', async () => {
    await expect(buy(await anItem(db), HOME)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Este produto não tem entrega',
    });
    expect(await coinsOf()).toBe(500);
  });
});

describe('handing over', () => {
  test('begins the guarantee and is told to the buyer, once', async () => {
    const { id } = await buy(await aBoard());
    await expect(returnOrder(db, student, { orderId: id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Este produto ainda não foi entregue',
    });
    expect(await deliverOrder(db, admin, id)).toMatchObject({ returnable: true, underWarranty: true });
    expect(await newsOf(student.id)).toEqual(['Compra entregue']);
    await expect(deliverOrder(db, admin, id)).rejects.toMatchObject({ message: 'Este produto já foi entregue' });
  });

  test('is only of things', async () => {
    const { id } = await buy(await anItem(db));
    await expect(deliverOrder(db, admin, id)).rejects.toMatchObject({ message: 'Este pedido não tem entrega' });
    await expect(deliverOrder(db, admin, 999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a return', () => {
  const delivered = async (delivery?: DeliveryInput) => {
    const itemId = await aBoard();
    const { id } = await buy(itemId, delivery);
    await deliverOrder(db, admin, id);
    return { id, itemId };
  };

  test('waits for the thing: coins and stock come back when the school has it', async () => {
    const { id, itemId } = await delivered(HOME);
    const { coins, order } = await returnOrder(db, student, { orderId: id });
    expect([coins, order.returnedAt, order.returnable]).toEqual([450 - FREIGHT, null, false]);
    await expect(returnOrder(db, student, { orderId: id })).rejects.toMatchObject({
      message: 'A devolução já foi pedida: leve o produto à escola',
    });
    expect(await newsOf(admin.id)).toContain('Há devoluções a receber');
    expect(await receiveReturn(db, admin, id)).toMatchObject({ returnedAt: expect.any(String) as string });
    expect([await coinsOf(), await stockLeft(db, itemId)]).toEqual([500, 3]);
    expect(await newsOf(student.id)).toEqual(['Compra entregue', 'Devolução recebida']);
  });

  test('received many times at once pays once', async () => {
    const { id } = await delivered();
    await returnOrder(db, student, { orderId: id });
    const received = await Promise.allSettled(Array.from({ length: 10 }, () => receiveReturn(db, admin, id)));
    expect(received.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await coinsOf()).toBe(500);
  });

  test('that nobody asked for is not received', async () => {
    const { id } = await delivered();
    await expect(receiveReturn(db, admin, id)).rejects.toMatchObject({
      message: 'Ninguém pediu a devolução deste produto',
    });
  });

  test('without a defect ends after 30 days, with one after a year, and what is broken is not sold again', async () => {
    const { id, itemId } = await delivered();
    await shiftDelivery(id, 31);
    await expect(returnOrder(db, student, { orderId: id })).rejects.toMatchObject({
      message: 'O prazo de 30 dias da garantia terminou',
    });
    await shiftDelivery(id, 366);
    await expect(returnOrder(db, student, { orderId: id, defect: 'Rachou' })).rejects.toMatchObject({
      message: 'O prazo de 1 ano da garantia contra defeitos terminou',
    });
    await shiftDelivery(id, 364);
    await returnOrder(db, student, { orderId: id, defect: 'Rachou' });
    expect(await receiveReturn(db, admin, id)).toMatchObject({ defect: 'Rachou' });
    expect([await coinsOf(), await stockLeft(db, itemId)]).toEqual([500, 2]);
  });
});

test('a notebook is read by who has it, in its newest edition, until it is returned', async () => {
  const itemId = await anItem(db, { category: 'notebook', kind: 'notebook', level: 'beginner', content: 'Primeira' });
  await expect(readNotebook(db, student, itemId)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'Compre o caderno para ler',
  });
  const { id } = await buy(itemId);
  await db.write(tx => tx.update(storeItems).set({ content: 'Segunda' }).where(eq(storeItems.id, itemId)));
  expect(await readNotebook(db, student, itemId)).toMatchObject({ content: 'Segunda' });
  await returnOrder(db, student, { orderId: id });
  await expect(readNotebook(db, student, itemId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
