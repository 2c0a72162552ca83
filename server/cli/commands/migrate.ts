import { readConfig } from '../../config.ts';
import type { CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { prepareFiles } from '../../executable-files.ts';
import { aloneWith } from '../school.ts';

export const migrate: CommandDefinition = {
  name: 'migrate',
  description: 'leva o banco de dados à versão deste programa, com a academia parada',
  define: command =>
    withOptions(command, 'data').action(async (options: SharedOptions) => {
      intoEnvironment(options);
      const config = readConfig();
      prepareFiles(config.dataFolder);
      const { migrateDatabase } = await import('../../../db/migrate.ts');
      await aloneWith(config, () => migrateDatabase(config.database));
      process.stdout.write('O banco de dados está na versão deste programa.\n');
    }),
};
