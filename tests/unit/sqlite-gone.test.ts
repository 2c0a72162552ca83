import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { sqliteFile } from '../support/database.ts';

test('a database does not answer for a file that was moved, replaced or deleted', async () => {
  const file = await sqliteFile();
  const db = openDatabase({ kind: 'sqlite', file });
  await db.ping();
  renameSync(file, `${file}.moved`);
  await expect(db.ping()).rejects.toThrow();
  copyFileSync(`${file}.moved`, file);
  await expect(db.ping()).rejects.toThrow('not the one that was opened');
  rmSync(file);
  renameSync(`${file}.moved`, file);
  await db.ping();
  await db.close();
});
