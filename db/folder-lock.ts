import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdFile } from './sqlite.ts';

/** A data folder that another process has. Its text, in Portuguese, says which. */
export class FolderInUse extends Error {}

/**
 * Keeps other processes out of a data folder while this one lives: the system lets go of the lock even when it is
 * killed.
 * @returns what gives the folder free. @throws FolderInUse when another process has it.
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

/** The number of the process that has a folder, in words; nothing where it cannot be read. */
const ownerIn = (file: string): string => {
  try {
    return ` (processo ${Number.parseInt(readFileSync(file, 'utf8'), 10)})`;
  } catch {
    return '';
  }
};
