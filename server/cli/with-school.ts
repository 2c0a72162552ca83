import { existsSync } from 'node:fs';
import type { Db } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { chooseDialect } from '../../db/dialect.ts';
import type { Config } from '../config.ts';
import { prepareFiles } from '../executable-files.ts';
import { aloneWith, demandSchool } from './school.ts';

const STRUCTURE = {
  pending:
    'O banco de dados é de uma versão mais antiga. Leve-o à deste programa antes: academia migrate, ou academia serve',
  newer:
    'O banco de dados é de uma versão mais nova da Academia do que este programa. Use o programa que serve a escola',
};

/**
 * Opens the school for one command, even beside a running academy.
 * @throws Error in Portuguese when there is no school, or one of another version.
 */
export const withSchool = async <T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> => {
  demandSchool(config);
  prepareFiles(config.dataFolder);
  // Its import looks for the migrations, which must be unpacked before.
  const { structureOf } = await import('../../db/migrate.ts');
  const structure = await structureOf(config.database);
  if (structure !== 'current') throw new Error(STRUCTURE[structure]);
  chooseDialect(config.database.kind);
  const db = openDatabase(config.database);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

/** Like `withSchool`, but creates the school if there is none. */
export const withSchoolOrNew = async <T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> => {
  const { database } = config;
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    prepareFiles(config.dataFolder);
    const { migrateDatabase } = await import('../../db/migrate.ts');
    await aloneWith(config, () => migrateDatabase(database));
  }
  return withSchool(config, work);
};
