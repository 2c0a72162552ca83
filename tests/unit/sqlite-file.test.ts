import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../../db/client.ts';
import { lockFolder } from '../../db/folder-lock.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { users } from '../../db/schema/users.ts';
import { connectSqlite } from '../../db/sqlite.ts';

const take = (name: string, file: string) =>
  `import { ${name} } from ${JSON.stringify(join(import.meta.dirname, '..', '..', 'db', file))};`;
const IMPORTS = [take('connectSqlite', 'sqlite.ts'), take('lockFolder', 'folder-lock.ts')].join('\n');

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academia-file-'));
  file = join(folder, 'academy.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const migrate = () => migrateDatabase({ kind: 'sqlite', file });
const copies = (): string[] => readdirSync(dirname(file)).filter(name => name.startsWith(`${basename(file)}.before-`));

const within = <Result>(path: string, work: (connection: ReturnType<typeof connectSqlite>) => Result): Result => {
  const connection = connectSqlite(path);
  try {
    return work(connection);
  } finally {
    connection.close();
  }
};
const tablesOf = (path: string): string[] =>
  within(
    path,
    connection =>
      connection
        .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by 1")
        .pluck()
        .all() as string[],
  );

/** Runs a line of a program of its own. */
const inAnotherProcess = (code: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', `${IMPORTS}\n${code}`], { encoding: 'utf8' });

describe('a SQLite file', () => {
  describe('is migrated', () => {
    test('from nothing, without a copy', async () => {
      await migrate();
      expect(tablesOf(file)).toEqual(expect.arrayContaining(['users', 'courses', 'lessons', 'enrollments', 'ledger']));
      expect(copies()).toEqual([]);
    });

    test('a second time to no effect', async () => {
      await migrate();
      const before = within(file, connection => connection.serialize());
      await migrate();
      expect(within(file, connection => connection.serialize()).equals(before)).toBe(true);
      expect(copies()).toEqual([]);
    });

    test('like a new one when it is empty to the byte', async () => {
      writeFileSync(file, '');
      await migrate();
      expect(tablesOf(file)).toContain('users');
      expect(copies()).toEqual([]);
    });

    test('after a copy of it as it was, when there was something in it', async () => {
      within(file, connection => connection.exec("create table old (name text); insert into old values ('kept')"));
      await migrate();
      expect(tablesOf(file)).toEqual(expect.arrayContaining(['old', 'users']));
      expect(copies()).toHaveLength(1);
      const copy = join(folder, copies()[0]!);
      expect(tablesOf(copy)).toEqual(['old']);
      expect(within(copy, connection => connection.prepare('select name from old').pluck().all())).toEqual(['kept']);
    });

    test('wholly or not at all', async () => {
      within(file, connection => connection.exec('create table courses (unlike text)'));
      await expect(migrate()).rejects.toThrow();
      expect(tablesOf(file).filter(name => !name.startsWith('__'))).toEqual(['courses']);
    });

    test('never if it is no database', async () => {
      writeFileSync(file, 'Isto não é um banco de dados. '.repeat(100));
      await expect(migrate()).rejects.toThrow();
      expect(existsSync(file)).toBe(true);
    });
  });

  describe('is opened', () => {
    test('so that what was acknowledged survives a power cut', () => {
      const settings = within(file, connection =>
        ['journal_mode', 'synchronous', 'foreign_keys'].map(name => connection.pragma(name, { simple: true })),
      );
      expect(settings).toEqual(['wal', 2, 1]);
    });

    test('with a reader that cannot write', async () => {
      await migrate();
      const db = openDatabase({ kind: 'sqlite', file });
      const forced = db.read as unknown as Tx;
      const person = {
        fullName: 'Ana',
        nameSearch: 'ana',
        username: 'ana',
        usernameKey: 'ana',
        email: 'a@b',
        passwordHash: '',
        role: 'student' as const,
      };
      await expect(async () => forced.insert(users).values(person)).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
      await db.write(tx => tx.insert(users).values(person));
      await expect(async () => forced.delete(users)).rejects.toThrow();
      expect(await db.read.select().from(users)).toHaveLength(1);
      await db.close();
    });

    test('with every commit in it, though the process that made it was killed', () => {
      const { signal } = inAnotherProcess(
        `const db = connectSqlite(${JSON.stringify(file)}); db.exec("create table t (n); insert into t values (1)"); process.kill(process.pid, 'SIGKILL');`,
      );
      expect(signal).toBe('SIGKILL');
      expect(within(file, connection => connection.prepare('select n from t').pluck().all())).toEqual([1]);
    });
  });
});

describe('a data folder', () => {
  const lockItThere = () => inAnotherProcess(`lockFolder(${JSON.stringify(folder)}); console.log('locked');`);

  test('belongs to one process at a time', () => {
    const unlock = lockFolder(folder);
    expect(lockItThere().stderr).toContain(`Outro processo já usa a pasta de dados ${folder}`);
    expect(() => lockFolder(folder)).toThrow('Outro processo');
    unlock();
    expect(lockItThere().stdout).toContain('locked');
  });

  test('is free again once its process was killed', () => {
    inAnotherProcess(`lockFolder(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL');`);
    lockFolder(folder)();
  });
});
