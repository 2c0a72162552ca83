import { and, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { boosts, storeItems, storeOrders } from '../../../db/schema/store.ts';
import { users } from '../../../db/schema/users.ts';
import { ORDERS_PER_PAGE, type OrdersInput } from './orders.schema.ts';

const selectOrders = (read: Read) =>
  read
    .select({
      id: storeOrders.id,
      userId: storeOrders.userId,
      itemId: storeOrders.itemId,
      price: storeOrders.price,
      freight: storeOrders.freight,
      delivery: storeOrders.delivery,
      address: storeOrders.address,
      deliveredAt: storeOrders.deliveredAt,
      returnAskedAt: storeOrders.returnAskedAt,
      defect: storeOrders.defect,
      stars: storeOrders.stars,
      createdAt: storeOrders.createdAt,
      returnedAt: storeOrders.returnedAt,
      itemName: storeItems.name,
      kind: storeItems.kind,
      imageUrl: storeItems.imageUrl,
      material: storeItems.material,
      level: storeItems.level,
      emblem: storeItems.emblem,
      readable: sql`${storeItems.content} is not null`.mapWith(Boolean),
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

type Waiting = NonNullable<OrdersInput['waiting']>;
const waits: Record<Waiting, SQL | undefined> = {
  delivery: and(isNotNull(storeOrders.delivery), isNull(storeOrders.deliveredAt), isNull(storeOrders.returnedAt)),
  return: and(isNotNull(storeOrders.returnAskedAt), isNull(storeOrders.returnedAt)),
};

/** One page of purchases, of one user or of everybody, newest first, how many there are, and what waits among all. */
export const findOrders = async (read: Read, userId: number | undefined, { page, waiting }: OrdersInput) => {
  const own = userId === undefined ? undefined : eq(storeOrders.userId, userId);
  const wanted = and(own, waiting && waits[waiting]);
  const countOf = async (filter: SQL | undefined) =>
    (await read.select({ count: count() }).from(storeOrders).where(filter))[0]?.count ?? 0;
  const [rows, total, deliveries, returns] = await Promise.all([
    selectOrders(read)
      .where(wanted)
      .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
      .limit(ORDERS_PER_PAGE)
      .offset((page - 1) * ORDERS_PER_PAGE),
    countOf(wanted),
    countOf(and(own, waits.delivery)),
    countOf(and(own, waits.return)),
  ]);
  return { rows, total, waiting: { deliveries, returns } };
};

/** A purchase, of one user or of anybody. */
export const findOrder = async (read: Read, orderId: number, userId?: number): Promise<OrderRow | undefined> =>
  (
    await selectOrders(read).where(
      and(eq(storeOrders.id, orderId), userId === undefined ? undefined : eq(storeOrders.userId, userId)),
    )
  )[0];

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

type Change = Partial<
  Pick<typeof storeOrders.$inferInsert, 'deliveredAt' | 'returnAskedAt' | 'defect' | 'returnedAt' | 'stars'>
>;

export const updateOrder = async (tx: Tx, orderId: number, change: Change): Promise<void> => {
  await tx.update(storeOrders).set(change).where(eq(storeOrders.id, orderId));
};
