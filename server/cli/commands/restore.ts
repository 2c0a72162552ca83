import { resolve } from 'node:path';
import { readConfig, type Config } from '../../config.ts';
import { Misuse, type CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { prepareFiles } from '../../executable-files.ts';
import { aloneWith } from '../school.ts';
import { formatMoment } from '../../common/days.ts';

type RestoreOptions = SharedOptions & { finish?: true; undo?: true };

const say = (...lines: (string | false | undefined)[]): void =>
  void process.stdout.write(
    lines
      .filter(Boolean)
      .map(line => `${line}\n`)
      .join(''),
  );

const restoreFrom = async (config: Config, file: string): Promise<void> => {
  const { restoreBackup } = await import('../../backup/restore.ts');
  const { manifest, kept } = await aloneWith(config, () => restoreBackup(config, resolve(file)));
  say(
    `Escola restaurada do backup de ${formatMoment(new Date(manifest.madeAt))} (versão ${manifest.version}).`,
    kept && `O que havia antes está em ${kept}`,
  );
};

const finish = async (config: Config): Promise<void> => {
  const { finishRestore } = await import('../../backup/restore.ts');
  const { kept } = await aloneWith(config, () => finishRestore(config));
  say('A restauração que não tinha terminado está completa.', kept && `O que havia antes está em ${kept}`);
};

const undo = async (config: Config): Promise<void> => {
  const { undoRestore } = await import('../../backup/restore.ts');
  const { hasSchool } = await aloneWith(config, () => undoRestore(config));
  say('A restauração foi desfeita.', hasSchool ? 'A escola de antes está no lugar.' : 'Antes dela não havia escola.');
};

export const restore: CommandDefinition = {
  name: 'restore',
  description: 'põe um backup no lugar da escola, com a academia parada; o que havia fica guardado',
  define: command =>
    withOptions(command, 'data')
      .argument('[arquivo]', 'o backup')
      .option('--finish', 'termina uma restauração interrompida')
      .option('--undo', 'desfaz uma restauração interrompida')
      .action(async (file: string | undefined, { finish: finishes, undo: undoes, ...shared }: RestoreOptions) => {
        const chosen = [file, finishes, undoes].filter(Boolean).length;
        if (chosen === 0) throw new Misuse('Falta o argumento: arquivo, ou a opção --finish ou --undo');
        if (chosen > 1) throw new Misuse('Escolha uma coisa só: o arquivo, --finish ou --undo');
        intoEnvironment(shared);
        const config = readConfig();
        if (config.database.kind === 'postgres')
          throw new Error('Com DATABASE_URL o banco é do PostgreSQL: use pg_restore');
        prepareFiles(config.dataFolder);
        if (file !== undefined) await restoreFrom(config, file);
        else await (finishes ? finish : undo)(config);
      }),
};
