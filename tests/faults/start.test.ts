import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectSqlite } from '../../db/sqlite.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { boundByRights } from '../support/small-disk.ts';

// What an academy finds when it starts, and must not make worse.

const root = mkdtempSync(join(tmpdir(), 'academia-start-'));
const template = join(root, 'template.db');
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;
let folder: string;
let file: string;

beforeAll(() => migrateDatabase({ kind: 'sqlite', file: template }));
beforeEach(() => {
  folder = join(root, String((made += 1)));
  mkdirSync(folder);
  file = join(folder, 'academy.db');
});

/** What it says when it ends with 1. */
const refusal = async (under: string[] = []): Promise<string> => {
  const started = await startAcademy(folder, { LOG_LEVEL: 'silent' }, under).catch((error: Error) => error);
  if (!(started instanceof Error)) await started.kill();
  return started instanceof Error ? started.message : 'it started';
};

const inFolder = (name: string, text = 'x'): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Puts bytes that mean nothing over the middle of a file. */
const damage = (path: string): void => {
  const bytes = readFileSync(path);
  for (let at = 8_192; at < bytes.length; at += 4_096) bytes.fill(0xa5, at, at + 2_048);
  writeFileSync(path, bytes);
};

describe('an academy does not begin, says why and changes nothing', () => {
  test('on a database that is damaged, and names the newest backup', async () => {
    cpSync(template, file);
    damage(file);
    const before = readFileSync(file);
    mkdirSync(join(folder, 'backups'));
    const [older, newer] = [
      inFolder('backups/academia-2026-11-01.tar.gz'),
      inFolder('backups/academia-2026-11-20.tar.gz'),
    ];
    utimesSync(older, 1_000, 1_000);
    const said = await refusal();
    expect(said).toContain(`ended with 1: O banco de dados ${file} está danificado (`);
    expect(said).toContain(`Nada foi alterado. A cópia mais nova é ${newer}`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('on a file that is no database, and says that there is no copy', async () => {
    inFolder('academy.db', 'Isto não é um banco de dados. '.repeat(200));
    const said = await refusal();
    expect(said).toContain(`ended with 1: O banco de dados ${file} está danificado (`);
    expect(said).toContain(`Não há nenhuma cópia em ${join(folder, 'backups')}`);
  });

  test('on a database cut off in the middle, and names the copy that an update left', async () => {
    cpSync(template, file);
    truncateSync(file, Math.floor(statSync(file).size / 8_192) * 4_096);
    const copy = inFolder('academy.db.before-2026-11-01');
    expect(await refusal()).toContain(`A cópia mais nova é ${copy}`);
  });

  test('on an empty file beside the log of a school, which it leaves there', async () => {
    inFolder('academy.db', '');
    const log = inFolder('academy.db-wal', 'what can still be saved');
    expect(await refusal()).toContain(
      `ended with 1: O banco de dados ${file} está vazio, mas ao lado dele há dados de uma escola. Nada foi alterado.`,
    );
    expect(readFileSync(log, 'utf8')).toBe('what can still be saved');
  });

  test('without the database of a school whose images are still there', async () => {
    mkdirSync(join(folder, 'uploads'));
    const image = inFolder('uploads/imagem');
    const said = await refusal();
    expect(said).toContain(
      `ended with 1: O banco de dados ${file} não existe, mas ao lado dele há dados de uma escola`,
    );
    expect(said).toContain(`academia restore <arquivo> --data ${folder}`);
    expect(readdirSync(folder).filter(name => name.startsWith('academy.db'))).toEqual([]);
    expect(readFileSync(image, 'utf8')).toBe('x');
  });

  test('on a database that a newer program has been at', async () => {
    cpSync(template, file);
    const connection = connectSqlite(file);
    connection.exec("insert into __drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)");
    connection.close();
    expect(await refusal()).toContain(
      'ended with 1: O banco de dados é de uma versão mais nova da Academia do que este programa. Nada foi alterado.',
    );
    expect(readdirSync(folder).filter(name => name.includes('.before-'))).toEqual([]);
  });

  test('in a folder in which it may not write', async () => {
    chmodSync(folder, 0o555);
    expect(await refusal(boundByRights())).toContain(
      'ended with 1: Não é possível escrever na pasta de dados. Escolha outra com DATA_DIR.',
    );
    chmodSync(folder, 0o755);
  });

  test('on a database that it may only read', async () => {
    cpSync(template, file);
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    expect(await refusal(boundByRights())).toContain(
      'ended with 1: Não é possível escrever na pasta de dados. Escolha outra com DATA_DIR.',
    );
    chmodSync(folder, 0o755);
  });

  test('in a folder that another process has, which it names', async () => {
    const first = await startAcademy(folder);
    expect(await refusal()).toContain(
      `ended with 1: Outro processo já usa a pasta de dados ${folder} (processo ${first.child.pid})`,
    );
    await first.kill();
  });
});

test('a school that was never begun may have an empty file', async () => {
  inFolder('academy.db', '');
  expect(await refusal()).toBe('it started');
});
