import { and, asc, count, desc, eq, exists, getTableColumns, lte, sql, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { storeFavourites, storeItems, storeOrders } from '../../../db/schema/store.ts';
import { matches, searchPattern } from '../../../db/search.ts';
import { type StoreItemsInput, type StoreSort } from './store.schema.ts';
import { ITEMS_PER_PAGE, type ManagedItemsInput } from './managed-item.schema.ts';

const number = (query: SQL) => query.mapWith(Number);
const keptOrders = sql`${storeOrders} o where o.item_id = ${storeItems.id} and o.returned_at is null`;

/** Products with their ratings, and whether one viewer owns or likes them (0 for no viewer). */
const selectItems = (read: Read, viewerId: number) =>
  read
    .select({
      ...getTableColumns(storeItems),
      totalRatings: number(sql`(select count(o.stars) from ${keptOrders})`),
      ratingSum: number(sql`(select coalesce(sum(o.stars), 0) from ${keptOrders})`),
      sold: number(sql`(select count(*) from ${keptOrders})`),
      owned: number(sql`(select count(*) from ${keptOrders} and o.user_id = ${viewerId})`),
      favouriteId: storeFavourites.id,
    })
    .from(storeItems)
    .leftJoin(storeFavourites, and(eq(storeFavourites.itemId, storeItems.id), eq(storeFavourites.userId, viewerId)));

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

const orders: Record<StoreSort, SQL[]> = {
  featured: [desc(storeItems.featured), asc(storeItems.id)],
  price_asc: [asc(storeItems.price), asc(storeItems.id)],
  price_desc: [desc(storeItems.price), asc(storeItems.id)],
  name: [asc(storeItems.searchText), asc(storeItems.id)],
};

const isFavourite = (read: Read, viewerId: number): SQL => {
  const own = and(eq(storeFavourites.itemId, storeItems.id), eq(storeFavourites.userId, viewerId));
  return exists(read.select({ id: storeFavourites.id }).from(storeFavourites).where(own) as never);
};

type Filter = Omit<StoreItemsInput, 'offset' | 'limit' | 'sort'>;

/** The products for sale that match the filter, whatever category chip is chosen. */
const onShelf = (read: Read, viewerId: number, { search, maxPrice, only }: Filter): SQL | undefined =>
  and(
    eq(storeItems.active, true),
    matches(storeItems.searchText, searchPattern(search)),
    maxPrice === undefined ? undefined : lte(storeItems.price, maxPrice),
    only === 'favourites' ? isFavourite(read, viewerId) : undefined,
  );

const ofChip = ({ category, kind, level }: Filter): SQL | undefined =>
  and(
    category && eq(storeItems.category, category),
    kind && eq(storeItems.kind, kind),
    level && eq(storeItems.level, level),
  );

/** Whole percent off the old price, rounded down: a product never costs more than this says. */
const discount = sql`coalesce((100 * (${storeItems.oldPrice} - ${storeItems.price})) / ${storeItems.oldPrice}, 0)`;

/** A slice of the products that match the filter, the number of all of them, and the number for each chip. */
export const findItems = async (read: Read, viewerId: number, { offset, limit, sort, ...filter }: StoreItemsInput) => {
  const shelf = onShelf(read, viewerId, filter);
  const wanted = and(shelf, ofChip(filter));
  const { category, kind, level } = storeItems;
  const [rows, [size], counts, [offer]] = await Promise.all([
    selectItems(read, viewerId)
      .where(wanted)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset(offset),
    read.select({ count: count() }).from(storeItems).where(wanted),
    read
      .select({ category, kind, level, count: count() })
      .from(storeItems)
      .where(shelf)
      .groupBy(category, kind, level)
      .orderBy(category, kind, level),
    read
      .select({ percent: number(sql`coalesce(min(${discount}), 0)`) })
      .from(storeItems)
      .where(and(eq(storeItems.active, true), eq(category, 'combo'))),
  ]);
  return { rows, total: size?.count ?? 0, counts, comboDiscount: offer?.percent ?? 0 };
};

/** All products, for sale or not. */
export const findManagedItems = async (read: Read, { search, category, page }: ManagedItemsInput) => {
  const wanted = and(
    matches(storeItems.searchText, searchPattern(search)),
    category && eq(storeItems.category, category),
  );
  const [rows, [size]] = await Promise.all([
    selectItems(read, 0)
      .where(wanted)
      .orderBy(asc(storeItems.category), asc(storeItems.id))
      .limit(ITEMS_PER_PAGE)
      .offset((page - 1) * ITEMS_PER_PAGE),
    read.select({ count: count() }).from(storeItems).where(wanted),
  ]);
  return { rows, total: size?.count ?? 0 };
};

export const findItem = async (read: Read, viewerId: number, itemId: number): Promise<ItemRow | undefined> =>
  (await selectItems(read, viewerId).where(eq(storeItems.id, itemId)))[0];

export type ItemValues = Omit<typeof storeItems.$inferInsert, 'id' | 'createdAt'>;

export const insertItem = async (tx: Tx, item: ItemValues): Promise<number> => {
  const [inserted] = await tx.insert(storeItems).values(item).returning({ id: storeItems.id });
  if (!inserted) throw new Error('The product was not inserted');
  return inserted.id;
};

/** @returns whether the product exists. */
export const updateItem = async (tx: Tx, itemId: number, change: Partial<ItemValues>): Promise<boolean> =>
  (await tx.update(storeItems).set(change).where(eq(storeItems.id, itemId)).returning({ id: storeItems.id })).length >
  0;

/** Changes a product's stock by one. An unlimited stock stays unlimited. */
export const addToStock = async (tx: Tx, itemId: number, change: 1 | -1): Promise<void> => {
  await tx
    .update(storeItems)
    .set({ stock: sql`${storeItems.stock} + ${change}` })
    .where(eq(storeItems.id, itemId));
};

export const insertFavourite = async (tx: Tx, userId: number, itemId: number): Promise<void> => {
  await tx.insert(storeFavourites).values({ userId, itemId }).onConflictDoNothing();
};

export const deleteFavourite = async (tx: Tx, userId: number, itemId: number): Promise<void> => {
  await tx.delete(storeFavourites).where(and(eq(storeFavourites.userId, userId), eq(storeFavourites.itemId, itemId)));
};
