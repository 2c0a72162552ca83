// The single executable, alone: what it can do where there is nothing else.
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { connectSqlite } from '../../db/sqlite.ts';
import { countMigrations, migrateDatabase } from '../../db/migrate.ts';
import { childrenOf } from '../support/children.ts';
import { aMachine, EXECUTABLE, type Machine } from '../support/executable.ts';
import { OLDER_NOTE, olderMigrations } from '../support/other-versions.ts';
import { aPupil, ask } from '../../server/harness/pupil.ts';
import { buyNotebook, claimMission, playMove, studyLesson } from '../support/study-story.ts';
import { enterByButton, visit } from '../support/visit.ts';

const MB = 1e6;
const BARS_MB = { size: 180, gzipped: 66 };

test('it is small enough to be downloaded and kept', () => {
  expect(statSync(EXECUTABLE).size / MB).toBeLessThan(BARS_MB.size);
  expect(gzipSync(readFileSync(EXECUTABLE)).length / MB).toBeLessThan(BARS_MB.gzipped);
});

/** Files that a process and those it started hold open for writing, where the system tells. */
const writtenBy = (pid: number): string[] =>
  [pid, ...childrenOf(pid)].flatMap(id =>
    readdirSync(`/proc/${id}/fdinfo`).flatMap(fd => {
      const flags = Number.parseInt(
        /flags:\s+(\d+)/.exec(readFileSync(`/proc/${id}/fdinfo/${fd}`, 'utf8'))?.[1] ?? '0',
        8,
      );
      const mayWrite = (flags & 3) !== 0;
      const target = mayWrite ? readlinkSync(`/proc/${id}/fd/${fd}`) : '';
      return target.startsWith('/') && !target.startsWith('/dev/') ? [target] : [];
    }),
  );

test('in an empty folder it is a whole school, and writes into its data folder only', async () => {
  const machine = aMachine();
  const academy = await machine.serve('--demo');
  const { page, context, complaints } = await visit(academy.url, { reducedMotion: 'reduce' });
  await enterByButton(page, 'Aluno');
  await studyLesson(page);
  await claimMission(page, 'Olho Tático');
  await buyNotebook(page);
  await playMove(page);
  if (process.platform === 'linux') {
    const outside = writtenBy(academy.child.pid!).filter(
      file => !file.startsWith(realpathSync(join(machine.folder, 'dados'))),
    );
    expect(outside).toEqual([]);
  }

  // An open page would miss the school that ends.
  await context.close();
  expect(complaints).toEqual([]);
  expect(await academy.stop()).toBe(0);
  expect(readdirSync(machine.folder).toSorted()).toEqual([basename(EXECUTABLE), 'dados']);
  expect([readdirSync(machine.home), readdirSync(machine.temporary)]).toEqual([[], []]);
});

test('the doctor looks at everything and leaves nothing behind, in an empty folder', () => {
  const machine = aMachine();
  const { code, out } = machine.run('doctor', '--data', './dados', '--port', '0');
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/aviso +pasta .*ainda não existe[^]*ok +motor +o motor de xadrez responde/) as string,
  });
  expect([readdirSync(machine.folder), readdirSync(machine.home), readdirSync(machine.temporary)]).toEqual([
    [basename(EXECUTABLE)],
    [],
    [],
  ]);
});

test('it carries whatever its pages and the reference of its paths ask for', async () => {
  const academy = await aMachine().serve();
  const { page, context, complaints } = await visit(academy.url);
  await page.goto('/api/docs');
  await page.getByText('Entrar, criar conta, sair').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
  await academy.stop();
  expect(complaints).toEqual([]);
});

test('a backup made while it serves is put back by it, without what came after', async () => {
  const machine = aMachine();
  const academy = await machine.serve();
  const pupil = await aPupil(() => academy.url);
  expect(await pupil.saveGame('game-before')).toMatchObject({ status: 200 });
  expect(machine.run('backup', 'copia.tar.gz', '--data', './dados')).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/^Backup pronto: \S+copia\.tar\.gz\n/) as string,
  });
  expect(await pupil.saveGame('game-after')).toMatchObject({ status: 200 });
  expect(machine.run('restore', 'copia.tar.gz', '--data', './dados')).toMatchObject({
    code: 1,
    error: expect.stringContaining('Outro processo já usa a pasta de dados') as string,
  });
  await academy.stop();
  expect(machine.run('restore', 'copia.tar.gz', '--data', './dados')).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/^Escola restaurada do backup de /) as string,
  });

  const restored = await machine.serve();
  const games = await ask(restored.url, 'GET', '/api/chess/games', { cookie: pupil.cookie });
  expect(games).toMatchObject({ status: 200, body: { total: 1 } });
  await restored.stop();
});

const databaseOf = ({ folder }: Machine): string => join(folder, 'dados', 'academy.db');

const within = <T>(file: string, work: (connection: ReturnType<typeof connectSqlite>) => T): T => {
  const connection = connectSqlite(file);
  try {
    return work(connection);
  } finally {
    connection.close();
  }
};

describe('over the data of another version', () => {
  const countSteps = (file: string) =>
    within(file, connection => connection.prepare('select count(*) from __drizzle_migrations').pluck().get() as number);

  test('an older one is kept as a copy, brought up to date and served', async () => {
    const machine = aMachine();
    const file = databaseOf(machine);
    await migrateDatabase({ kind: 'sqlite', file }, olderMigrations('sqlite', machine.temporary));
    const before = countSteps(file);

    const academy = await machine.serve();
    expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
    await academy.stop();
    expect(countSteps(file)).toBe(before + countMigrations('sqlite'));
    expect(within(file, connection => connection.prepare('select note from older_notes').pluck().all())).toEqual([
      OLDER_NOTE,
    ]);
    const copies = readdirSync(join(machine.folder, 'dados')).filter(name => name.startsWith('academy.db.before-'));
    expect(copies.map(name => countSteps(join(machine.folder, 'dados', name)))).toEqual([before]);
  });

  test('what that version unpacked stays while it may be running, and goes when this one serves', async () => {
    const machine = aMachine();
    const others = join(machine.folder, 'dados', 'programa', 'another');
    mkdirSync(others, { recursive: true });
    await migrateDatabase({ kind: 'sqlite', file: databaseOf(machine) });
    expect(machine.run('backup', 'copia.tar.gz', '--data', './dados')).toMatchObject({ code: 0, error: '' });
    expect(existsSync(others)).toBe(true);
    const academy = await machine.serve();
    expect(existsSync(others)).toBe(false);
    await academy.stop();
  });

  test('a newer one is not touched, and it says why', async () => {
    const machine = aMachine();
    const file = databaseOf(machine);
    await migrateDatabase({ kind: 'sqlite', file });
    within(file, connection =>
      connection.exec("insert into __drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)"),
    );
    const before = readFileSync(file);
    const refused =
      'ended with 1: O banco de dados é de uma versão mais nova da Academia do que este programa. Nada foi alterado.';
    await expect(machine.serve()).rejects.toThrow(refused);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

test('without any word about the machine it tells its version and how it is used', () => {
  const { run } = aMachine();
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(run('version')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`academia ${version} (`) as string,
    error: '',
  });
  expect(run('--help')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Uso: academia[^]*\bserve\b[^]*\bbackup\b[^]*\brestore\b/) as string,
    error: '',
  });
  expect(run('aprender')).toMatchObject({
    code: 2,
    error: expect.stringContaining('Comando desconhecido: aprender') as string,
  });
});
