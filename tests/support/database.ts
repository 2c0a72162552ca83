import { copyFileSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, inject } from 'vitest';
import type { Db } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { dialect } from '../../db/dialect.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { overPostgres } from '../../db/over-postgres.ts';

let folder: string | undefined;
let postgres: PGlite | undefined;
const opened: Db[] = [];

afterAll(async () => {
  await Promise.all(opened.splice(0).map(db => db.close()));
  await postgres?.close();
  postgres = undefined;
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
});

/**
 * An empty, migrated database of the engine under test: a copy of its own on SQLite, the file's one server emptied on
 * Postgres.
 */
export const emptyDatabase = async (): Promise<Db> => {
  const db =
    dialect() === 'sqlite' ? openDatabase({ kind: 'sqlite', file: await sqliteFile() }) : await emptiedPostgres();
  opened.push(db);
  return db;
};

/** The path of an empty, migrated SQLite file. */
export const sqliteFile = async (): Promise<string> => {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'academia-'));
    await migrateDatabase({ kind: 'sqlite', file: join(folder, 'template.db') });
  }
  const file = join(folder, `${opened.length}-${Math.random().toString(36).slice(2)}.db`);
  copyFileSync(join(folder, 'template.db'), file);
  return file;
};

const emptiedPostgres = async (): Promise<Db> => {
  postgres ??= await PGlite.create({ loadDataDir: await openAsBlob(inject('postgresTemplate')) });
  const { rows } = await postgres.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await postgres.exec(
    `set session_replication_role = replica; ${rows.map(({ name }) => `delete from ${name}`).join('; ')}; set session_replication_role = origin`,
  );
  const connection = drizzle(postgres);
  return overPostgres(connection, connection, async () => undefined);
};
