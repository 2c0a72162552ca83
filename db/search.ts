import { sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Text as it is searched: without accents, in lower case. Neither engine folds accents by itself. */
export const foldForSearch = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** For LIKE: `%` and `_` mean themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The LIKE pattern of a search text. */
export const searchPattern = (text: string): string => `%${literally(foldForSearch(text.trim()))}%`;

/** Whether a folded column contains what `searchPattern` was made of. */
export const matches = (column: AnySQLiteColumn, pattern: unknown): SQL => sql`${column} like ${pattern} escape '\\'`;

/** Whether a column begins with a text, to the letter. */
export const startsWith = (column: AnySQLiteColumn, text: string): SQL => matches(column, `${literally(text)}%`);
