import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../db/migrate.ts';
import { startPostgres, THROWAWAY } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated, empty database, which nobody opens: each file of the suite copies it for itself. */
    postgresTemplate: string;
  }
}

/** One PostgreSQL server for the run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres(THROWAWAY);
  try {
    const url = await server.createDatabase();
    await migrateDatabase({ kind: 'postgres', url });
    provide('postgresTemplate', url);
  } catch (error) {
    await server.remove();
    throw error;
  }
  return server.remove;
};
