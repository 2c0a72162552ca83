import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesText } from '../common/bytes-text.ts';
import type { Config } from '../config.ts';

/** What an automatic backup leaves free on the disk: the school goes on writing meanwhile. */
const LEFT_FREE_BYTES = 256 * 1_048_576;

/** Bytes of a file, or of the files in a folder; 0 where there is none. */
const sizeOf = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found?.size ?? 0;
  const sizes = await Promise.all((await readdir(path)).map(name => sizeOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/**
 * A backup that fills the disk stops the school. It takes a copy of the database, and an archive of everything, whose
 * images and films hardly get smaller.
 * @throws Error with a Portuguese text where the disk has no room for it.
 */
export const checkRoom = async ({
  dataFolder,
  database,
  storage,
}: Pick<Config, 'dataFolder' | 'database' | 'storage'>): Promise<void> => {
  const ofDatabase = database.kind === 'sqlite' ? await sizeOf(database.file) : 0;
  const ofUploads = storage.kind === 'disk' ? await sizeOf(storage.folder) : 0;
  const needed = 2 * ofDatabase + ofUploads + LEFT_FREE_BYTES;
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  if (free < needed)
    throw new Error(`A cópia de hoje precisa de ${bytesText(needed)} livres no disco, e há ${bytesText(free)}`);
};
