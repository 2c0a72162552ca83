import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { demoStoreItems } from '../../db/demo/store/index.ts';
import { demoPurchases } from '../../db/demo/store/purchases.ts';
import { storeItems, storeOrders } from '../../db/schema/store.ts';
import { buy } from '../features/store/orders.service.ts';
import { StoreItemForm } from '../features/store/managed-item.schema.ts';
import { valuesOf } from '../features/store/store.service.ts';
import { DAY_MS } from '../common/time.schema.ts';

/**
 * Fills the demo's shelves. @returns the products' ids by key. @throws ZodError when a product is not one that an
 * administrator could write.
 */
export const insertStoreItems = async (tx: Tx, createdAt: Date): Promise<ReadonlyMap<string, number>> => {
  const rows = demoStoreItems.map(({ key, ...item }) => ({ ...valuesOf(StoreItemForm.parse(item)), key, createdAt }));
  const inserted = await tx.insert(storeItems).values(rows).returning({ id: storeItems.id, key: storeItems.key });
  return new Map(inserted.map(({ id, key }) => [key, id]));
};

/** Lets a student of the demo have bought and judged products, paid with the coins of their study. */
export const insertPurchases = async (
  tx: Tx,
  student: { id: number; username: string },
  items: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> => {
  for (const { item, daysAgo, stars, waiting } of demoPurchases[student.username] ?? []) {
    const itemId = items.get(item);
    if (itemId === undefined) throw new Error(`The demo's store has no ${item}`);
    const boughtAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const orderId = await buy(tx, student, { itemId, clientKey: `demo-${item}` }, boughtAt);
    const order = eq(storeOrders.id, orderId);
    if (stars) await tx.update(storeOrders).set({ stars }).where(order);
    const isHandedOver = and(order, isNotNull(storeOrders.delivery));
    if (!waiting) await tx.update(storeOrders).set({ deliveredAt: boughtAt }).where(isHandedOver);
  }
};
