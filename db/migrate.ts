import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3';
import { migrate as migrateSqliteTables } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgresTables } from 'drizzle-orm/node-postgres/migrator';
import { connectPostgres, connectSqlite, type DatabaseAddress } from './client.ts';
import { CREATE_COUNTERS } from './counters.ts';

export const migrationsFolder = (kind: DatabaseAddress['kind']) => join(import.meta.dirname, 'migrations', kind);

/** Brings the database up to the newest migration. On SQLite a copy of the file as it was is kept beside it. */
export const migrateDatabase = async (address: DatabaseAddress): Promise<void> => {
  if (address.kind === 'sqlite') migrateSqlite(address.file);
  else await migratePostgres(address.url);
};

/** @throws Error when the migration broke what refers to each other; the file is then as it was before. */
const migrateSqlite = (file: string): void => {
  const isNew = !existsSync(file) || statSync(file).size === 0;
  const connection = connectSqlite(file);
  let copy: string | undefined;
  let broken: unknown[];
  try {
    if (pendingMigrations(connection) === 0) return;
    if (!isNew) {
      copy = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      connection.prepare('VACUUM INTO ?').run(copy);
    }
    // A table that drizzle-kit rebuilds is dropped on the way: with foreign keys on, that would empty its children.
    connection.pragma('foreign_keys = OFF');
    migrateSqliteTables(drizzleSqlite(connection), { migrationsFolder: migrationsFolder('sqlite') });
    broken = connection.pragma('foreign_key_check') as unknown[];
  } finally {
    connection.close();
  }
  if (broken.length === 0) return;
  if (copy) copyFileSync(copy, file);
  throw new Error(`The migration left ${broken.length} rows without the row they refer to`);
};

const pendingMigrations = (connection: ReturnType<typeof connectSqlite>): number => {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder('sqlite') });
  const hasJournal = connection.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  const last = hasJournal
    ? (connection.prepare('select max(created_at) as last from __drizzle_migrations').get() as { last: number | null }).last
    : null;
  return known.filter(migration => migration.folderMillis > Number(last ?? 0)).length;
};

/** Any number that no other program locks in the same database. */
const MIGRATION_LOCK = 7_221_640;

const migratePostgres = async (url: string): Promise<void> => {
  const client = await connectPostgres(url);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgresTables(drizzlePostgres(client), { migrationsFolder: migrationsFolder('postgres') });
    await client.query(CREATE_COUNTERS);
  } finally {
    await client.end();
  }
};
