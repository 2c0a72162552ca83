import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from '../../db/migrate.ts';
import { checkSqlite } from '../../db/sqlite-health.ts';
import { createBackup } from '../../server/backup/backup.ts';
import {
  finishRestore,
  movesToFinish,
  prepareRestore,
  restoreBackup,
  undoRestore,
} from '../../server/backup/restore.ts';
import { checksFor } from '../../server/cli/doctor/checks.ts';
import { readConfig } from '../../server/config.ts';

// A restore that is killed between its moves, at each of them.

const NOW = new Date('2026-03-01T02:30:00Z');
const KEPT = 'antes-de-restaurar-2026-03-01T02-30-00Z';
const OLD = ['academy.db', 'academy.db-wal', 'academy.db-shm', 'uploads/velha'];

const root = mkdtempSync(join(tmpdir(), 'academia-restore-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const [withImages, withoutImages] = [join(root, 'imagens.tar.gz'), join(root, 'banco.tar.gz')];
let made = 0;

const put = (folder: string, name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: join(root, 'copiada') });
  await migrateDatabase(config.database);
  await createBackup(config, withoutImages, { version: '1', now: NOW });
  put(config.dataFolder, 'uploads/nova', 'nova');
  await createBackup(config, withImages, { version: '1', now: NOW });
});

const oldSchool = (): string => {
  const folder = join(root, String((made += 1)));
  for (const name of OLD) put(folder, name, 'velho');
  return folder;
};

const isOld = (folder: string): boolean =>
  OLD.every(name => existsSync(join(folder, name)) && readFileSync(join(folder, name), 'utf8') === 'velho');

/** A restore of a backup that was killed after so many moves; undefined when it has no more than those. */
const killedAfter = async (folder: string, archive: string, count: number): Promise<string | undefined> => {
  const { note } = await prepareRestore({ dataFolder: folder }, archive, NOW);
  const moves = await movesToFinish({ dataFolder: folder }, note);
  if (count > moves.length) return undefined;
  for (const { from, to } of moves.slice(0, count)) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    renameSync(join(folder, from), join(folder, to));
  }
  return folder;
};

/** Every moment at which a restore of an archive can be killed, each in a folder of its own. */
const everyMoment = async (archive: string, begin: () => string): Promise<string[]> => {
  const folders: string[] = [];
  for (let count = 0; ; count += 1) {
    const folder = await killedAfter(begin(), archive, count);
    if (folder === undefined) return folders;
    folders.push(folder);
  }
};

const emptyFolder = (): string => {
  const folder = join(root, String((made += 1)));
  mkdirSync(folder);
  return folder;
};

const leftovers = (folder: string): string[] => readdirSync(folder).filter(name => name.startsWith('restaura'));

describe.each([
  ['with images', () => withImages, ['academy.db', 'nova']],
  ['without images', () => withoutImages, ['academy.db']],
])('a restore of a backup %s', (_name, archive, parts) => {
  test('that was killed at any moment is finished: the backup is in place, and the old school is kept', async () => {
    const folders = await everyMoment(archive(), oldSchool);
    expect(folders.length).toBeGreaterThan(4);
    for (const dataFolder of folders) {
      expect(await finishRestore({ dataFolder })).toEqual({ kept: join(dataFolder, KEPT) });
      expect(isOld(join(dataFolder, KEPT))).toBe(true);
      expect(() => checkSqlite(join(dataFolder, 'academy.db'))).not.toThrow();
      const images = existsSync(join(dataFolder, 'uploads')) ? readdirSync(join(dataFolder, 'uploads')) : [];
      expect(['academy.db', ...images]).toEqual(parts);
      expect(leftovers(dataFolder)).toEqual([]);
    }
  });

  test('that was killed at any moment is undone: the old school is as it was', async () => {
    for (const dataFolder of await everyMoment(archive(), oldSchool)) {
      expect(await undoRestore({ dataFolder })).toEqual({ hasSchool: true });
      expect(isOld(dataFolder)).toBe(true);
      expect(readdirSync(dataFolder).toSorted()).toEqual(['academy.db', 'academy.db-shm', 'academy.db-wal', 'uploads']);
      expect(readdirSync(join(dataFolder, 'uploads'))).toEqual(['velha']);
    }
  });

  test('that was killed where there was no school leaves none when it is undone', async () => {
    for (const dataFolder of await everyMoment(archive(), emptyFolder)) {
      expect(await undoRestore({ dataFolder })).toEqual({ hasSchool: false });
      expect(readdirSync(dataFolder)).toEqual([]);
    }
  });
});

test('at any moment of it nothing opens the database, and the refusal and doctor name both commands', async () => {
  for (const dataFolder of await everyMoment(withImages, oldSchool)) {
    const says = new RegExp(
      `Uma restauração nesta pasta não terminou .*academia restore --finish --data ${dataFolder}.*--undo --data`,
    );
    expect(() => checkSqlite(join(dataFolder, 'academy.db'))).toThrow(says);
    await expect(restoreBackup({ dataFolder }, withImages)).rejects.toThrow(says);
    const database = checksFor(readConfig({ DATA_DIR: dataFolder })).find(({ title }) => title === 'banco');
    expect(await database?.examine()).toEqual({ verdict: 'falha', text: expect.stringMatching(says) });
  }
});

test('what was not interrupted is neither finished nor undone', async () => {
  const dataFolder = oldSchool();
  for (const mend of [finishRestore, undoRestore])
    await expect(mend({ dataFolder })).rejects.toThrow(`Não há restauração interrompida em ${dataFolder}`);
  expect(isOld(dataFolder)).toBe(true);
});

describe('a missing database', () => {
  const doctorSays = async (folder: string) => {
    const checks = checksFor(readConfig({ DATA_DIR: folder }));
    const [database, structure] = await Promise.all(
      ['banco', 'versão'].map(name => checks.find(({ title }) => title === name)?.examine()),
    );
    return { database, structure };
  };

  test.each([
    ['uploads/incoming/x', 'academia restore <arquivo> --data FOLDER'],
    ['backups/academia-2026-03-01T02-30-00Z.tar.gz', 'academia restore FOUND --data FOLDER'],
    ['academy.db-wal', 'academia restore <arquivo> --data FOLDER'],
    ['academy.db.before-2026-03-01', 'copie FOUND para FOLDER/academy.db'],
    ['antes-de-restaurar-2026-03-01T02-30-00Z/academy.db', 'mova o que está em PARENT para FOLDER'],
    ['restaurando-aB3dEf/academy.db', 'academia restore <arquivo> --data FOLDER'],
  ])('beside %s is no new school: what was found and what helps is said, by doctor too', async (name, advice) => {
    const folder = emptyFolder();
    put(folder, name, 'x');
    const found = join(folder, name.split('/')[0] ?? '');
    const helps = advice
      .replace('FOUND', join(folder, name))
      .replace('PARENT', dirname(join(folder, name)))
      .replace('FOLDER', folder);
    const { message } = await Promise.resolve()
      .then(() => checkSqlite(join(folder, 'academy.db')))
      .then(() => new Error('nothing'))
      .catch((error: Error) => error);
    expect(message).toContain(`O banco de dados ${folder}/academy.db não existe, mas ao lado dele há dados`);
    expect(message).toContain(`${found}. Nada foi alterado.`);
    expect(message).toContain(helps);
    expect(await doctorSays(folder)).toEqual({
      database: { verdict: 'falha', text: message },
      structure: { verdict: 'aviso', text: 'nada a examinar enquanto o banco não voltar' },
    });
    expect(existsSync(join(folder, 'academy.db'))).toBe(false);
  });

  test('beside nothing, or beside empty folders that were made for it, is a new school', async () => {
    const folder = emptyFolder();
    for (const name of ['uploads', 'backups']) mkdirSync(join(folder, name));
    expect(() => checkSqlite(join(folder, 'academy.db'))).not.toThrow();
    expect((await doctorSays(folder)).database).toEqual({
      verdict: 'ok',
      text: 'ainda não há escola aqui; academia serve a começa',
    });
  });

  test('is brought back from the newest of what is left', () => {
    const folder = emptyFolder();
    for (const name of ['1', '2']) put(folder, `backups/academia-${name}.tar.gz`, 'x');
    put(folder, 'academy.db.before-3', 'x');
    const change = (name: string, seconds: number) => utimesSync(join(folder, name), seconds, seconds);
    change('backups/academia-1.tar.gz', 1_000);
    change('backups/academia-2.tar.gz', 3_000);
    change('academy.db.before-3', 2_000);
    expect(() => checkSqlite(join(folder, 'academy.db'))).toThrow(
      `academia restore ${join(folder, 'backups/academia-2.tar.gz')} --data ${folder}`,
    );
  });
});
