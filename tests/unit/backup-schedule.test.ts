import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectSqlite } from '../../db/sqlite.ts';
import { backupsFolder, listBackups, nameOf, type School } from '../../server/backup/backup.ts';
import { backUpDaily, isDue } from '../../server/backup/schedule.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'academia-daily-'));
const school: School = {
  dataFolder,
  database: { kind: 'sqlite', file: join(dataFolder, 'academy.db') },
  storage: { kind: 'disk', folder: join(dataFolder, 'uploads'), floorBytes: 0 },
};
beforeAll(() => connectSqlite(join(dataFolder, 'academy.db')).close());
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

test('a day ends in São Paulo, not in Greenwich', () => {
  const evening = { name: 'evening', madeAt: new Date('2026-10-31T02:30:00Z') }; // still the 30th in São Paulo
  expect(isDue([evening], new Date('2026-10-31T02:59:00Z'))).toBe(false);
  expect(isDue([evening], new Date('2026-10-31T03:01:00Z'))).toBe(true);
});

test('however often it is looked, a day has one backup', async () => {
  for (const moment of ['2026-10-30T12:00:00Z', '2026-10-30T12:10:00Z', '2026-10-31T02:50:00Z', '2026-10-31T12:00:00Z'])
    await backUpDaily(school, '1.0.0', new Date(moment));
  expect(readdirSync(backupsFolder(dataFolder)).toSorted()).toEqual([
    'academia-2026-10-30T12-00-00Z.tar.gz',
    'academia-2026-10-31T12-00-00Z.tar.gz',
  ]);
});

test(`what a backup left that was killed in the middle goes a day later, and nothing \
that may still be written`, async () => {
  const [old, fresh] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-03T11:00:00Z')];
  const left = (age: Date, folder: string, name: string): string => {
    const path = join(folder, name);
    if (name.startsWith('copiando-')) mkdirSync(path);
    else writeFileSync(path, '');
    utimesSync(path, age, age);
    return path;
  };
  const backups = backupsFolder(dataFolder);
  mkdirSync(backups, { recursive: true });
  const abandoned = [
    left(old, dataFolder, 'copiando-a1'),
    left(old, backups, 'academia-2026-11-01T12-00-00Z.tar.gz.incompleto'),
  ];
  const kept = [
    left(fresh, dataFolder, 'copiando-b2'),
    left(fresh, backups, 'x.tar.gz.incompleto'),
    left(old, dataFolder, 'copia.tar.gz'),
  ];
  await backUpDaily(school, '1.0.0', new Date('2026-11-03T12:00:00Z'));
  expect(abandoned.filter(path => existsSync(path))).toEqual([]);
  expect(kept.filter(path => !existsSync(path))).toEqual([]);
});

test('a disk without room for a backup is left as it is', async () => {
  const full = mkdtempSync(join(tmpdir(), 'academia-full-'));
  const uploads = join(full, 'uploads');
  const own: School = { ...school, dataFolder: full, storage: { kind: 'disk', folder: uploads, floorBytes: 0 } };
  mkdirSync(uploads);
  // Nothing but a length.
  writeFileSync(join(uploads, 'film'), '');
  truncateSync(join(uploads, 'film'), 10 ** 13);
  try {
    await expect(backUpDaily(own, '1.0.0', new Date('2026-11-03T12:00:00Z'))).rejects.toThrow(
      /^A cópia de hoje precisa de 9,1 TB livres no disco, e há [\d,]+ [MGT]B$/,
    );
    expect(readdirSync(full).toSorted()).toEqual(['backups', 'uploads']);
    expect(readdirSync(backupsFolder(full))).toEqual([]);
  } finally {
    rmSync(full, { recursive: true, force: true });
  }
});

test('only what is named as a backup counts as one', async () => {
  const elsewhere = join(dataFolder, 'outra');
  mkdirSync(backupsFolder(elsewhere), { recursive: true });
  const madeAt = new Date('2026-03-01T02:30:00Z');
  for (const name of [
    nameOf(madeAt),
    `${nameOf(madeAt)}.incompleto`,
    'academia-2026-02-30T02-30-00Z.tar.gz',
    'academia-ontem.tar.gz',
    'academia-2026-03-01T02-30-00.500Z.tar.gz',
    'outra-2026-03-01T02-30-00Z.tar.gz',
    'academia-.tar.gz',
    'a',
  ])
    writeFileSync(join(backupsFolder(elsewhere), name), '');
  expect(await listBackups(elsewhere)).toEqual([{ name: nameOf(madeAt), madeAt }]);
});
