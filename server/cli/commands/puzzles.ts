import { resolve } from 'node:path';
import type { Db } from '../../../db/client.ts';
import { readConfig, type Config } from '../../config.ts';
import { prepareFiles } from '../../executable-files.ts';
import type { PuzzleFile } from '../../features/puzzles/import/file.ts';
import { Misuse, type CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { showProgress } from '../progress.ts';
import { aloneWith, demandSchool } from '../school.ts';
import { withSchool } from '../with-school.ts';

type ImportOptions = { bundled?: true };

const COUNT = new Intl.NumberFormat('pt-BR');
const STOP_FIRST = 'Se a academia está no ar, pare-a antes de importar.';

/** The file of this path; without one, the bundled one, which in the executable is unpacked before. */
const openFile = async (config: Config, path: string | undefined): Promise<PuzzleFile> => {
  if (path !== undefined) return (await import('../../features/puzzles/import/file.ts')).openPuzzleFile(resolve(path));
  demandSchool(config);
  prepareFiles(config.dataFolder);
  return (await import('../../features/puzzles/import/bundled.ts')).openBundledPuzzles();
};

/** Imports a file and says what came of it. */
const importInto = async (db: Db, file: PuzzleFile): Promise<void> => {
  const { importPuzzles } = await import('../../features/puzzles/import/import.service.ts');
  const progress = showProgress(file);
  try {
    const { added, known, bad } = await importPuzzles(db, file.rows, {
      onBadRow: (line, problem) => progress.say(`Linha ${line}: ${problem}`),
      onBatch: tally => progress.update(tally.added + tally.known),
    });
    progress.stop();
    process.stdout.write(
      `Problemas importados: ${COUNT.format(added)}. Já existiam: ${COUNT.format(known)}. ` +
        `Linhas com erro: ${COUNT.format(bad)}.\n`,
    );
    if (added + known === 0) process.exitCode = 1;
  } finally {
    progress.stop();
  }
};

/** Millions of rows would keep everybody waiting: only the bundled ones are added beside a running academy. */
const alone = (config: Config, work: (db: Db) => Promise<void>): Promise<void> =>
  aloneWith(
    config,
    async () => {
      prepareFiles(config.dataFolder);
      await (await import('../../../db/migrate.ts')).migrateDatabase(config.database);
      await withSchool(config, work);
    },
    STOP_FIRST,
  );

const importPuzzleFile: CommandDefinition = {
  name: 'import',
  description: 'acrescenta problemas táticos; os que a escola já tem ficam como estão',
  define: command =>
    withOptions(command, 'data')
      .argument('[arquivo]', 'base de problemas do Lichess (.csv, .csv.gz ou .csv.zst), com a academia parada')
      .option('--bundled', 'os 6.000 problemas que vêm com o programa, mesmo com a academia no ar')
      .action(async (path: string | undefined, { bundled, ...shared }: ImportOptions & SharedOptions) => {
        intoEnvironment(shared);
        if ((path === undefined) !== (bundled === true))
          throw new Misuse('Diga qual arquivo importar, ou --bundled para os problemas que vêm com o programa');
        const config = readConfig();
        const file = await openFile(config, path);
        await (bundled ? withSchool : alone)(config, db => importInto(db, file));
      }),
};

export const puzzles: CommandDefinition = {
  name: 'puzzles',
  description: 'problemas táticos',
  subcommands: [importPuzzleFile],
};
