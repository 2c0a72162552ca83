import type { Db } from '../../../db/client.ts';
import type { Storage } from '../../storage/storage.ts';
import { uploadNameIn } from './object-path.ts';
import { deleteOver, discardUnused, findOver } from './uploads.queries.ts';
import { GRACE_MS } from './uploads.service.ts';
import { HOUR_MS } from '../../common/time.schema.ts';

/** How long a file is kept that nothing shows yet. */
const UNUSED_MS = HOUR_MS;
const BATCH = 100;

/**
 * Removes the files first and the rows after. An interrupted sweep then leaves rows, by which the next one finds the
 * remaining files.
 */
const removeBatch = async (db: Db, storage: Storage, expiredBefore: Date): Promise<number> => {
  const over = await findOver(db.read, expiredBefore, BATCH);
  for (const { objectPath } of over) await storage.remove(uploadNameIn(objectPath));
  const ids = over.map(({ id }) => id);
  if (ids.length > 0) await db.write(tx => deleteOver(tx, ids, expiredBefore));
  return over.length;
};

const expired = (): Date => new Date(Date.now() - GRACE_MS);

/** Removes files that were replaced just now, instead of at the next sweep. */
export const removeReplaced = async (db: Db, storage: Storage): Promise<void> =>
  void (await removeBatch(db, storage, expired()));

/**
 * Removes files that were replaced or stayed unused for an hour, expired addresses, and unfinished uploads. Several
 * processes may run it at once.
 */
export const sweepUploads = async (db: Db, storage: Storage): Promise<void> => {
  await db.write(tx => discardUnused(tx, new Date(Date.now() - UNUSED_MS)));
  const expiredBefore = expired();
  while ((await removeBatch(db, storage, expiredBefore)) === BATCH);
  await storage.tidy(expiredBefore);
};
