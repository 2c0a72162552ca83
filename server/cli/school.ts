import { existsSync, mkdirSync } from 'node:fs';
import { lockFolder } from '../../db/client.ts';
import type { Config } from '../config.ts';

/**
 * Keeps the data folder for a command that must be alone with it, while `work` runs. @throws Error in Portuguese when the academy is running.
 */
export const aloneWith = async <T>({ dataFolder, database }: Config, work: () => Promise<T>): Promise<T> => {
  if (database.kind === 'postgres') return work();
  mkdirSync(dataFolder, { recursive: true });
  const unlock = lockOrExplain(dataFolder);
  try {
    return await work();
  } finally {
    unlock();
  }
};

const lockOrExplain = (dataFolder: string): (() => void) => {
  try {
    return lockFolder(dataFolder);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}. Pare a academia e tente de novo`, { cause: error });
  }
};

/** @throws Error in Portuguese when there is no school in the data folder yet. */
export const demandSchool = ({ database }: Config): void => {
  if (database.kind === 'sqlite' && !existsSync(database.file)) throw new Error(`Não há escola em ${database.file}. Confira a pasta em --data`);
};
