import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { foldForSearch } from '../../../db/search.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Viewer } from '../../common/viewer.ts';
import { removeReplaced } from '../uploads/sweep.service.ts';
import { claimImage, releaseImage } from '../uploads/attach.service.ts';
import { confirmUpload } from '../uploads/uploads.service.ts';
import {
  deleteFavourite,
  findItem,
  findItems,
  findManagedItems,
  insertFavourite,
  insertItem,
  updateItem,
  type ItemRow,
} from './store.queries.ts';
import { StoreBadge, type StoreItem, type StoreItemsInput } from './store.schema.ts';
import {
  ITEMS_PER_PAGE,
  type ManagedItem,
  type ManagedItemsInput,
  type StoreItemForm,
  type UpdateItemInput,
} from './managed-item.schema.ts';

/** A visitor of the store; null when not signed in. */
export type Visitor = Pick<Viewer, 'id'> | null;
const NOBODY = 0;
const idOf = (visitor: Visitor): number => visitor?.id ?? NOBODY;

export const listItems = async (db: Db, visitor: Visitor, input: StoreItemsInput) => {
  const { rows, ...figures } = await findItems(db.read, idOf(visitor), input);
  return { items: rows.map(toItem), ...figures };
};

/** @throws AppError 404 for a product that is not for sale. */
export const getItem = async (db: Db, visitor: Visitor, itemId: number): Promise<StoreItem> => {
  const row = await findItem(db.read, idOf(visitor), itemId);
  if (!row?.active) throw new AppError('itemNotFound');
  return toItem(row);
};

/** Adds a product to the viewer's favourites, or removes it. @throws AppError 404 */
export const setFavourite = (db: Db, viewer: Viewer, itemId: number, favourite: boolean): Promise<void> =>
  db.write(async tx => {
    if (!favourite) return deleteFavourite(tx, viewer.id, itemId);
    const row = await findItem(tx, viewer.id, itemId);
    if (!row?.active) throw new AppError('itemNotFound');
    return insertFavourite(tx, viewer.id, itemId);
  });

/** A product as the table stores it. */
export const valuesOf = <Form extends { name: string; description: string }>(
  form: Form,
): Form & { searchText: string } => ({ ...form, searchText: foldForSearch(`${form.name}\n${form.description}`) });

/** @throws AppError 404, 409, 403, 400, 413 or 415 for a photo, as for uploads. */
export const createItem = async (
  db: Db,
  storage: Storage,
  viewer: Viewer,
  form: StoreItemForm,
): Promise<ManagedItem> => {
  const key = randomUUID();
  if (form.imageUrl !== null) await confirmUpload(db, storage, viewer, form.imageUrl);
  const itemId = await db.write(async tx => {
    if (form.imageUrl !== null) await claimImage(tx, viewer, form.imageUrl);
    await record(tx, viewer, 'item_changed', { detail: form.name });
    return insertItem(tx, { ...valuesOf(form), key });
  });
  return getManagedItem(db, itemId);
};

/**
 * Changes everything but the stock; past purchases keep their price.
 * @throws AppError 404, and for a photo like `createItem`.
 */
export const changeItem = async (
  db: Db,
  storage: Storage,
  viewer: Viewer,
  { itemId, ...form }: UpdateItemInput,
): Promise<ManagedItem> => {
  const { imageUrl } = await getManagedItem(db, itemId);
  if (form.imageUrl !== null && form.imageUrl !== imageUrl) await confirmUpload(db, storage, viewer, form.imageUrl);
  await db.write(async tx => {
    const before = await findItem(tx, NOBODY, itemId);
    if (!before) throw new AppError('itemNotFound');
    if (form.imageUrl !== null && form.imageUrl !== before.imageUrl) await claimImage(tx, viewer, form.imageUrl);
    await updateItem(tx, itemId, valuesOf(form));
    if (form.imageUrl !== before.imageUrl) await releaseImage(tx, before.imageUrl);
    await record(tx, viewer, 'item_changed', { detail: form.name });
  });
  // A file that cannot be removed now is left to the next sweep.
  if (form.imageUrl !== imageUrl) await removeReplaced(db, storage).catch(() => undefined);
  return getManagedItem(db, itemId);
};

/** @throws AppError 404 */
export const setStock = async (db: Db, viewer: Actor, itemId: number, stock: number | null): Promise<ManagedItem> => {
  await db.write(async tx => {
    const item = await findItem(tx, NOBODY, itemId);
    if (!item) throw new AppError('itemNotFound');
    await updateItem(tx, itemId, { stock });
    await record(tx, viewer, 'item_changed', { detail: item.name });
  });
  return getManagedItem(db, itemId);
};

/** The whole text of a notebook, for somebody who has it. @throws AppError 404 when there is nothing to read, 403 */
export const readNotebook = async (db: Db, viewer: Pick<Viewer, 'id'>, itemId: number) => {
  const row = await findItem(db.read, viewer.id, itemId);
  if (!row?.content) throw new AppError('itemNotFound');
  if (row.owned === 0) throw new AppError('notebookNotOwned');
  return { name: row.name, author: row.author, content: row.content };
};

export const listManagedItems = async (db: Db, input: ManagedItemsInput) => {
  const { rows, total } = await findManagedItems(db.read, input);
  return { items: rows.map(toManaged), total, page: input.page, pageSize: ITEMS_PER_PAGE };
};

const getManagedItem = async (db: Db, itemId: number): Promise<ManagedItem> => {
  const row = await findItem(db.read, NOBODY, itemId);
  if (!row) throw new AppError('itemNotFound');
  return toManaged(row);
};

/** The discount from the old price in whole percent. */
export const discountOf = ({ price, oldPrice }: { price: number; oldPrice: number | null }): number =>
  oldPrice === null ? 0 : Math.round((100 * (oldPrice - price)) / oldPrice);

const toItem = (row: ItemRow): StoreItem => ({
  id: row.id,
  category: row.category,
  kind: row.kind,
  shelf: row.shelf,
  physical: row.physical,
  imageUrl: row.imageUrl,
  name: row.name,
  description: row.description,
  price: row.price,
  oldPrice: row.oldPrice,
  discount: discountOf(row),
  savings: row.oldPrice === null ? 0 : row.oldPrice - row.price,
  featured: row.featured,
  badges: StoreBadge.options.filter(badge => row.badges.includes(badge)),
  material: row.material,
  size: row.size,
  features: row.features,
  level: row.level,
  pages: row.pages,
  format: row.format,
  author: row.author,
  topics: row.topics,
  sample: row.sample,
  readable: row.content !== null,
  included: row.included,
  benefits: row.benefits,
  emblem: row.emblem,
  boostPercent: row.boostPercent,
  boostDays: row.boostDays,
  stock: row.stock,
  rating: row.totalRatings === 0 ? null : Math.round((10 * row.ratingSum) / row.totalRatings) / 10,
  totalRatings: row.totalRatings,
  favourite: row.favouriteId !== null,
  owned: row.owned > 0,
});

const toManaged = (row: ItemRow): ManagedItem => ({
  ...toItem(row),
  active: row.active,
  sold: row.sold,
  content: row.content,
});
