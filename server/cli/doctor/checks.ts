import { existsSync } from 'node:fs';
import { access, constants, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { openDatabase } from '../../../db/open.ts';
import { chooseDialect } from '../../../db/dialect.ts';
import { tracesBeside } from '../../../db/school-folder.ts';
import type { Config } from '../../config.ts';
import { createPool } from '../../engine/pool.ts';
import { readGame } from '../../engine/position.ts';
import { engineCommand, startProcess } from '../../engine/process.ts';
import { CRITICAL_DISK_BYTES, LOW_DISK_BYTES } from '../../features/health/health-assessment.ts';
import { readTls } from '../../http/tls.ts';
import { explain } from '../../startup-errors.ts';
import { formatMoment } from '../../common/days.ts';
import { bytesText } from '../../common/bytes-text.ts';
import { examineAddress } from './address.ts';
import { failure, ok, warning, type Check, type Finding } from './finding.ts';
import { DAY_MS } from '../../common/time.schema.ts';

const CERTIFICATE_DAYS = 14;
const BACKUP_DAYS = 2;
const FIRST_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const ENGINE_MS = 5_000;

const NO_SCHOOL = 'ainda não há escola aqui; academia serve a começa';

const hasSchool = ({ database }: Config): boolean => database.kind === 'postgres' || existsSync(database.file);

/** For the checks that need a database: whether its absence is a fault is what the check of the database says. */
const withoutSchool = ({ database }: Config): Finding =>
  database.kind === 'sqlite' && tracesBeside(database.file).length > 0
    ? warning('nada a examinar enquanto o banco não voltar')
    : ok(NO_SCHOOL);

/** The folder itself, or the nearest existing one above it. A drive has none above, whether it exists or not. */
const nearest = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));

const folder = async ({ dataFolder }: Config): Promise<Finding> => {
  if (!existsSync(dataFolder)) {
    // With a separator at the end, this fails when a file has the folder's name.
    await access(`${nearest(dataFolder)}${sep}`, constants.W_OK);
    return warning(`${dataFolder} ainda não existe; academia serve a cria`);
  }
  // Only writing proves that the folder is writable.
  const probe = join(dataFolder, `.academia-doctor-${process.pid}`);
  await writeFile(probe, '');
  await rm(probe);
  return ok(`${dataFolder} aceita gravações`);
};

const disk = async ({ dataFolder }: Config): Promise<Finding> => {
  const { bavail, bsize } = await statfs(nearest(dataFolder));
  const free = bavail * bsize;
  if (free < CRITICAL_DISK_BYTES)
    return failure(`restam ${bytesText(free)}: libere espaço hoje, ou a escola para de gravar`);
  return free < LOW_DISK_BYTES
    ? warning(`restam ${bytesText(free)}: planeje um disco maior`)
    : ok(`${bytesText(free)} livres`);
};

const database = async (config: Config): Promise<Finding> => {
  if (config.database.kind === 'sqlite') {
    const { checkSqlite } = await import('../../../db/sqlite-health.ts');
    checkSqlite(config.database.file);
    return ok(hasSchool(config) ? 'o arquivo está íntegro' : NO_SCHOOL);
  }
  chooseDialect(config.database.kind);
  const db = openDatabase(config.database);
  try {
    await db.ping();
    return ok('o PostgreSQL responde');
  } catch {
    return failure(
      'o PostgreSQL de DATABASE_URL não responde: confira se está no ar, e o endereço, o usuário e a senha',
    );
  } finally {
    await db.close();
  }
};

const structure = async (config: Config): Promise<Finding> => {
  if (!hasSchool(config)) return withoutSchool(config);
  const { structureOf } = await import('../../../db/migrate.ts');
  const found = await structureOf(config.database);
  if (found === 'newer') return failure('o banco é de uma versão mais nova da Academia: use o programa dessa versão');
  if (found === 'pending') return warning('o banco será atualizado no próximo início; uma cópia dele fica ao lado');
  if (config.database.kind === 'postgres') {
    const { hasSearchIndex } = await import('../../../db/migrate.ts');
    if (!(await hasSearchIndex(config.database.url)))
      return warning(
        'o banco está na versão deste programa, mas as buscas estão lentas: rode CREATE EXTENSION pg_trgm ' +
          'no banco como superusuário e reinicie a academia',
      );
  }
  return ok('o banco está na versão deste programa');
};

/** The figures that are counted along, counted again. In a school of a hundred thousand it takes some seconds. */
const figures = async (config: Config): Promise<Finding> => {
  const { structureOf } = await import('../../../db/migrate.ts');
  if (!hasSchool(config)) return withoutSchool(config);
  if ((await structureOf(config.database)) !== 'current') return warning('serão contadas no próximo início');
  chooseDialect(config.database.kind);
  const { findDifferences } = await import('../../../db/derived/differences.ts');
  const db = openDatabase(config.database);
  try {
    const wrong = await findDifferences(db.read);
    if (wrong.length === 0) return ok('o que se conta ao longo do tempo confere com o banco');
    return failure(`${wrong.map(({ name }) => name).join(', ')}: não confere; avise quem faz a Academia`);
  } finally {
    await db.close();
  }
};

const clock = async (config: Config): Promise<Finding> => {
  const { structureOf } = await import('../../../db/migrate.ts');
  if (!hasSchool(config) || (await structureOf(config.database)) !== 'current') return ok(formatMoment(new Date()));
  chooseDialect(config.database.kind);
  const { minutesBehind } = await import('../../common/clock.ts');
  const db = openDatabase(config.database);
  try {
    const behind = await minutesBehind(db, new Date());
    return behind > 0
      ? failure(`está ${behind} min atrás do registro mais novo da escola: acerte a data e a hora`)
      : ok(formatMoment(new Date()));
  } finally {
    await db.close();
  }
};

const engine = async ({ stockfishPath }: Config): Promise<Finding> => {
  const pool = createPool({ start: () => startProcess(engineCommand(stockfishPath)), size: 1, patience: ENGINE_MS });
  try {
    await pool.search({ position: readGame(FIRST_POSITION).position, lines: 1, limits: { nodes: 1_000, depth: 1 } });
    return ok('o motor de xadrez responde');
  } catch {
    const hint = stockfishPath ? 'confira STOCKFISH_PATH' : 'a máquina tem memória livre (200 MB)?';
    return failure(`o motor de xadrez não responde: ${hint}`);
  } finally {
    await pool.close();
  }
};

const certificate = async ({ tls, publicUrl }: Config): Promise<Finding> => {
  if (!tls)
    return ok(
      publicUrl?.protocol === 'https:'
        ? 'é do proxy que atende em PUBLIC_URL'
        : 'sem https: bom só dentro de casa ou da escola',
    );
  const days = Math.floor((readTls(tls).validTo.getTime() - Date.now()) / DAY_MS);
  if (days < 0) return failure('o certificado de TLS_CERT venceu: renove-o');
  return days < CERTIFICATE_DAYS
    ? warning(`o certificado vence em ${days} dias: renove-o`)
    : ok(`o certificado vale por mais ${days} dias`);
};

const backups = async (config: Config): Promise<Finding> => {
  if (config.database.kind === 'postgres') return ok('o banco é do PostgreSQL: copie-o com pg_dump');
  const { backupsFolder, listBackups } = await import('../../backup/backup.ts');
  const [newest] = await listBackups(config.dataFolder);
  if (!newest)
    return hasSchool(config) ? warning('ainda não há nenhum: academia backup faz o primeiro') : withoutSchool(config);
  const days = Math.floor((Date.now() - newest.madeAt.getTime()) / DAY_MS);
  const text = `o mais novo é de ${formatMoment(newest.madeAt)}, em ${backupsFolder(config.dataFolder)}`;
  return days >= BACKUP_DAYS
    ? warning(`${text}: há ${days} dias. Deixe a academia no ar, ou rode academia backup`)
    : ok(`${text}; guarde cópias em outra máquina`);
};

const guarded =
  (title: string, examine: (config: Config) => Promise<Finding>) =>
  (config: Config): Check => ({
    title,
    examine: async () => {
      try {
        return await examine(config);
      } catch (error) {
        return failure(explain(error));
      }
    },
  });

const all = [
  guarded('pasta', folder),
  guarded('disco', disk),
  guarded('banco', database),
  guarded('versão', structure),
  guarded('somas', figures),
  guarded('relógio', clock),
  guarded('motor', engine),
  guarded('https', certificate),
  guarded('endereço', examineAddress),
  guarded('backup', backups),
];

/** All checks, in the order in which they are printed. */
export const checksFor = (config: Config): Check[] => all.map(make => make(config));
