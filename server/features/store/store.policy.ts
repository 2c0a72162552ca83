import type { Viewer } from '../../common/viewer.ts';
import { GUARANTEE_DAYS } from './orders.schema.ts';
import { DAY_MS } from '../../common/time.schema.ts';

/** Administrators see everybody's purchases; everybody else, their own. */
export const maySeeAllOrders = (viewer: Pick<Viewer, 'role'>): boolean => viewer.role === 'admin';

/** The moment at which the guarantee of a purchase ends. */
export const returnableUntil = (order: { createdAt: Date }): Date =>
  new Date(order.createdAt.getTime() + GUARANTEE_DAYS * DAY_MS);

export const isReturnable = (order: { createdAt: Date; returnedAt: Date | null }, now: Date): boolean =>
  order.returnedAt === null && now < returnableUntil(order);
