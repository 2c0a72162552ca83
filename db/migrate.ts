import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3';
import { migrate as migrateSqliteTables } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgresTables } from 'drizzle-orm/node-postgres/migrator';
import type { DatabaseAddress } from './client.ts';
import {
  createSearchOnPostgres,
  deriveOnPostgres,
  deriveOnSqlite,
  dropTriggers,
  hasSearchOnPostgres,
} from './derived/apply.ts';
import { connectPostgres } from './postgres.ts';
import { connectSqlite, STATISTICS } from './sqlite.ts';
import { CREATE_COUNTERS } from './counters.ts';
import { checkSqlite } from './sqlite-health.ts';

export const migrationsFolder = (kind: DatabaseAddress['kind']) => join(import.meta.dirname, 'migrations', kind);

/**
 * Migrates the database to the newest version. On SQLite the file is checked first, and a copy of its old state is kept
 * beside it.
 * @param folder other migrations than the program's own, with their journal.
 * @throws Error in Portuguese when the file is damaged, when a newer program has migrated the database, or when a
 * migration failed; the database is then unchanged.
 */
export const migrateDatabase = async (
  address: DatabaseAddress,
  folder = migrationsFolder(address.kind),
): Promise<void> => {
  if (address.kind === 'sqlite') migrateSqlite(address.file, folder);
  else await migratePostgres(address.url, folder);
};

/** The creation times of the known migrations; a database's journal identifies migrations by them. */
const momentsIn = (folder: string): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);

/** The number of migrations that this program knows. */
export const countMigrations = (kind: DatabaseAddress['kind']): number => momentsIn(migrationsFolder(kind)).length;

/** The database's structure compared with this program's. */
export type Structure = 'current' | 'pending' | 'newer';
export const structureOf = async (address: DatabaseAddress): Promise<Structure> => {
  const known = momentsIn(migrationsFolder(address.kind));
  const last = Math.max(0, ...(address.kind === 'sqlite' ? appliedInFile(address.file) : await appliedAt(address.url)));
  if (last > Math.max(...known)) return 'newer';
  return known.some(moment => moment > last) ? 'pending' : 'current';
};

const appliedInFile = (file: string): number[] => {
  const connection = connectSqlite(file, { readonly: true });
  try {
    return appliedIn(connection);
  } finally {
    connection.close();
  }
};

const appliedAt = async (url: string): Promise<number[]> => {
  const client = await connectPostgres(url);
  try {
    return await appliedTo(client);
  } finally {
    await client.end();
  }
};

/**
 * @returns how many migrations are pending. @throws Error when the database has one that is newer than all that this
 * program knows.
 */
const countPending = (applied: number[], known: number[]): number => {
  const last = Math.max(0, ...applied);
  if (last > Math.max(...known)) {
    throw new Error(
      'O banco de dados é de uma versão mais nova da Academia do que este programa. Nada foi alterado. ' +
        'Atualize o programa, ou volte a uma cópia de segurança da versão antiga',
    );
  }
  return known.filter(moment => moment > last).length;
};

const failed = (cause: unknown): Error => {
  const words =
    cause instanceof Error ? (cause.cause instanceof Error ? cause.cause.message : cause.message) : String(cause);
  return new Error(`A atualização do banco de dados falhou e foi desfeita; ele está como antes (${words})`, { cause });
};

const migrateSqlite = (file: string, folder: string): void => {
  checkSqlite(file);
  const isNew = !existsSync(file) || statSync(file).size === 0;
  const connection = connectSqlite(file);
  let copy: string | undefined;
  let broken: unknown[];
  try {
    if (countPending(appliedIn(connection), momentsIn(folder)) === 0) {
      if (deriveOnSqlite(connection)) connection.pragma(STATISTICS);
      return;
    }
    if (!isNew) {
      copy = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      connection.prepare('VACUUM INTO ?').run(copy);
    }
    // drizzle-kit rebuilds a table by dropping it; with foreign keys on, that would empty its child tables.
    connection.pragma('foreign_keys = OFF');
    dropTriggers(connection);
    migrateSqliteTables(drizzleSqlite(connection), { migrationsFolder: folder });
    deriveOnSqlite(connection);
    connection.pragma(STATISTICS);
    broken = connection.pragma('foreign_key_check') as unknown[];
  } catch (error) {
    // Repeated failed starts would fill the disk with copies.
    if (copy) rmSync(copy, { force: true });
    throw copy ? failed(error) : error;
  } finally {
    connection.close();
  }
  if (broken.length === 0) return;
  if (copy) {
    copyFileSync(copy, file);
    rmSync(copy);
  }
  throw failed(new Error(`${broken.length} linhas ficariam sem a linha a que se referem`));
};

const appliedIn = (connection: ReturnType<typeof connectSqlite>): number[] => {
  const hasJournal = connection.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  return hasJournal
    ? (connection.prepare('select created_at from __drizzle_migrations').pluck().all() as number[])
    : [];
};

const appliedTo = async (client: Awaited<ReturnType<typeof connectPostgres>>): Promise<number[]> => {
  const {
    rows: [journal],
  } = await client.query<{ name: string | null }>("select to_regclass('drizzle.__drizzle_migrations')::text as name");
  const { rows } = journal?.name
    ? await client.query<{ moment: string }>('select created_at as moment from drizzle.__drizzle_migrations')
    : { rows: [] };
  return rows.map(({ moment }) => Number(moment));
};

/** Any number that no other program locks in the same database. */
const MIGRATION_LOCK = 7_221_640;

const migratePostgres = async (url: string, folder: string): Promise<void> => {
  const client = await connectPostgres(url);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (countPending(await appliedTo(client), momentsIn(folder)) > 0) {
      await migratePostgresTables(drizzlePostgres(client), { migrationsFolder: folder }).catch((error: unknown) => {
        throw failed(error);
      });
    }
    if (await deriveOnPostgres(client)) await client.query('analyze');
    await createSearchOnPostgres(client);
    await client.query(CREATE_COUNTERS);
  } finally {
    await client.end();
  }
};

/**
 * Does what one process alone may do, after the others that began it at the same moment, however long they take. A
 * folder of SQLite has one process anyway.
 */
export const oneAtATime = async (database: DatabaseAddress, work: () => Promise<void>): Promise<void> => {
  if (database.kind === 'sqlite') return work();
  const client = await connectPostgres(database.url);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    await client.end();
  }
};

/** Whether searches on Postgres have their index. */
export const hasSearchIndex = async (url: string): Promise<boolean> => {
  const client = await connectPostgres(url);
  try {
    return await hasSearchOnPostgres(client);
  } finally {
    await client.end();
  }
};
