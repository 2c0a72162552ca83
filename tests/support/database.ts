import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Db } from '../../db/client.ts';
import { dialect } from '../../db/dialect.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { connectPostgres } from '../../db/postgres.ts';
import { atEnd } from './endings.ts';

/** An empty, migrated database of the engine under test. On Postgres a process has one, which is emptied each time. */
export const emptyDatabase = async (): Promise<Db> => {
  if (dialect() === 'postgres') return emptiedPostgres();
  const db = openDatabase({ kind: 'sqlite', file: await sqliteFile() });
  atEnd(db.close);
  return db;
};

/** What an empty, migrated SQLite file holds: made once a process, as it takes a tenth of a second. */
const migratedFile = async (): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-template-'));
  try {
    const file = join(folder, 'template.db');
    await migrateDatabase({ kind: 'sqlite', file });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
let template: Promise<Buffer> | undefined;

let files: { folder: string; made: number } | undefined;

/** The path of an empty, migrated SQLite file. */
export const sqliteFile = async (): Promise<string> => {
  const bytes = await (template ??= migratedFile());
  if (!files) {
    const folder = mkdtempSync(join(tmpdir(), 'academia-'));
    files = { folder, made: 0 };
    atEnd(() => {
      files = undefined;
      rmSync(folder, { recursive: true, force: true });
    });
  }
  const file = join(files.folder, `${(files.made += 1)}.db`);
  writeFileSync(file, bytes);
  return file;
};

/** On a machine that does much else a connection may take its time. */
const PATIENCE_MS = { connect: 60_000, query: 60_000, count: 60_000, read: 60_000 };

type Emptied = { db: Db; empty: () => Promise<unknown> };
let postgres: Promise<Emptied> | undefined;

/**
 * A copy of the template, which this process keeps for all of its files: emptying it takes 2 ms, where another copy
 * would take 45, and new connections that know none of its tables.
 */
const copiedPostgres = async (): Promise<Emptied> => {
  const template = new URL(inject('postgresTemplate'));
  const name = `tests_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = await connectPostgres(Object.assign(new URL(template), { pathname: '/postgres' }).href);
  await server.query(`create database ${name} template ${template.pathname.slice(1)}`).finally(() => server.end());
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href;
  const client = await connectPostgres(url);
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  // The rows go without a look at who refers to them.
  await client.query('set session_replication_role = replica');
  const db = openDatabase({ kind: 'postgres', url }, PATIENCE_MS);
  return { db, empty: () => client.query(rows.map(table => `delete from ${table.name}`).join('; ')) };
};

const emptiedPostgres = async (): Promise<Db> => {
  const { db, empty } = await (postgres ??= copiedPostgres());
  await empty();
  return db;
};
