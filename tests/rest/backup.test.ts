import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { courses } from '../../db/schema/courses.ts';
import { games } from '../../db/schema/games.ts';
import { listBackups } from '../../server/backup/backup.ts';
import { prepareRestore } from '../../server/backup/restore.ts';
import { readConfig } from '../../server/config.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { startPeriodicWork } from '../../server/periodic-work.ts';
import { createStorage } from '../../server/storage/create-storage.ts';
import { academia } from '../support/command.ts';
import { aPng } from '../support/images.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { MINUTE_MS } from '../../server/common/time.schema.ts';

const COURSES = 12;
const folder = mkdtempSync(join(tmpdir(), 'academia-backup-'));
const data = join(folder, 'escola');
const elsewhere = join(folder, 'outra');
const archive = join(folder, 'escola.tar.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const databaseIn = (place: string) => ({ kind: 'sqlite', file: join(place, 'academy.db') }) as const;

type Load = { url: string; student: string; professor: string; courseIds: number[] };

const prepareSchool = async (): Promise<Omit<Load, 'url'>> => {
  await migrateDatabase(databaseIn(data));
  const db = openDatabase(databaseIn(data));
  const sessions = createSessions(db, { secure: false });
  const cookieOf = async ({ id }: { id: number }) => (await sessions.start(id)).split(';')[0] ?? '';
  const professor = await aProfessor(db);
  const courseIds: number[] = [];
  for (let i = 0; i < COURSES; i += 1) courseIds.push((await aCourse(db, professor)).id);
  const prepared = { student: await cookieOf(await aStudent(db)), professor: await cookieOf(professor), courseIds };
  await db.close();
  return prepared;
};

const send = (url: string, method: string, path: string, cookie: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const saveGame = async ({ url, student }: Load): Promise<number> => {
  const answer = await send(url, 'POST', '/chess/games', student, {
    mode: 'practice',
    timeControl: 600,
    difficulty: 'facil',
    pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#',
    result: '1-0',
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { game: { id: number } }).game.id;
};

/** A new picture for a course: the one it replaces is removed some time after. */
const sendPicture = async ({ url, professor }: Load, courseId: number): Promise<string> => {
  const { uploadURL, objectPath } = (await (await send(url, 'POST', '/upload/image', professor, {})).json()) as {
    uploadURL: string;
    objectPath: string;
  };
  expect((await fetch(new URL(uploadURL, url), { method: 'PUT', body: new Uint8Array(aPng()) })).status).toBe(200);
  expect((await send(url, 'PUT', '/upload/image/complete', professor, { imageURL: objectPath, courseId })).status).toBe(
    200,
  );
  return objectPath;
};

/** Writes until it is told to stop. @returns what the server has acknowledged, as it grows. */
const writeOn = (load: Load) => {
  const acknowledged = { games: [] as number[], pictures: new Map<number, string>() };
  let going = true;
  const repeat = async (write: (turn: number) => Promise<void>) => {
    for (let turn = 0; going; turn += 1) await write(turn);
  };
  const writers = Promise.all([
    ...Array.from({ length: 3 }, () => repeat(async () => void acknowledged.games.push(await saveGame(load)))),
    repeat(async turn => {
      const courseId = load.courseIds[turn % COURSES] ?? 0;
      acknowledged.pictures.set(courseId, await sendPicture(load, courseId));
    }),
  ]);
  const stop = async () => {
    going = false;
    await writers;
  };
  return { acknowledged, stop };
};

describe('a backup made while the school is written to', () => {
  let before: { games: number[]; pictures: Map<number, string> };

  beforeAll(async () => {
    const prepared = await prepareSchool();
    const academy = await startAcademy(data, { RATE_LIMITS: 'off' });
    const { acknowledged, stop } = writeOn({ url: academy.url, ...prepared });
    await vi.waitUntil(() => acknowledged.pictures.size === COURSES, { timeout: 600_000 });
    before = { games: [...acknowledged.games], pictures: new Map(acknowledged.pictures) };
    const outcome = await academia(['backup', archive, '--data', data]);
    expect(outcome).toMatchObject({ code: 0, error: '' });
    expect(acknowledged.games.length).toBeGreaterThan(before.games.length);
    await stop();
    await academy.stop();
  }, 600_000);

  test('leaves nothing but the archive', () => {
    expect(readdirSync(data).filter(name => /copiando|incompleto/.test(name))).toEqual([]);
    expect(readdirSync(folder).filter(name => name.includes('incompleto'))).toEqual([]);
  });

  test(`restored elsewhere has every row that was acknowledged before it began, and the file of every picture \
that it names`, async () => {
    expect(await academia(['restore', archive, '--data', elsewhere])).toMatchObject({ code: 0 });
    const db = openDatabase(databaseIn(elsewhere));
    const kept = new Set((await db.read.select({ id: games.id }).from(games)).map(({ id }) => id));
    expect(before.games.filter(id => !kept.has(id))).toEqual([]);
    const pictured = await db.read
      .select({ id: courses.id, imageUrl: courses.imageUrl })
      .from(courses)
      .where(isNotNull(courses.imageUrl));
    await db.close();
    expect(pictured.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [...before.pictures.keys()].toSorted((a, b) => a - b),
    );

    const academy = await startAcademy(elsewhere);
    for (const { imageUrl } of pictured) {
      const picture = await fetch(`${academy.url}${imageUrl}`);
      expect([imageUrl, picture.status]).toEqual([imageUrl, 200]);
      expect(Buffer.from(await picture.arrayBuffer()).equals(aPng())).toBe(true);
    }
    await academy.stop();
  });

  test('takes the place of a school, which is kept beside it', async () => {
    const { code, out } = await academia(['restore', archive, '--data', data]);
    expect(code).toBe(0);
    const [kept] = readdirSync(data).filter(name => name.startsWith('antes-de-restaurar-'));
    expect(out).toContain(kept);
    expect(readdirSync(join(data, kept ?? '')).toSorted()).toContain('academy.db');
  });

  test('is finished by a command of its own where it was interrupted', async () => {
    await prepareRestore({ dataFolder: data }, archive, new Date());
    expect(await academia(['backup', '--data', data])).toMatchObject({
      code: 1,
      error: expect.stringContaining(`Termine-a: academia restore --finish --data ${data}`),
    });
    expect(await academia(['restore', '--finish', '--data', data])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^A restauração que não tinha terminado está completa\.\nO que havia antes está em /),
    });
  });

  test('is refused while the academy runs, and the school stays', async () => {
    const academy = await startAcademy(data);
    expect(await academia(['restore', archive, '--data', data])).toMatchObject({
      code: 1,
      error: expect.stringContaining('Pare a academia'),
    });
    expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
    await academy.stop();
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    [
      'with one bit turned',
      (bytes: Buffer) => bytes.map((byte, i) => (i === Math.floor(bytes.length / 2) ? byte ^ 1 : byte)),
    ],
    ['that is something else', () => Buffer.from('isto não é um backup')],
  ])('%s is refused, and the school stays as it was', async (_, spoil) => {
    const spoiled = join(folder, 'estragado.tar.gz');
    writeFileSync(spoiled, spoil(readFileSync(archive)));
    const school = readdirSync(data).toSorted();
    const { code, error } = await academia(['restore', spoiled, '--data', data]);
    expect({ code, error }).toEqual({ code: 1, error: expect.stringMatching(/^O (?:arquivo|backup) /) });
    expect(readdirSync(data).toSorted()).toEqual(school);
  });
});

test('a school that serves is kept after ten minutes, not before', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'servida') });
  await migrateDatabase(config.database);
  const db = openDatabase(config.database);
  const troubles: string[] = [];
  const log = pino({}, { write: line => void troubles.push(line) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startPeriodicWork({ db, config, log, storage: createStorage(config.storage) });
  vi.advanceTimersByTime(9 * MINUTE_MS);
  const early = await listBackups(config.dataFolder);
  vi.advanceTimersByTime(21 * MINUTE_MS);
  stop();
  vi.useRealTimers();
  await vi.waitUntil(async () => (await listBackups(config.dataFolder)).length > 0, { timeout: 60_000 });
  expect({ early, kept: (await listBackups(config.dataFolder)).length, troubles }).toEqual({
    early: [],
    kept: 1,
    troubles: [],
  });
  await db.close();
});

test('a file that is there already is not written over', async () => {
  const school = join(folder, 'pequena');
  await migrateDatabase(databaseIn(school));
  const file = join(folder, 'ocupado.tar.gz');
  writeFileSync(file, 'de ontem');
  expect(await academia(['backup', file, '--data', school])).toMatchObject({
    code: 1,
    error: expect.stringContaining('Já existe um arquivo em'),
  });
  expect(readFileSync(file, 'utf8')).toBe('de ontem');
});

test.each([
  [['backup', '--data', join(folder, 'nada')], 1, 'Não há escola em'],
  [['restore', join(folder, 'nada.tar.gz'), '--data', join(folder, 'nada')], 1, 'não existe'],
  [['restore'], 2, 'Falta o argumento: arquivo'],
  [['restore', 'a.tar.gz', '--undo'], 2, 'Escolha uma coisa só'],
  [['bakup'], 2, 'Comando desconhecido: bakup'],
  [['backup', '--dados', 'x'], 2, 'Opção desconhecida: --dados'],
])('academia %j ends with %i and says what to do', async (args, code, text) => {
  const outcome = await academia(args);
  expect(outcome).toMatchObject({ code, error: expect.stringContaining(text) });
});
