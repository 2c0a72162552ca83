import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connectSqlite, isDamage } from './sqlite.ts';

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [];

const newestOf = (files: string[]): string | undefined => {
  const changed = files.map(file => ({ file, at: statSync(file).mtimeMs })).toSorted((a, b) => b.at - a.at);
  return changed[0]?.file;
};

/** The newest backup in the folder's `backups`, or else the newest copy that an update left beside the database. */
const newestCopy = (file: string): string | undefined => {
  const folder = dirname(file);
  return (
    newestOf(filesIn(join(folder, 'backups'))) ??
    newestOf(filesIn(folder).filter(path => path.startsWith(`${file}.before-`)))
  );
};

/** The error for a database that must not be opened, in words for the person who starts the academy. */
const damaged = (file: string, what: string): Error => {
  const copy = newestCopy(file);
  const advice = copy ? `A cópia mais nova é ${copy}` : `Não há nenhuma cópia em ${join(dirname(file), 'backups')}`;
  return new Error(`O banco de dados ${file} ${what}. Nada foi alterado. ${advice}`);
};

/** An empty file is either a new school or the rest of a failed copy; the files beside it tell which. */
const isEmptied = (file: string): boolean =>
  existsSync(file) &&
  sizeOf(file) === 0 &&
  (sizeOf(`${file}-wal`) > 0 || newestCopy(file) !== undefined || filesIn(join(dirname(file), 'uploads')).length > 1);

const MAX_TOLD = 200;

/**
 * Checks the whole file before anything is written to it. A missing file passes, and so does the empty file of a new
 * school. @throws Error in Portuguese that names the newest copy, when the file is damaged or was emptied.
 */
export const checkSqlite = (file: string): void => {
  // SQLite would delete the log of an empty file, and with it the data that can still be saved.
  if (isEmptied(file)) throw damaged(file, 'está vazio, mas ao lado dele há dados de uma escola');
  if (sizeOf(file) === 0) return;
  const found = quickCheck(file);
  if (found !== 'ok') throw damaged(file, `está danificado (${found.slice(0, MAX_TOLD)})`);
};

const quickCheck = (file: string): string => {
  try {
    const connection = connectSqlite(file);
    try {
      return connection.pragma('quick_check(1)', { simple: true }) as string;
    } finally {
      connection.close();
    }
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  }
};
