import type { OrderRow } from './orders.queries.ts';
import type { StoreOrder } from './orders.schema.ts';
import { isReturnable, isUnderWarranty, returnableUntil, warrantyUntil } from './store.policy.ts';

/** A purchase as its buyer and the administrators see it. */
export const toOrder = (row: OrderRow, now: Date): StoreOrder => ({
  id: row.id,
  itemId: row.itemId,
  itemName: row.itemName,
  kind: row.kind,
  imageUrl: row.imageUrl,
  material: row.material,
  level: row.level,
  price: row.price,
  freight: row.freight,
  createdAt: row.createdAt.toISOString(),
  returnedAt: row.returnedAt?.toISOString() ?? null,
  returnAskedAt: row.returnAskedAt?.toISOString() ?? null,
  defect: row.defect,
  delivery:
    row.delivery === null
      ? null
      : { method: row.delivery, address: row.address, deliveredAt: row.deliveredAt?.toISOString() ?? null },
  readable: row.readable,
  warrantyUntil: warrantyUntil(row)?.toISOString() ?? null,
  underWarranty: isUnderWarranty(row, now),
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
