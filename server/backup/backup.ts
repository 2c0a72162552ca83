import { link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UNPACKING } from '../../db/school-folder.ts';
import { copySqlite } from '../../db/sqlite.ts';
import type { Config } from '../config.ts';
import { UNFINISHED, writeArchive, type Manifest } from './archive.ts';
import { expiredBackups, type Backup } from './retention.ts';
import { checkRoom } from './room.ts';
import { DAY_MS } from '../common/time.schema.ts';

/** The folder of a school's automatic backups, inside the data folder. */
export const backupsFolder = (dataFolder: string): string => join(dataFolder, 'backups');

/** The parts of a backup, and of a data folder. */
export const DATABASE = 'academy.db';
export const UPLOADS = 'uploads';

/** The parts of the configuration that a backup needs. */
export type School = Pick<Config, 'dataFolder' | 'database' | 'storage'>;

const POSTGRES =
  'Com DATABASE_URL o banco é do PostgreSQL: use pg_dump para copiá-lo, e as ferramentas do balde para as imagens.';

const PREFIX = 'academia-';
const ENDING = '.tar.gz';
/** The prefix of the folder in which a backup collects its parts. */
const STAGING = 'copiando-';
/** No backup takes so long. */
const ABANDONED_MS = DAY_MS;

/** Such as academia-2026-03-01T02-30-00Z.tar.gz. */
export const nameOf = (madeAt: Date): string =>
  `${PREFIX}${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z${ENDING}`;

/** The moment in a backup's name; undefined for a file with another name. */
const madeAtOf = (name: string): Date | undefined => {
  const [day, time = ''] = name.slice(PREFIX.length, -ENDING.length).split('T');
  const madeAt = new Date(`${day}T${time.replaceAll('-', ':')}`);
  return !Number.isNaN(madeAt.getTime()) && nameOf(madeAt) === name ? madeAt : undefined;
};

/** The automatic backups of a school, the newest first. */
export const listBackups = async (dataFolder: string): Promise<Backup[]> => {
  const names = await readdir(backupsFolder(dataFolder)).catch(() => []);
  const backups = names.flatMap(name => {
    const madeAt = madeAtOf(name);
    return madeAt ? [{ name, madeAt }] : [];
  });
  return backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
};

/** Image files never change under their name: a hard link is as good as a copy. */
const linkAll = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const known = new Set(await readdir(to));
  for (const entry of entries) {
    // A file that was removed just now belongs to nothing any more.
    if (entry.isFile() && !known.has(entry.name))
      await link(join(from, entry.name), join(to, entry.name)).catch(ignoreMissing);
  }
};

const ignoreMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Copies the whole school into one archive while it is in use: everything acknowledged before it began is in it. Images
 * are linked before and after the database is copied, so that every image in the copy is there, even if some are
 * removed or added meanwhile.
 * @throws Error with a Portuguese text for a school on Postgres.
 */
export const createBackup = async (
  school: School,
  file: string,
  { version, now = new Date() }: { version: string; now?: Date },
): Promise<Manifest> => {
  if (school.database.kind === 'postgres') throw new Error(POSTGRES);
  const staging = await mkdtemp(join(school.dataFolder, STAGING));
  try {
    const uploads = school.storage.kind === 'disk' ? school.storage.folder : undefined;
    if (uploads) await linkAll(uploads, join(staging, UPLOADS));
    await copySqlite(school.database.file, join(staging, DATABASE));
    if (uploads) await linkAll(uploads, join(staging, UPLOADS));
    return await writeArchive(staging, file, { madeAt: now.toISOString(), version });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

/** Removes what killed backups left behind, and restores that were killed while they unpacked. */
const removeAbandoned = async (dataFolder: string, now: Date): Promise<void> => {
  const namesIn = async (folder: string, isLeft: (name: string) => boolean) =>
    (await readdir(folder)).filter(isLeft).map(name => join(folder, name));
  const left = [
    ...(await namesIn(dataFolder, name => name.startsWith(STAGING) || name.startsWith(UNPACKING))),
    ...(await namesIn(backupsFolder(dataFolder), name => name.endsWith(UNFINISHED))),
  ];
  for (const path of left) {
    const found = await stat(path).catch(ignoreMissing);
    if (found && now.getTime() - found.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
};

/** Makes today's backup in the school's own folder and removes what is no longer needed. @throws Error without room. */
export const createAutomaticBackup = async (
  school: School,
  { version, now = new Date() }: { version: string; now?: Date },
): Promise<void> => {
  const folder = backupsFolder(school.dataFolder);
  await mkdir(folder, { recursive: true });
  await removeAbandoned(school.dataFolder, now);
  await checkRoom(school);
  await createBackup(school, join(folder, nameOf(now)), { version, now });
  for (const { name } of expiredBackups(await listBackups(school.dataFolder), now))
    await rm(join(folder, name), { force: true });
};
