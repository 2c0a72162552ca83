import type { Db } from '../../../db/client.ts';
import type { Storage } from '../../storage/storage.ts';
import { nameIn } from './object-path.ts';
import { deleteOver, discardUnused, findOver } from './uploads.queries.ts';
import { GRACE_MS } from './uploads.service.ts';
import { DAY_MS } from '../../common/time.schema.ts';

/** How long an unused image is kept. */
const UNUSED_MS = DAY_MS;
const BATCH = 100;

/**
 * Removes the files first and the rows after. An interrupted sweep then leaves rows, by which the next one finds the
 * remaining files.
 */
const removeBatch = async (db: Db, storage: Storage, expiredBefore: Date): Promise<number> => {
  const over = await findOver(db.read, expiredBefore, BATCH);
  for (const { objectPath } of over) await storage.remove(nameIn(objectPath) ?? '');
  const ids = over.map(({ id }) => id);
  if (ids.length > 0) await db.write(tx => deleteOver(tx, ids, expiredBefore));
  return over.length;
};

const expired = (): Date => new Date(Date.now() - GRACE_MS);

/** Removes images that were replaced just now, instead of at the next sweep. */
export const removeReplaced = async (db: Db, storage: Storage): Promise<void> =>
  void (await removeBatch(db, storage, expired()));

/**
 * Removes images that were replaced or stayed unused for a day, expired addresses, and unfinished uploads. Several
 * processes may run it at once.
 */
export const sweepUploads = async (db: Db, storage: Storage): Promise<void> => {
  await db.write(tx => discardUnused(tx, new Date(Date.now() - UNUSED_MS)));
  const expiredBefore = expired();
  while ((await removeBatch(db, storage, expiredBefore)) === BATCH);
  await storage.tidy(expiredBefore);
};
