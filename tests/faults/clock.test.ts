import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectSqlite } from '../../db/sqlite.ts';
import { eventually } from '../support/eventually.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';
import { aPupil, ask, type Pupil } from '../../server/harness/pupil.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

const shifted = pathToFileURL(join(import.meta.dirname, '..', '..', 'server', 'harness', 'shifted-clock.ts')).href;
const CLOCK = { NODE_OPTIONS: `--import=${shifted}`, RATE_LIMITS: 'on' };
let folder: string;
let academy: Academy;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academia-clock-'));
});
afterEach(async () => {
  await academy.kill();
  rmSync(folder, { recursive: true, force: true });
});

const startAt = async (hours: number): Promise<void> => {
  academy = await startAcademy(folder, { ...CLOCK, CLOCK_SHIFT_MS: String(hours * HOUR_MS) });
};

type Missions = { daily: { missions: { id: string; completed: boolean }[] } };

const payments = (): unknown[] => {
  const connection = connectSqlite(join(folder, 'academy.db'), { readonly: true });
  const rows = connection.prepare("select reference from ledger where reason = 'mission_claimed'").pluck().all();
  connection.close();
  return rows;
};

/** Makes an account. @returns what tries to sign in to it. */
const registerClara = async () => {
  const email = 'clara@exemplo.com';
  await ask(academy.url, 'POST', '/api/auth/register', { body: { name: 'Clara', email, password: 'segredo1' } });
  return (password: string) => ask(academy.url, 'POST', '/api/auth/login', { body: { email, password } });
};

/** Plays until a mission of the day is completed. @returns what claims it. */
const completeMission = async (pupil: Pupil) => {
  expect(await pupil.playEngine()).toMatchObject({ status: 200 });
  const { daily } = (await pupil.ask('GET', '/api/missions')).body as Missions;
  const mission = daily.missions.find(({ completed }) => completed)!;
  return () => pupil.ask('POST', `/api/missions/${mission.id}/claim`, {});
};

test('a clock that is put back is told, shuts nobody out, and no day is paid twice', async () => {
  await startAt(0);
  const login = await registerClara();
  const pupil = await aPupil(() => academy.url);
  const claim = await completeMission(pupil);
  expect(await claim()).toMatchObject({ status: 200 });
  const paid = payments();
  expect(paid).toHaveLength(1);
  // Somebody has tried too often just before the clock is put back.
  for (let attempt = 0; attempt < 10; attempt += 1) await login('errada');
  expect(await login('segredo1')).toMatchObject({ status: 429 });
  expect(academy.said()).not.toContain('Aviso');
  await academy.stop();

  await startAt(-26);
  await eventually(() =>
    expect(academy.said()).toMatch(
      /Aviso: o relógio deste computador está 1\d{3} minutos atrás do registro mais novo do banco de dados/,
    ),
  );
  expect(await pupil.ask('GET', '/api/auth/me')).toMatchObject({ status: 200 });
  expect(await login('segredo1')).toMatchObject({ status: 200 });
  expect(await login('errada')).toMatchObject({ status: 401 });
  expect((await claim()).status).toBe(409);
  for (let times = 0; times < 100; times += 1) expect((await pupil.ask('GET', '/api/auth/me')).status).toBe(200);
  await academy.stop();

  await startAt(0);
  expect(await claim()).toMatchObject({ status: 409, body: { message: 'A recompensa desta missão já foi resgatada' } });
  expect(payments()).toEqual(paid);
});

/** Puts the running academy's clock back by as much as it was told to at its start, or forth again. */
const jump = async (): Promise<void> => {
  const before = academy.said().length;
  academy.child.kill('SIGUSR2');
  await eventually(() => expect(academy.said().slice(before)).toContain('Agora são'));
};

describe('a clock that is put back while the academy runs shuts nobody out and pays no day twice', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test.each<[string, () => Promise<Record<string, string>>]>([
    ['SQLite', async () => ({})],
    ['Postgres', async () => ({ DATABASE_URL: await postgres.createDatabase() })],
  ])('over %s', async (_, database) => {
    academy = await startAcademy(folder, { ...CLOCK, ...(await database()), CLOCK_JUMP_MS: String(-26 * HOUR_MS) });
    const login = await registerClara();
    const pupil = await aPupil(() => academy.url);
    const claim = await completeMission(pupil);
    expect(await claim()).toMatchObject({ status: 200 });
    for (let attempt = 0; attempt < 10; attempt += 1) await login('errada');
    expect(await login('segredo1')).toMatchObject({ status: 429 });
    // The minute is used up just before the clock is put back: a new one may have begun in the middle.
    await eventually(async () => {
      const asked = Array.from({ length: 31 }, () =>
        pupil.ask('GET', `/trpc/${Array(20).fill('auth.me').join(',')}?batch=1&input={}`),
      );
      expect((await Promise.all(asked)).filter(({ status }) => status === 429)).not.toEqual([]);
      expect(await pupil.ask('GET', '/api/auth/me')).toMatchObject({ status: 429 });
    });

    await jump();
    const again = await pupil.ask('GET', '/api/auth/me');
    expect(again).toMatchObject({ status: 200 });
    expect(again.headers.get('ratelimit')).toMatch(/^"user";r=599;t=(60|5\d)$/);
    expect(await login('segredo1')).toMatchObject({ status: 200 });
    expect(await login('errada')).toMatchObject({ status: 401 });
    expect(await claim()).toMatchObject({ status: 409, body: { message: 'Missão ainda não concluída' } });
    expect(await pupil.saveGame('a-game-of-yesterday')).toMatchObject({ status: 200 });

    await jump();
    expect(await pupil.ask('GET', '/api/auth/me')).toMatchObject({ status: 200 });
    expect(await claim()).toMatchObject({
      status: 409,
      body: { message: 'A recompensa desta missão já foi resgatada' },
    });
  });
});
