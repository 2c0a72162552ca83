import { and, count, desc, eq } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { boosts, storeItems, storeOrders } from '../../../db/schema/store.ts';
import { users } from '../../../db/schema/users.ts';
import { ORDERS_PER_PAGE } from './orders.schema.ts';

const selectOrders = (read: Read) =>
  read
    .select({
      id: storeOrders.id,
      userId: storeOrders.userId,
      itemId: storeOrders.itemId,
      price: storeOrders.price,
      stars: storeOrders.stars,
      createdAt: storeOrders.createdAt,
      returnedAt: storeOrders.returnedAt,
      itemName: storeItems.name,
      kind: storeItems.kind,
      material: storeItems.material,
      level: storeItems.level,
      emblem: storeItems.emblem,
      boostPercent: boosts.percent,
      boostEndsAt: boosts.endsAt,
      buyerName: users.fullName,
      buyerCoins: users.coins,
    })
    .from(storeOrders)
    .innerJoin(storeItems, eq(storeItems.id, storeOrders.itemId))
    .innerJoin(users, eq(users.id, storeOrders.userId))
    .leftJoin(boosts, eq(boosts.orderId, storeOrders.id));

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

/** One page of purchases, of one user or of everybody, newest first, and how many there are. */
export const findOrders = async (read: Read, { userId, page }: { userId: number | undefined; page: number }) => {
  const wanted = userId === undefined ? undefined : eq(storeOrders.userId, userId);
  const [rows, [size]] = await Promise.all([
    selectOrders(read)
      .where(wanted)
      .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
      .limit(ORDERS_PER_PAGE)
      .offset((page - 1) * ORDERS_PER_PAGE),
    read.select({ count: count() }).from(storeOrders).where(wanted),
  ]);
  return { rows, total: size?.count ?? 0 };
};

export const findOrder = async (read: Read, userId: number, orderId: number): Promise<OrderRow | undefined> =>
  (await selectOrders(read).where(and(eq(storeOrders.id, orderId), eq(storeOrders.userId, userId))))[0];

/** The purchase made with a client's key. */
export const findByClientKey = async (tx: Tx, userId: number, clientKey: string) =>
  (
    await tx
      .select({ id: storeOrders.id, itemId: storeOrders.itemId })
      .from(storeOrders)
      .where(and(eq(storeOrders.userId, userId), eq(storeOrders.clientKey, clientKey)))
  )[0];

export const insertOrder = async (tx: Tx, order: typeof storeOrders.$inferInsert): Promise<number> => {
  const [inserted] = await tx.insert(storeOrders).values(order).returning({ id: storeOrders.id });
  if (!inserted) throw new Error('The order was not inserted');
  return inserted.id;
};

export const updateOrder = async (
  tx: Tx,
  orderId: number,
  change: { returnedAt: Date } | { stars: number },
): Promise<void> => {
  await tx.update(storeOrders).set(change).where(eq(storeOrders.id, orderId));
};
