import { sql, type SQL } from 'drizzle-orm';
import { POSTGRES_PERSON } from './derived/users-search.ts';
import { dialect } from './dialect.ts';
import { users } from './schema/users.ts';
import { foldForSearch, matches, searchPattern } from './search.ts';

/** The index knows runs of three letters. */
const RUN = 3;
/** Two letters begin some of these runs. Only of plain ones is it sure how the index writes them. */
const PLAIN_PAIR = /^[ -~]{2}$/;
const HIGHEST = String.fromCodePoint(0x10_ff_ff);

const found = (phrase: SQL): SQL =>
  sql`${users.id} in (select rowid from users_search where users_search match ${phrase})`;

/** Any of the runs that begin with a pair of letters; an empty phrase where there are none. */
const runsFrom = (pair: string): SQL => sql`(
  select coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), '""')
  from users_search_terms where term >= ${pair} and term < ${pair + HIGHEST})`;

/** Whether an account has a role, written so that no index is tried for it: a search has a better one. */
export const hasRole = (role: string): SQL => sql`${users.role} || '' = ${role}`;

/**
 * Whether an account's name, email or username can contain a text, as the index says: put it beside the exact
 * condition. Undefined for a text that is too short for the index.
 */
export const mayContain = (text: string): SQL | undefined => {
  const wanted = foldForSearch(text.trim());
  if (dialect() === 'sqlite' && PLAIN_PAIR.test(wanted)) return found(runsFrom(wanted));
  if ([...wanted].length < RUN) return undefined;
  if (dialect() === 'postgres') return matches(sql.raw(`${POSTGRES_PERSON}`), searchPattern(text));
  return found(sql`${`"${wanted.replaceAll('"', '""')}"`}`);
};
