import { existsSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
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

const cannotWrite = (file: string, cause: unknown): Error => new Error(`Não é possível gravar ${file}`, { cause });

/** Writes what only its owner may read; a file that is there stays as it is. @throws Error in Portuguese */
export const writePrivately = async (file: string, text: string | AsyncIterable<Uint8Array>): Promise<void> => {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw cannotWrite(file, error);
  }
};

/** Adds to a file. @throws Error in Portuguese */
export const addTo = async (file: string, text: string): Promise<void> => {
  try {
    await appendFile(file, text);
  } catch (error) {
    throw cannotWrite(file, error);
  }
};
