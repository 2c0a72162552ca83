import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateDatabase } from '../../db/migrate.ts';
import type { Config } from '../config.ts';
import { BrokenArchive, readArchive, type Manifest } from './archive.ts';
import { DATABASE, UPLOADS } from './backup.ts';

/** What a restore replaces: the database with the files that SQLite keeps beside it, and the images. */
const REPLACED = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, UPLOADS];

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Replaces a school, whose process must be stopped, by a backup. The backup is verified before anything moves, and the
 * old school is kept.
 * @returns the backup's manifest, and the folder of the old school.
 * @throws BrokenArchive, having changed nothing.
 */
export const restoreBackup = async (
  { dataFolder }: Pick<Config, 'dataFolder'>,
  file: string,
  now = new Date(),
): Promise<{ manifest: Manifest; kept: string | undefined }> => {
  await mkdir(dataFolder, { recursive: true });
  const { folder, manifest } = await readArchive(file, dataFolder);
  try {
    if (!(await exists(join(folder, DATABASE)))) throw new BrokenArchive('O backup não tem banco de dados');
    // Checks the file, and refuses one of a newer program, while the old school is still in place.
    await migrateDatabase({ kind: 'sqlite', file: join(folder, DATABASE) });
    const kept = await setAside(dataFolder, now);
    for (const name of [DATABASE, UPLOADS])
      if (await exists(join(folder, name))) await rename(join(folder, name), join(dataFolder, name));
    return { manifest, kept };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Moves the present school into a folder of its own.
 * @returns that folder; undefined where there was no school.
 */
const setAside = async (dataFolder: string, now: Date): Promise<string | undefined> => {
  const there: string[] = [];
  for (const name of REPLACED) if (await exists(join(dataFolder, name))) there.push(name);
  if (there.length === 0) return undefined;
  const kept = join(dataFolder, `antes-de-restaurar-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  await mkdir(kept);
  for (const name of there) await rename(join(dataFolder, name), join(kept, name));
  return kept;
};
