import { sql, type SQL } from 'drizzle-orm';
import { POSTGRES_PERSON } from './derived/users-search.ts';
import { dialect } from './dialect.ts';
import { users } from './schema/users.ts';
import { foldForSearch, matches, searchPattern } from './search.ts';

/** The index knows runs of three letters. */
const SHORTEST = 3;

/** Whether an account has a role, written so that no index is tried for it: a search has a better one. */
export const hasRole = (role: string): SQL => sql`${users.role} || '' = ${role}`;

/**
 * Whether an account's name, email or username can contain a text, as the index says: put it beside the exact
 * condition. Undefined for a text that is too short for the index.
 */
export const mayContain = (text: string): SQL | undefined => {
  const wanted = foldForSearch(text.trim());
  if ([...wanted].length < SHORTEST) return undefined;
  if (dialect() === 'postgres') return matches(sql.raw(`${POSTGRES_PERSON}`), searchPattern(text));
  const phrase = `"${wanted.replaceAll('"', '""')}"`;
  return sql`${users.id} in (select rowid from users_search where users_search match ${phrase})`;
};
