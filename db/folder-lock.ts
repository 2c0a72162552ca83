import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdFile } from './sqlite.ts';

/** Another process uses the data folder. The message, in Portuguese, says which one. */
export class FolderInUse extends Error {}

/**
 * Keeps other processes out of a data folder. The system releases the lock when this process ends, even when it is
 * killed.
 * @returns a function that releases the folder. @throws FolderInUse when another process uses it.
 */
export const lockFolder = (folder: string): (() => void) => {
  const owner = join(folder, 'academy.pid');
  const release = holdFile(join(folder, 'academy.lock'));
  if (!release) throw new FolderInUse(`Outro processo já usa a pasta de dados ${folder}${ownerIn(owner)}`);
  try {
    writeFileSync(owner, `${process.pid}\n`);
  } catch (error) {
    release();
    throw error;
  }
  return release;
};

/** The id of the process that uses a folder, in words; empty when it cannot be read. */
const ownerIn = (file: string): string => {
  try {
    return ` (processo ${Number.parseInt(readFileSync(file, 'utf8'), 10)})`;
  } catch {
    return '';
  }
};
