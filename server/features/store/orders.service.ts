import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { grantBoost, spend } from '../ledger/ledger.service.ts';
import { freightOf, type DeliveryInput } from './delivery.schema.ts';
import { tellOfDelivery, undoOrder, tellOfReturn } from './delivery.service.ts';
import { findByClientKey, findOrder, findOrders, insertOrder, updateOrder } from './orders.queries.ts';
import { isAwaitingDelivery, isReturnable, isUnderWarranty, maySeeAllOrders } from './store.policy.ts';
import { addToStock, findItem } from './store.queries.ts';
import {
  ORDERS_PER_PAGE,
  type OrderInput,
  type OrdersInput,
  type ReturnInput,
  type StoreOrder,
} from './orders.schema.ts';
import { toOrder } from './order-output.ts';

/** An order, and the coins its buyer has left. */
type Settled = { order: StoreOrder; coins: number };
type Buyer = Pick<Viewer, 'id'> & Pick<Actor, 'address'>;

const AT_SCHOOL: DeliveryInput = { method: 'school' };

/**
 * Buys a product for coins: order, payment, stock and boost change together or not at all. A thing is to be handed
 * over, at the school unless the buyer wants it sent. The same client key again, for the same product, returns the
 * first order.
 * @throws AppError 400 for the delivery of what is no thing; 404 for a product that is not for sale; 409 when it is
 * sold out, has another price, is a notebook the buyer already has, when the key was used for another product, or when
 * the coins are not enough.
 */
export const placeOrder = async (db: Db, viewer: Buyer, input: OrderInput): Promise<Settled> => {
  const orderId = await db.write(tx => buy(tx, viewer, input, new Date()));
  return getSettled(db, viewer, orderId);
};

/** Like `placeOrder`, inside a transaction and at a given time. @returns the order's id. */
export const buy = async (
  tx: Tx,
  viewer: Buyer,
  { itemId, clientKey, price, delivery }: OrderInput,
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
  const sending = item.physical ? (delivery ?? AT_SCHOOL) : null;
  if (delivery && !sending) throw new AppError('nothingToSend');
  const freight = freightOf(sending?.method ?? null, item.price);
  const orderId = await insertOrder(tx, {
    userId: viewer.id,
    itemId,
    price: item.price,
    freight,
    delivery: sending?.method ?? null,
    address: sending?.method === 'address' ? sending.address : null,
    clientKey,
    createdAt: now,
  });
  const coins = item.price + freight;
  await spend(tx, viewer.id, { for: 'order', reference: orderId, coins }, now);
  await record(tx, viewer, 'order_paid', { detail: item.name, coins: -coins }, now);
  if (sending) await tellOfDelivery(tx, now);
  if (item.stock !== null) await addToStock(tx, itemId, -1);
  if (item.boostPercent > 0)
    await grantBoost(tx, viewer.id, orderId, { percent: item.boostPercent, days: item.boostDays }, now);
  return orderId;
};

/**
 * Returns a product within the guarantee, or a broken one within the warranty. What is no thing is refunded at once;
 * a thing when the school has it again.
 * @throws AppError 404 for another user's order, 409
 */
export const returnOrder = async (db: Db, viewer: Buyer, { orderId, defect }: ReturnInput): Promise<Settled> => {
  await db.write(async tx => {
    const now = new Date();
    const order = await findOrder(tx, orderId, viewer.id);
    if (!order) throw new AppError('orderNotFound');
    if (order.returnedAt !== null) throw new AppError('orderReturned');
    if (order.returnAskedAt !== null) throw new AppError('returnAsked');
    if (isAwaitingDelivery(order)) throw new AppError('notHandedOver');
    if (defect !== undefined && !isUnderWarranty(order, now)) throw new AppError('warrantyOver');
    if (defect === undefined && !isReturnable(order, now)) throw new AppError('guaranteeOver');
    if (order.delivery === null) return undoOrder(tx, viewer, order, now);
    await updateOrder(tx, orderId, { returnAskedAt: now, defect: defect ?? null });
    await tellOfReturn(tx, now);
  });
  return getSettled(db, viewer, orderId);
};

/** Stores the buyer's rating of a product, in place of an earlier one. @throws AppError 404, 409 after the return */
export const rateOrder = async (db: Db, viewer: Buyer, orderId: number, stars: number): Promise<StoreOrder> => {
  await db.write(async tx => {
    const order = await findOrder(tx, orderId, viewer.id);
    if (!order) throw new AppError('orderNotFound');
    if (order.returnedAt !== null) throw new AppError('orderReturned');
    await updateOrder(tx, orderId, { stars });
  });
  return (await getSettled(db, viewer, orderId)).order;
};

/** The viewer's own purchases; for an administrator, everybody's. */
export const listOrders = async (db: Db, viewer: Pick<Viewer, 'id' | 'role'>, input: OrdersInput) => {
  const userId = maySeeAllOrders(viewer) ? undefined : viewer.id;
  const { rows, total, waiting } = await findOrders(db.read, userId, input);
  const now = new Date();
  const orders = rows.map(row => toOrder(row, now));
  return { orders, total, page: input.page, pageSize: ORDERS_PER_PAGE, waiting };
};

const getSettled = async (db: Db, viewer: Buyer, orderId: number): Promise<Settled> => {
  const row = await findOrder(db.read, orderId, viewer.id);
  if (!row) throw new AppError('orderNotFound');
  return { order: toOrder(row, new Date()), coins: row.buyerCoins };
};
