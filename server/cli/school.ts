import { existsSync, mkdirSync } from 'node:fs';
import { FolderInUse, lockFolder } from '../../db/folder-lock.ts';
import { demandFileOrNothing, demandWholeFolder } from '../../db/school-folder.ts';
import type { Config } from '../config.ts';

const STOP_FIRST = 'Pare a academia e tente de novo';

/**
 * Locks the data folder while `work` runs, for a command that no other process may disturb. Postgres needs no lock.
 * @param advice what to do about a running academy.
 * @throws Error in Portuguese when one is running.
 */
export const aloneWith = async <T>(
  { dataFolder, database }: Config,
  work: () => Promise<T>,
  advice = STOP_FIRST,
): Promise<T> => {
  if (database.kind === 'postgres') return work();
  mkdirSync(dataFolder, { recursive: true });
  const unlock = lockOrExplain(dataFolder, advice);
  try {
    return await work();
  } finally {
    unlock();
  }
};

const lockOrExplain = (dataFolder: string, advice: string): (() => void) => {
  try {
    return lockFolder(dataFolder);
  } catch (error) {
    throw error instanceof FolderInUse ? new Error(`${error.message}. ${advice}`, { cause: error }) : error;
  }
};

/** @throws Error in Portuguese when the data folder has no school yet, or only parts of one. */
export const demandSchool = ({ database, dataFolder }: Config): void => {
  if (database.kind === 'sqlite') {
    demandWholeFolder(dataFolder);
    demandFileOrNothing(database.file);
  }
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new Error(`Não há escola em ${database.file}. Confira a pasta em --data`);
};
