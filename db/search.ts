import { sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Text as it is searched: without accents, in lower case. Neither engine folds accents by itself. */
export const foldForSearch = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** For LIKE: `%` and `_` mean themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The LIKE pattern of a search text. */
export const searchPattern = (text: string): string => `%${literally(foldForSearch(text.trim()))}%`;

const ACCENTED = [...'áàâãäåéèêëíìîïóòôõöúùûüçñý'].flatMap(letter => [letter, letter.toUpperCase()]);

/**
 * A column folded by the engine, letter by letter: for short lists without a folded column of their own, as no index
 * helps.
 */
export const folded = (column: AnySQLiteColumn): SQL => {
  const text = (letters: string): SQL => sql.raw(`'${letters}'`);
  return ACCENTED.reduce(
    (folding, letter) => sql`replace(${folding}, ${text(letter)}, ${text(foldForSearch(letter))})`,
    sql`lower(${column})`,
  );
};

/** Whether folded text contains what `searchPattern` was made of. */
export const matches = (column: AnySQLiteColumn | SQL, pattern: unknown): SQL =>
  sql`${column} like ${pattern} escape '\\'`;

/** Whether a column begins with a text, to the letter. */
export const startsWith = (column: AnySQLiteColumn, text: string): SQL => matches(column, `${literally(text)}%`);
