import type { DatabaseAddress, Db } from './client.ts';
import { openPostgres, PATIENCE_MS } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** @param patience the time limits for a Postgres server, in milliseconds. */
export const openDatabase = (address: DatabaseAddress, patience = PATIENCE_MS): Db =>
  address.kind === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url, patience);
