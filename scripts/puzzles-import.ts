// `npm run puzzles:import FILE`: adds the puzzles of a Lichess puzzle file (.csv, .csv.gz, .csv.zst) to the configured
// database.
import { openDatabase } from '../db/open.ts';
import { chooseDialect } from '../db/dialect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { aloneWith } from '../server/cli/school.ts';
import { readConfig, type Config } from '../server/config.ts';
import { explain } from '../server/startup-errors.ts';
import { openPuzzleFile, type PuzzleFile } from '../server/features/puzzles/import/file.ts';
import { showProgress } from './puzzles/import/progress.ts';

const COUNT = new Intl.NumberFormat('pt-BR');

const STOP_FIRST = 'Se a academia está no ar, pare-a antes de importar.';

/** @returns the exit code. */
const importInto = async ({ database }: Config, file: PuzzleFile): Promise<number> => {
  // The schema may only be imported after the choice of the engine.
  chooseDialect(database.kind);
  const { importPuzzles } = await import('../server/features/puzzles/import/import.service.ts');
  await migrateDatabase(database);
  const db = openDatabase(database);
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
    return added + known > 0 ? 0 : 1;
  } finally {
    progress.stop();
    await db.close();
  }
};

/** @returns the exit code. */
const main = async (path: string | undefined): Promise<number> => {
  if (path === undefined)
    throw new Error('Diga qual arquivo importar: npm run puzzles:import lichess_db_puzzle.csv.zst');
  const file = openPuzzleFile(path);
  const config = readConfig();
  return aloneWith(config, () => importInto(config, file), STOP_FIRST);
};

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
