import { resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import type { CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { prepareFiles } from '../../executable-files.ts';
import { aloneWith } from '../school.ts';
import { formatMoment } from '../../common/days.ts';

export const restore: CommandDefinition = {
  name: 'restore',
  description: 'põe um backup no lugar da escola, com a academia parada; o que havia fica guardado',
  define: command =>
    withOptions(command, 'data')
      .argument('<arquivo>', 'o backup')
      .action(async (file: string, options: SharedOptions) => {
        intoEnvironment(options);
        const config = readConfig();
        if (config.database.kind === 'postgres')
          throw new Error('Com DATABASE_URL o banco é do PostgreSQL: use pg_restore');
        prepareFiles(config.dataFolder);
        const { restoreBackup } = await import('../../backup/restore.ts');
        const { manifest, kept } = await aloneWith(config, () => restoreBackup(config, resolve(file)));
        process.stdout.write(
          `Escola restaurada do backup de ${formatMoment(new Date(manifest.madeAt))} (versão ${manifest.version}).\n`,
        );
        if (kept) process.stdout.write(`O que havia antes está em ${kept}\n`);
      }),
};
