import type { Kept } from './kept.ts';

// An index of all runs of three letters in names, emails and usernames, so that a search need not read every account:
// FTS5 on SQLite, and pg_trgm on Postgres. Only db/found-users.ts asks it.

/** With `secure-delete` no letters of a deleted account are left in the index. */
export const CREATE_USERS_SEARCH = `
  create virtual table users_search using fts5(person, tokenize = 'trigram remove_diacritics 1');
  insert into users_search (users_search, rank) values ('secure-delete', 1)`;
/** The index's runs of letters in their order, for searches of two letters. */
export const CREATE_TERMS = 'create virtual table if not exists users_search_terms using fts5vocab(users_search, row)';

/** With a new line at the end too: every two letters are the beginning of a run of three. */
const personOf = (row: string): string =>
  ['name_search', 'email', 'username_key'].map(column => `coalesce(${row}.${column}, '') || char(10)`).join(' || ');
const ADD = `insert into users_search (rowid, person) values (new.id, ${personOf('new')});`;
const REMOVE = 'delete from users_search where rowid = old.id;';

export const usersSearch: Kept = {
  name: 'search_users',
  triggers: () => [
    `create trigger search_users after insert on users begin ${ADD} end`,
    `create trigger search_users_removed after delete on users begin ${REMOVE} end`,
    `create trigger search_users_changed after update of name_search, email, username_key on users
      when ${personOf('old')} is not ${personOf('new')} begin ${REMOVE} ${ADD} end`,
  ],
  recount: () => [
    'delete from users_search',
    `insert into users_search (rowid, person) select id, ${personOf('users')} from users`,
  ],
  differences: () => `select count(*) as differences from (
    select rowid, person from users_search union all select id, ${personOf('users')} from users
  ) group by rowid, person having count(*) <> 2`,
};

const ACCENTED = 'áàâãäåéèêëíìîïóòôõöúùûüçñý';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuucny';

/** What Postgres searches: the text must be the same in the index and in every search. */
const REST = "lower(coalesce(email, '') || chr(10) || username_key)";
export const POSTGRES_PERSON = `(name_search || chr(10) || translate(${REST}, '${ACCENTED}', '${PLAIN}'))`;

export const POSTGRES_INDEX = [
  'create extension if not exists pg_trgm',
  `create index if not exists users_search on users using gin (${POSTGRES_PERSON} gin_trgm_ops)`,
];
