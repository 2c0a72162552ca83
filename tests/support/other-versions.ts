import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseAddress } from '../../db/client.ts';
import { migrationsFolder } from '../../db/migrate.ts';

type Kind = DatabaseAddress['kind'];
type Entry = { idx: number; when: number; tag: string; version: string; breakpoints: boolean };
type Journal = { entries: Entry[] };

const readJournal = (folder: string): Journal =>
  JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;

const writeJournal = (folder: string, journal: Journal): void => {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
};

const writeMigration = (folder: string, tag: string, statements: string[]): void =>
  writeFileSync(join(folder, `${tag}.sql`), statements.join(';\n--> statement-breakpoint\n'));

/** What a database of the version in `olderMigrations` holds. */
export const OLDER_NOTE = 'kept';

/**
 * The migrations of a version from before the program's own: one, which makes the table `older_notes` with a row in it.
 * @returns the folder they are in.
 */
export const olderMigrations = (kind: Kind, folder: string): string => {
  const older = join(folder, `older-${kind}`);
  const journal = readJournal(migrationsFolder(kind));
  const first = journal.entries[0]!;
  writeJournal(older, { ...journal, entries: [{ ...first, when: first.when - 1, tag: 'older' }] });
  writeMigration(older, 'older', [
    'CREATE TABLE older_notes (note text)',
    `INSERT INTO older_notes VALUES ('${OLDER_NOTE}')`,
  ]);
  return older;
};

/**
 * The migrations of the version after the program's own: these, and one more of the statements given. To it, the
 * program's is the older version. @returns the folder they are in.
 */
export const newerMigrations = (kind: Kind, folder: string, statements: string[]): string => {
  const newer = join(folder, `newer-${kind}`);
  cpSync(migrationsFolder(kind), newer, { recursive: true });
  const journal = readJournal(newer);
  const last = journal.entries.at(-1)!;
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'newer' };
  writeJournal(newer, { ...journal, entries: [...journal.entries, next] });
  writeMigration(newer, 'newer', statements);
  return newer;
};
