import { sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Text as it is searched: without accents, in lower case. Neither engine folds accents by itself. */
export const foldForSearch = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The LIKE pattern of a search text, in which `%` and `_` mean themselves. */
export const searchPattern = (text: string): string => `%${foldForSearch(text.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether a folded column contains what `searchPattern` was made of. */
export const matches = (column: AnySQLiteColumn, pattern: unknown): SQL => sql`${column} like ${pattern} escape '\\'`;
