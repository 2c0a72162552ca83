import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { endBoost, grantBoost, refund, spend } from '../ledger/ledger.service.ts';
import { findByClientKey, findOrder, findOrders, insertOrder, updateOrder, type OrderRow } from './orders.queries.ts';
import { isReturnable, maySeeAllOrders, returnableUntil } from './store.policy.ts';
import { addToStock, findItem } from './store.queries.ts';
import { ORDERS_PER_PAGE, type OrderInput, type StoreOrder } from './orders.schema.ts';

/** An order, and the coins its buyer has left. */
type Settled = { order: StoreOrder; coins: number };
type Buyer = Pick<Viewer, 'id'> & Pick<Actor, 'address'>;

/**
 * Buys a product for coins: order, payment, stock and boost change together or not at all. The same client key again,
 * for the same product, returns the first order.
 * @throws AppError 404 for a product that is not for sale; 409 when it is sold out, has another price, is a notebook
 * the buyer already has, when the key was used for another product, or when the coins are not enough.
 */
export const placeOrder = async (db: Db, viewer: Buyer, input: OrderInput): Promise<Settled> => {
  const orderId = await db.write(tx => buy(tx, viewer, input, new Date()));
  return getSettled(db, viewer, orderId);
};

/** Like `placeOrder`, inside a transaction and at a given time. @returns the order's id. */
export const buy = async (
  tx: Tx,
  viewer: Buyer,
  { itemId, clientKey, price }: OrderInput,
  now: Date,
): Promise<number> => {
  const placed = await findByClientKey(tx, viewer.id, clientKey);
  if (placed && placed.itemId !== itemId) throw new AppError('keyUsed');
  if (placed) return placed.id;
  const item = await findItem(tx, viewer.id, itemId);
  if (!item?.active) throw new AppError('itemNotFound');
  if (item.category === 'notebook' && item.owned > 0) throw new AppError('notebookOwned');
  if (item.stock === 0) throw new AppError('soldOut');
  if (price !== undefined && price !== item.price) throw new AppError('priceChanged');
  const orderId = await insertOrder(tx, { userId: viewer.id, itemId, price: item.price, clientKey, createdAt: now });
  await spend(tx, viewer.id, { for: 'order', reference: orderId, coins: item.price }, now);
  await record(tx, viewer, 'order_paid', { detail: item.name, coins: -item.price }, now);
  if (item.stock !== null) await addToStock(tx, itemId, -1);
  if (item.boostPercent > 0)
    await grantBoost(tx, viewer.id, orderId, { percent: item.boostPercent, days: item.boostDays }, now);
  return orderId;
};

/**
 * Returns a product within the guarantee: the coins are refunded once, and its boost ends. @throws AppError 404 for
 * another user's order, 409
 */
export const returnOrder = async (db: Db, viewer: Buyer, orderId: number): Promise<Settled> => {
  await db.write(async tx => {
    const now = new Date();
    const order = await findOrder(tx, viewer.id, orderId);
    if (!order) throw new AppError('orderNotFound');
    if (order.returnedAt !== null) throw new AppError('orderReturned');
    if (!isReturnable(order, now)) throw new AppError('guaranteeOver');
    await refund(tx, viewer.id, { for: 'order', reference: orderId, coins: order.price }, now);
    await updateOrder(tx, orderId, { returnedAt: now });
    await record(tx, viewer, 'order_returned', { detail: order.itemName, coins: order.price }, now);
    await addToStock(tx, order.itemId, 1);
    await endBoost(tx, orderId, now);
  });
  return getSettled(db, viewer, orderId);
};

/** Stores the buyer's rating of a product, in place of an earlier one. @throws AppError 404, 409 after the return */
export const rateOrder = async (db: Db, viewer: Buyer, orderId: number, stars: number): Promise<StoreOrder> => {
  await db.write(async tx => {
    const order = await findOrder(tx, viewer.id, orderId);
    if (!order) throw new AppError('orderNotFound');
    if (order.returnedAt !== null) throw new AppError('orderReturned');
    await updateOrder(tx, orderId, { stars });
  });
  return (await getSettled(db, viewer, orderId)).order;
};

/** The viewer's own purchases; for an administrator, everybody's. */
export const listOrders = async (db: Db, viewer: Pick<Viewer, 'id' | 'role'>, page: number) => {
  const { rows, total } = await findOrders(db.read, { userId: maySeeAllOrders(viewer) ? undefined : viewer.id, page });
  const now = new Date();
  return { orders: rows.map(row => toOrder(row, now)), total, page, pageSize: ORDERS_PER_PAGE };
};

const getSettled = async (db: Db, viewer: Buyer, orderId: number): Promise<Settled> => {
  const row = await findOrder(db.read, viewer.id, orderId);
  if (!row) throw new AppError('orderNotFound');
  return { order: toOrder(row, new Date()), coins: row.buyerCoins };
};

const toOrder = (row: OrderRow, now: Date): StoreOrder => ({
  id: row.id,
  itemId: row.itemId,
  itemName: row.itemName,
  kind: row.kind,
  material: row.material,
  level: row.level,
  price: row.price,
  createdAt: row.createdAt.toISOString(),
  returnedAt: row.returnedAt?.toISOString() ?? null,
  returnableUntil: returnableUntil(row).toISOString(),
  returnable: isReturnable(row, now),
  stars: row.stars,
  emblem: row.emblem,
  boost:
    row.boostPercent === null || row.boostEndsAt === null
      ? null
      : { percent: row.boostPercent, endsAt: row.boostEndsAt.toISOString(), running: now < row.boostEndsAt },
  buyer: { id: row.userId, name: row.buyerName },
});
