import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demandFileOrNothing, demandWholeFolder, newestCopy, sizeOf, tracesBeside } from './school-folder.ts';
import { connectSqlite, isDamage } from './sqlite.ts';

/** The error for a database that must not be opened, in words for the person who starts the academy. */
const damaged = (file: string, what: string): Error => {
  const copy = newestCopy(file);
  const advice = copy ? `A cópia mais nova é ${copy}` : `Não há nenhuma cópia em ${join(dirname(file), 'backups')}`;
  return new Error(`O banco de dados ${file} ${what}. Nada foi alterado. ${advice}`);
};

/** An empty file is either a new school or the rest of a failed copy; the files beside it tell which. */
const isEmptied = (file: string): boolean => existsSync(file) && sizeOf(file) === 0 && tracesBeside(file).length > 0;

const MAX_TOLD = 200;

/**
 * Checks the whole file before anything is written to it. A missing file passes where no school was, and so does the
 * empty file of a new school. @throws Error in Portuguese that says what helps, when the file is damaged, was emptied,
 * is missing beside the rest of a school, or a restore has not come to its end.
 */
export const checkSqlite = (file: string): void => {
  demandWholeFolder(dirname(file));
  demandFileOrNothing(file);
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
