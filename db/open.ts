import type { DatabaseAddress, Db } from './client.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export const openDatabase = (address: DatabaseAddress): Db =>
  address.kind === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url);
