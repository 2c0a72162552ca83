import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectSqlite } from '../../db/sqlite.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { aPng } from '../support/images.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';
import { aPupil, type Answer, type Pupil } from '../../server/harness/pupil.ts';
import {
  asSeenBy,
  boundByRights,
  fill,
  letGrow,
  mayHaveSmallDisk,
  onSmallDisk,
  withSmallFiles,
} from '../support/small-disk.ts';

const MB = 1_048_576;
const NO_ROOM = {
  code: 'SERVICE_UNAVAILABLE',
  reason: 'no_room',
  message: 'O servidor está sem espaço em disco e nada foi gravado. Tente novamente mais tarde.',
};
/** The disks here are smaller than what uploads leave free. */
const QUIET = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', UPLOADS_LEAVE_FREE_MB: '0' };

let folder: string;
let academy: Academy;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academia-full-'));
});
afterEach(async () => {
  await academy.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** An address for an image, and a picture of three megabytes to send there. */
const anUpload = async (pupil: Pupil) => {
  const { body } = await pupil.ask('POST', '/api/upload/image', {});
  return async (): Promise<Answer> => {
    const response = await fetch(new URL(String(body.uploadURL), academy.url), {
      method: 'PUT',
      body: new Uint8Array(aPng({ bytes: 3 * MB })),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : (JSON.parse(text) as Answer['body']),
    };
  };
};

/** Keeps games until one is refused. @returns the keys of those that were acknowledged, and the refusal. */
const writeUntilRefused = async (pupil: Pupil): Promise<{ kept: string[]; refusal: Answer }> => {
  const kept: string[] = [];
  for (let game = 0; game < 2_000; game += 1) {
    const answer = await pupil.saveGame(`game-number-${game}`);
    if (answer.status !== 200) return { kept, refusal: answer };
    kept.push(`game-number-${game}`);
  }
  throw new Error('The disk is never full');
};

const expectRefused = ({ status, headers, body }: Answer): void => {
  expect({ status, body }).toEqual({ status: 503, body: NO_ROOM });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};

const expectReadable = async (pupil: Pupil, games: number): Promise<void> => {
  expect(await pupil.ask('GET', '/api/chess/games')).toMatchObject({ status: 200, body: { total: games } });
  expect(await pupil.ask('GET', '/api/courses')).toMatchObject({ status: 200 });
  expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
};

const expectSound = (file: string, keys: string[]): void => {
  const connection = connectSqlite(file);
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(connection.pragma('foreign_key_check')).toEqual([]);
  expect(connection.prepare('select client_key from games order by id').pluck().all()).toEqual(keys);
  connection.close();
};

describe('a disk without room', () => {
  test.skipIf(!mayHaveSmallDisk(tmpdir()))(
    'refuses writes and images, lets everybody read, loses nothing, and goes on when there is room',
    async () => {
      const disk = join(folder, 'disk');
      mkdirSync(disk);
      academy = await startAcademy(disk, QUIET, onSmallDisk(disk, 24));
      const seen = asSeenBy(academy.child.pid!, disk);
      const pupil = await aPupil(() => academy.url);
      const sendImage = await anUpload(pupil);
      const makeRoom = fill(seen);

      const { kept, refusal } = await writeUntilRefused(pupil);
      expectRefused(refusal);
      expectRefused(await sendImage());
      expect(readdirSync(join(seen, 'uploads', 'incoming'))).toEqual([]);
      await expectReadable(pupil, kept.length);

      makeRoom();
      expect(await pupil.saveGame('with-room')).toMatchObject({ status: 200 });
      expect(await sendImage()).toMatchObject({ status: 200 });
      await expectReadable(pupil, kept.length + 1);
      cpSync(seen, join(folder, 'copy'), { recursive: true });
      expect(await academy.stop()).toBe(0);
      expectSound(join(folder, 'copy', 'academy.db'), [...kept, 'with-room']);
    },
  );

  test('is the same to who may write no larger files', async () => {
    await migrateDatabase({ kind: 'sqlite', file: join(folder, 'academy.db') });
    academy = await startAcademy(folder, QUIET, withSmallFiles(2 * MB));
    const pupil = await aPupil(() => academy.url);
    const sendImage = await anUpload(pupil);

    const { kept, refusal } = await writeUntilRefused(pupil);
    expect(kept.length).toBeGreaterThan(0);
    expectRefused(refusal);
    expectRefused(await sendImage());
    expect(readdirSync(join(folder, 'uploads', 'incoming'))).toEqual([]);
    await expectReadable(pupil, kept.length);

    // Where the limit of a process that runs cannot be lifted, the next one is without it.
    if (!letGrow(academy.child.pid!)) {
      await academy.stop();
      academy = await startAcademy(folder, QUIET);
    }
    expect(await pupil.saveGame('with-room')).toMatchObject({ status: 200 });
    expect(await sendImage()).toMatchObject({ status: 200 });
    expect(await academy.stop()).toBe(0);
    expectSound(join(folder, 'academy.db'), [...kept, 'with-room']);
  });
});

test('images that nobody may write are refused as such, and taken once somebody may', async () => {
  academy = await startAcademy(folder, QUIET, boundByRights());
  const pupil = await aPupil(() => academy.url);
  const sendImage = await anUpload(pupil);
  const incoming = join(folder, 'uploads', 'incoming');
  chmodSync(incoming, 0o555);
  const refused = await sendImage();
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE', message: 'Não é possível gravar no momento. Tente novamente em instantes.' },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  chmodSync(incoming, 0o755);
  expect(await sendImage()).toMatchObject({ status: 200 });
});

test('a database that another program holds is waited for, then refused, and read meanwhile', async () => {
  academy = await startAcademy(folder, QUIET);
  const pupil = await aPupil(() => academy.url);
  const other = connectSqlite(join(folder, 'academy.db'));
  other.exec('BEGIN IMMEDIATE');
  const writing = pupil.saveGame('a-game-held-up');
  let answered = false;
  void writing.finally(() => (answered = true));
  expect(await pupil.ask('GET', '/api/courses')).toMatchObject({ status: 200 });
  expect(answered).toBe(false);
  const refused = await writing;
  expect(refused).toMatchObject({
    status: 503,
    body: { message: 'Não é possível gravar no momento. Tente novamente em instantes.' },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

  const patient = pupil.saveGame('a-game-in-time');
  other.exec('COMMIT');
  other.close();
  expect(await patient).toMatchObject({ status: 200 });
});
