import type { Viewer } from '../../common/viewer.ts';
import { DAY_MS } from '../../common/time.schema.ts';
import type { DeliveryMethod } from './delivery.schema.ts';
import { GUARANTEE_DAYS, WARRANTY_DAYS } from './orders.schema.ts';

/** Administrators see all purchases, everybody else only their own. */
export const maySeeAllOrders = (viewer: Pick<Viewer, 'role'>): boolean => viewer.role === 'admin';

type Times = { createdAt: Date; delivery: DeliveryMethod | null; deliveredAt: Date | null };
type Returned = Times & { returnAskedAt: Date | null; returnedAt: Date | null };

/** When the buyer had it in their hands, or the purchase as long as that is open. */
const beginOf = (order: Times): number => (order.deliveredAt ?? order.createdAt).getTime();

/** The end of a purchase's guarantee: of what is delivered, from that day on. */
export const returnableUntil = (order: Times): Date => new Date(beginOf(order) + GUARANTEE_DAYS * DAY_MS);

/** The end of the warranty against defects; null for what is no thing or has not arrived. */
export const warrantyUntil = (order: Times): Date | null =>
  order.deliveredAt && new Date(beginOf(order) + WARRANTY_DAYS * DAY_MS);

export const isAwaitingDelivery = ({ delivery, deliveredAt }: Times): boolean =>
  delivery !== null && deliveredAt === null;

const isReturning = ({ returnAskedAt, returnedAt }: Returned): boolean => returnAskedAt !== null || returnedAt !== null;

export const isReturnable = (order: Returned, now: Date): boolean =>
  !isReturning(order) && !isAwaitingDelivery(order) && now < returnableUntil(order);

export const isUnderWarranty = (order: Returned, now: Date): boolean =>
  !isReturning(order) && now < (warrantyUntil(order) ?? now);
