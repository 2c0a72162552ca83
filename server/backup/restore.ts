import { access, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { migrateDatabase } from '../../db/migrate.ts';
import { demandWholeFolder, RESTORE_NOTE, SET_ASIDE } from '../../db/school-folder.ts';
import type { Config } from '../config.ts';
import { BrokenArchive, readArchive, toDisk, type Manifest } from './archive.ts';
import { DATABASE, UPLOADS } from './backup.ts';

type Folder = Pick<Config, 'dataFolder'>;

/** What a restore replaces: the database with the files that SQLite keeps beside it, and the images. */
const REPLACED = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, UPLOADS];

/**
 * The note of a restore under way, by which an interrupted one is finished or undone. While a part is still in `from`,
 * what the data folder has under its name is the old school's, and otherwise the backup's.
 */
const Note = z.object({
  /** The folder of the unpacked and verified backup. */
  from: z.string(),
  /** The folder of the old school. */
  kept: z.string(),
  /** What the backup consists of. */
  parts: z.array(z.enum([DATABASE, UPLOADS])),
});
type Note = z.infer<typeof Note>;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const existing = async <Name extends string>(folder: string, names: readonly Name[]): Promise<Name[]> => {
  const found: Name[] = [];
  for (const name of names) if (await exists(join(folder, name))) found.push(name);
  return found;
};

/** A file or folder to move, within the data folder. */
type Move = { from: string; to: string };

const moveAll = async ({ dataFolder }: Folder, moves: readonly Move[]): Promise<void> => {
  for (const { from, to } of moves) {
    await mkdir(join(dataFolder, to, '..'), { recursive: true });
    await rename(join(dataFolder, from), join(dataFolder, to));
  }
};

/** The moves that a restore still has to make: first the old school out of the way, then the backup into its place. */
export const movesToFinish = async ({ dataFolder }: Folder, { from, kept, parts }: Note): Promise<Move[]> => {
  const waiting = await existing(join(dataFolder, from), parts);
  const present = await existing(dataFolder, REPLACED);
  const old = present.filter(name => waiting.some(part => part === name) || !parts.some(part => part === name));
  return [
    ...old.map(name => ({ from: name, to: join(kept, name) })),
    ...waiting.map(name => ({ from: join(from, name), to: name })),
  ];
};

/** The moves that lead back: first the backup out of the way, then the old school into its place. */
const movesToUndo = async ({ dataFolder }: Folder, { from, kept, parts }: Note): Promise<Move[]> => {
  const waiting = await existing(join(dataFolder, from), parts);
  const arrived = (await existing(dataFolder, parts)).filter(name => !waiting.includes(name));
  return [
    ...arrived.map(name => ({ from: name, to: join(from, name) })),
    ...(await existing(join(dataFolder, kept), REPLACED)).map(name => ({ from: join(kept, name), to: name })),
  ];
};

/** Whole or not at all, and on the disk before the first move. */
const writeNote = async ({ dataFolder }: Folder, note: Note): Promise<void> => {
  const file = join(dataFolder, RESTORE_NOTE);
  await writeFile(`${file}.tmp`, JSON.stringify(note));
  await toDisk(`${file}.tmp`);
  await rename(`${file}.tmp`, file);
};

const getNote = async ({ dataFolder }: Folder): Promise<Note> => {
  const file = join(dataFolder, RESTORE_NOTE);
  if (!(await exists(file))) throw new Error(`Não há restauração interrompida em ${dataFolder}`);
  return Note.parse(JSON.parse(await readFile(file, 'utf8')));
};

/** Removes the note, after which the folder is whole, and then what is left of the unpacked backup. */
const close = async ({ dataFolder }: Folder, { from }: Note): Promise<void> => {
  await rm(join(dataFolder, RESTORE_NOTE));
  await rm(join(dataFolder, from), { recursive: true, force: true });
};

/** Such as antes-de-restaurar-2026-03-01T02-30-00Z, with a number where there is one of the same second already. */
const nameForOld = async (dataFolder: string, now: Date): Promise<string> => {
  const name = `${SET_ASIDE}${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!(await exists(join(dataFolder, candidate)))) return candidate;
  }
};

/**
 * Unpacks and verifies a backup beside the school, and notes what is to be moved; nothing has moved yet.
 * @throws BrokenArchive, having changed nothing.
 */
export const prepareRestore = async (
  { dataFolder }: Folder,
  file: string,
  now: Date,
): Promise<{ manifest: Manifest; note: Note }> => {
  demandWholeFolder(dataFolder);
  await mkdir(dataFolder, { recursive: true });
  const { folder, manifest } = await readArchive(file, dataFolder);
  try {
    const parts = await existing(folder, Note.shape.parts.element.options);
    if (!parts.includes(DATABASE)) throw new BrokenArchive('O backup não tem banco de dados');
    // Checks the file, and refuses one of a newer program, while the old school is still in place.
    await migrateDatabase({ kind: 'sqlite', file: join(folder, DATABASE) });
    const note: Note = { from: basename(folder), kept: await nameForOld(dataFolder, now), parts };
    await writeNote({ dataFolder }, note);
    return { manifest, note };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Finishes a restore that was interrupted.
 * @returns the folder of the old school, if there was one. @throws Error in Portuguese when none was interrupted.
 */
export const finishRestore = async (folder: Folder): Promise<{ kept: string | undefined }> => {
  const note = await getNote(folder);
  await moveAll(folder, await movesToFinish(folder, note));
  await close(folder, note);
  const kept = join(folder.dataFolder, note.kept);
  return { kept: (await exists(kept)) ? kept : undefined };
};

/**
 * Undoes a restore that was interrupted.
 * @returns whether there was a school before. @throws Error in Portuguese when none was interrupted.
 */
export const undoRestore = async (folder: Folder): Promise<{ hasSchool: boolean }> => {
  const note = await getNote(folder);
  await moveAll(folder, await movesToUndo(folder, note));
  await close(folder, note);
  await rmdir(join(folder.dataFolder, note.kept)).catch(() => undefined);
  return { hasSchool: await exists(join(folder.dataFolder, DATABASE)) };
};

/**
 * Replaces a school, whose process must be stopped, by a backup. The backup is verified before anything moves, and the
 * old school is kept. Killed at any moment it leaves the old school in place, or a note by which it is finished or
 * undone.
 * @returns the backup's manifest, and the folder of the old school.
 * @throws BrokenArchive, having changed nothing.
 */
export const restoreBackup = async (
  folder: Folder,
  file: string,
  now = new Date(),
): Promise<{ manifest: Manifest; kept: string | undefined }> => {
  const { manifest } = await prepareRestore(folder, file, now);
  return { manifest, ...(await finishRestore(folder)) };
};
