import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Path of a migrated, empty Postgres that the files of the suite start from: making one anew takes ten times as
     * long.
     */
    postgresTemplate: string;
  }
}

export default async ({ provide }: TestProject): Promise<() => void> => {
  const postgres = await PGlite.create();
  await migrate(drizzle(postgres), { migrationsFolder: migrationsFolder('postgres') });
  const folder = mkdtempSync(join(tmpdir(), 'academia-postgres-'));
  const file = join(folder, 'template.tar');
  writeFileSync(file, await (await postgres.dumpDataDir('none')).bytes());
  await postgres.close();
  provide('postgresTemplate', file);
  return () => rmSync(folder, { recursive: true, force: true });
};
