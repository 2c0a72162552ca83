import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { endBoost, refund } from '../ledger/ledger.service.ts';
import { notify, notifyAdminsOnce } from '../notifications/notifications.service.ts';
import { toOrder } from './order-output.ts';
import { findOrder, updateOrder, type OrderRow } from './orders.queries.ts';
import type { StoreOrder } from './orders.schema.ts';
import { addToStock } from './store.queries.ts';

const OWN_ORDERS = '/loja/pedidos';

const waitingList = (waiting: 'entrega' | 'devolucao'): string => `/loja/administrar?aba=compras&espera=${waiting}`;

/** Tells the administrators that something is to be handed over. One unread notification is enough for many things. */
export const tellOfDelivery = (tx: Tx, now: Date): Promise<void> =>
  notifyAdminsOnce(
    tx,
    {
      title: 'Há compras para entregar',
      text: 'Veja o que os alunos compraram e ainda não receberam.',
      href: waitingList('entrega'),
    },
    now,
  );

/** Tells the administrators that a buyer brings something back. */
export const tellOfReturn = (tx: Tx, now: Date): Promise<void> =>
  notifyAdminsOnce(
    tx,
    {
      title: 'Há devoluções a receber',
      text: 'Quando o produto voltar, marque que o recebeu.',
      href: waitingList('devolucao'),
    },
    now,
  );

/**
 * Ends an order: the coins, the stock and the boost are as before it. A broken product is not for sale again.
 * @param actor who ends it: the buyer, or the administrator who received the thing.
 */
export const undoOrder = async (tx: Tx, actor: Actor, order: OrderRow, now: Date): Promise<void> => {
  const coins = order.price + order.freight;
  await refund(tx, order.userId, { for: 'order', reference: order.id, coins }, now);
  await updateOrder(tx, order.id, { returnedAt: now });
  const subject = actor.id === order.userId ? {} : { subjectId: order.userId };
  await record(tx, actor, 'order_returned', { ...subject, detail: order.itemName, coins }, now);
  if (order.defect === null) await addToStock(tx, order.itemId, 1);
  await endBoost(tx, order.id, now);
};

const handle = async (
  db: Db,
  orderId: number,
  change: (tx: Tx, order: OrderRow, now: Date) => Promise<void>,
): Promise<StoreOrder> => {
  const now = new Date();
  const row = await db.write(async tx => {
    const order = await findOrder(tx, orderId);
    if (!order) throw new AppError('orderNotFound');
    if (order.delivery === null) throw new AppError('nothingToHandOver');
    if (order.returnedAt !== null) throw new AppError('orderReturned');
    await change(tx, order, now);
    return findOrder(tx, orderId);
  });
  if (!row) throw new AppError('orderNotFound');
  return toOrder(row, now);
};

/** The school has handed the thing over: the guarantee begins. @throws AppError 404, 409 */
export const deliverOrder = (db: Db, viewer: Viewer, orderId: number): Promise<StoreOrder> =>
  handle(db, orderId, async (tx, order, now) => {
    if (order.deliveredAt !== null) throw new AppError('alreadyHandedOver');
    await updateOrder(tx, orderId, { deliveredAt: now });
    await record(tx, viewer, 'order_delivered', { subjectId: order.userId, detail: order.itemName }, now);
    const text = `${order.itemName} foi entregue. A garantia de 30 dias conta a partir de agora.`;
    await notify(tx, order.userId, { title: 'Compra entregue', text, href: OWN_ORDERS }, now);
  });

/** The school has the thing again: the buyer gets the coins. @throws AppError 404, 409 */
export const receiveReturn = (db: Db, viewer: Viewer, orderId: number): Promise<StoreOrder> =>
  handle(db, orderId, async (tx, order, now) => {
    if (order.returnAskedAt === null) throw new AppError('returnNotAsked');
    await undoOrder(tx, viewer, order, now);
    const text = `A escola recebeu ${order.itemName}: ${order.price + order.freight} moedas voltaram para você.`;
    await notify(tx, order.userId, { title: 'Devolução recebida', text, href: OWN_ORDERS }, now);
  });
