import { createHash } from 'node:crypto';
import type { connectPostgres } from '../postgres.ts';
import type { connectSqlite } from '../sqlite.ts';
import type { Dialect } from '../dialect.ts';
import { counters } from './counters.ts';
import { differencesOf, recountOf, triggersOf } from './counting.ts';
import type { Kept } from './kept.ts';
import { results, taught } from './students.ts';
import { studiedUntil } from './studied-until.ts';
import { taughtGames } from './taught-games.ts';
import { CREATE_TERMS, CREATE_USERS_SEARCH, POSTGRES_INDEX, usersSearch } from './users-search.ts';
import { fillWeeks, LACKS_WEEKS, weekDifferences } from './weeks.ts';

/**
 * What triggers keep, in the order in which it is counted again: a player's games come before the ranking, and each
 * student of a professor before their number.
 */
const kept: readonly Kept[] = [
  results,
  taught,
  ...counters.map(counter => ({
    name: counter.name,
    triggers: (dialect: Dialect) => triggersOf(counter, dialect),
    recount: (dialect: Dialect) => recountOf(counter, dialect),
    differences: (dialect: Dialect) => differencesOf(counter, dialect),
  })),
  taughtGames,
  studiedUntil,
];
const keptOnSqlite = [...kept, usersSearch];

type Sqlite = ReturnType<typeof connectSqlite>;
type Postgres = Awaited<ReturnType<typeof connectPostgres>>;

const storedTriggers = (connection: Sqlite): { name: string; sql: string }[] =>
  connection.prepare("select name, sql from sqlite_master where type = 'trigger'").all() as never;

/**
 * Removes all triggers before a migration: it may build a table again, and SQLite refuses to rename one while a trigger
 * names a table that is not there.
 */
export const dropTriggers = (connection: Sqlite): void => {
  for (const { name } of storedTriggers(connection)) connection.exec(`drop trigger "${name}"`);
};

const HAS_INDEX = "select 1 where to_regclass('users_search') is not null";
/** A structure from before the totals has nothing to keep. */
const HAS_TOTALS = "select 1 from sqlite_master where name = 'totals'";
const HAS_TOTALS_ON_POSTGRES = "select 1 where to_regclass('totals') is not null";
const HAS_SEARCH = "select 1 from sqlite_master where name = 'users_search'";

const nameOf = (trigger: string): string => trigger.split(' ')[2] ?? '';

/** Creates the triggers that are missing or were others and counts again. @returns whether there were any. */
export const deriveOnSqlite = (connection: Sqlite): boolean => {
  if (!connection.prepare(HAS_TOTALS).get()) return false;
  // SQLite keeps the text of a trigger, with its first two words in capitals.
  const stored = new Map(
    storedTriggers(connection).map(({ name, sql }) => [name, sql.replace(/^CREATE TRIGGER/, 'create trigger')]),
  );
  const stale = keptOnSqlite.filter(({ triggers }) =>
    triggers('sqlite').some(trigger => stored.get(nameOf(trigger)) !== trigger),
  );
  const lacksWeeks = connection.prepare(LACKS_WEEKS).get() !== undefined;
  if (stale.length === 0 && !lacksWeeks) return false;
  const derive = connection.transaction(() => {
    if (lacksWeeks) connection.exec(fillWeeks('sqlite'));
    if (!connection.prepare(HAS_SEARCH).get()) connection.exec(CREATE_USERS_SEARCH);
    connection.exec(CREATE_TERMS);
    for (const { triggers, recount } of stale) {
      for (const trigger of triggers('sqlite')) {
        connection.exec(`drop trigger if exists ${nameOf(trigger)}`);
        connection.exec(trigger);
      }
      for (const statement of recount('sqlite')) connection.exec(statement);
    }
  });
  derive.immediate();
  return true;
};

const fingerprint = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join('\n')).digest('hex');

/** The functions of the schema, each with the fingerprint of what it was created from as its comment. */
const MARKS = `select proname as name, obj_description(oid, 'pg_proc') as mark from pg_proc
  where pronamespace = current_schema()::regnamespace`;

/** The same on Postgres. */
export const deriveOnPostgres = async (client: Postgres): Promise<boolean> => {
  if ((await client.query(HAS_TOTALS_ON_POSTGRES)).rowCount !== 1) return false;
  const { rows } = await client.query<{ name: string; mark: string | null }>(MARKS);
  const marks = new Map(rows.map(({ name, mark }) => [name, mark]));
  const stale = kept.filter(({ name, triggers }) => marks.get(name) !== fingerprint(triggers('postgres')));
  const lacksWeeks = (await client.query(LACKS_WEEKS)).rowCount === 1;
  if (stale.length === 0 && !lacksWeeks) return false;
  await client.query('begin');
  try {
    if (lacksWeeks) await client.query(fillWeeks('postgres'));
    for (const { name, triggers, recount } of stale) {
      const statements = triggers('postgres');
      for (const statement of statements) {
        const [, trigger, table] = /^create trigger (\w+) .*? on (\w+)/s.exec(statement) ?? [];
        if (trigger) await client.query(`drop trigger if exists ${trigger} on ${table}`);
        await client.query(statement);
      }
      for (const statement of recount('postgres')) await client.query(statement);
      await client.query(`comment on function ${name}() is '${fingerprint(statements)}'`);
    }
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

export const hasSearchOnPostgres = async (client: Postgres): Promise<boolean> =>
  (await client.query(HAS_INDEX)).rowCount === 1;

/**
 * The index for searches. It needs an extension that comes with Postgres and that a database's owner may create; where
 * it cannot be created, searches find the same and read every account, and `academia doctor` says so.
 */
export const createSearchOnPostgres = async (client: Postgres): Promise<void> => {
  if (await hasSearchOnPostgres(client)) return;
  try {
    for (const statement of POSTGRES_INDEX) await client.query(statement);
  } catch {
    // No right to create the extension, or a Postgres without its own extensions.
  }
};

/** For each kind of kept figure, a query for the number of those that are wrong. */
export const differenceQueries = (dialect: Dialect): { name: string; query: string }[] => [
  { name: 'week_experience', query: weekDifferences(dialect) },
  ...(dialect === 'sqlite' ? keptOnSqlite : kept).map(({ name, differences }) => ({
    name,
    query: differences(dialect),
  })),
];
