import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** @throws Error in Portuguese where the file cannot be read. */
export const readFileOrExplain = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(file);
  } catch (error) {
    throw new Error(`Não é possível ler ${file}`, { cause: error });
  }
};

/** The whole path of a file that is to be made. @throws Error in Portuguese where there is one already. */
export const newFile = (file: string): string => {
  const path = resolve(file);
  if (existsSync(path)) throw new Error(`${path} já existe. Escolha outro nome`);
  return path;
};

/** Writes what only its owner may read; a file that is there stays as it is. */
export const writePrivately = (file: string, text: string): Promise<void> =>
  writeFile(file, text, { flag: 'wx', mode: 0o600 });
