import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../../db/migrate.ts';

type Journal = { entries: { tag: string }[] };

/**
 * Puts the program's migrations for SQLite into a folder, but for the newest: what the version before had. @returns the
 * folder.
 */
export const olderMigrations = (folder: string): string => {
  const copy = join(folder, 'older-migrations');
  cpSync(migrationsFolder('sqlite'), copy, { recursive: true });
  const path = join(copy, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  return copy;
};
