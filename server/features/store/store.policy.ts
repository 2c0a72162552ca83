import type { Viewer } from '../../common/viewer.ts';
import { GUARANTEE_DAYS } from './orders.schema.ts';
import { DAY_MS } from '../../common/time.schema.ts';

/** Administrators see all purchases, everybody else only their own. */
export const maySeeAllOrders = (viewer: Pick<Viewer, 'role'>): boolean => viewer.role === 'admin';

/** The end of a purchase's guarantee. */
export const returnableUntil = (order: { createdAt: Date }): Date =>
  new Date(order.createdAt.getTime() + GUARANTEE_DAYS * DAY_MS);

export const isReturnable = (order: { createdAt: Date; returnedAt: Date | null }, now: Date): boolean =>
  order.returnedAt === null && now < returnableUntil(order);
