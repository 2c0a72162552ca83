import { and, or, sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Text for searching: without accents, in lower case. Neither engine folds accents by itself. */
export const foldForSearch = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Escapes `%` and `_` for LIKE. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The LIKE pattern for a search text. */
export const searchPattern = (text: string): string => `%${literally(foldForSearch(text.trim()))}%`;

const ACCENTED = [...'áàâãäåéèêëíìîïóòôõöúùûüçñý'].flatMap(letter => [letter, letter.toUpperCase()]);

const OPENING = sql.raw(`${'replace('.repeat(ACCENTED.length)}lower(`);
const CLOSING = sql.raw(`)${ACCENTED.map(letter => `, '${letter}', '${foldForSearch(letter)}')`).join('')}`);
/** A column folded by the engine, letter by letter. */
const folded = (column: AnySQLiteColumn): SQL => sql`${OPENING}${column}${CLOSING}`;

/** Whether folded text contains the text of a `searchPattern`. */
export const matches = (column: AnySQLiteColumn | SQL, pattern: unknown): SQL =>
  sql`${column} like ${pattern} escape '\\'`;

/** Whether a column begins with exactly this text. */
export const startsWith = (column: AnySQLiteColumn, text: string): SQL => matches(column, `${literally(text)}%`);

/**
 * The same for a column that is not folded. Folding letter by letter is slow: only what has other than plain letters is
 * folded.
 */
export const matchesFolded = (column: AnySQLiteColumn, pattern: string): SQL | undefined =>
  or(
    matches(column, pattern),
    and(sql`octet_length(${column}) <> length(${column})`, matches(folded(column), pattern)),
  );
