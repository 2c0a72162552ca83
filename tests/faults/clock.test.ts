import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { connectSqlite } from '../../db/client.ts';
import { startAcademy, type Academy } from '../support/process.ts';
import { aPupil, ask } from '../support/pupil.ts';

const HOUR_MS = 60 * 60 * 1_000;
const folder = mkdtempSync(join(tmpdir(), 'academia-clock-'));
let academy: Academy;
afterAll(async () => {
  await academy.kill();
  rmSync(folder, { recursive: true, force: true });
});

const startAt = async (hours: number): Promise<void> => {
  const shifted = pathToFileURL(join(import.meta.dirname, '..', 'support', 'shifted-clock.ts')).href;
  academy = await startAcademy(folder, { NODE_OPTIONS: `--import=${shifted}`, CLOCK_SHIFT_MS: String(hours * HOUR_MS), RATE_LIMITS: 'on' });
};

type Missions = { daily: { missions: { id: string; completed: boolean }[] } };

const payments = (): unknown[] => {
  const connection = connectSqlite(join(folder, 'academy.db'), { readonly: true });
  const rows = connection.prepare("select reference from ledger where reason = 'mission_claimed'").pluck().all();
  connection.close();
  return rows;
};

test('a clock that is put back is told, shuts nobody out, and no day is paid twice', { timeout: 120_000 }, async () => {
  await startAt(0);
  const email = 'clara@exemplo.com';
  await ask(academy.url, 'POST', '/api/auth/register', { body: { name: 'Clara', email, password: 'segredo1' } });
  const login = (password: string) => ask(academy.url, 'POST', '/api/auth/login', { body: { email, password } });
  const pupil = await aPupil(() => academy.url);
  for (let game = 0; game < 5; game += 1) expect(await pupil.saveGame(`a-game-of-${game}`)).toMatchObject({ status: 200 });
  const { daily } = (await pupil.ask('GET', '/api/missions')).body as Missions;
  const mission = daily.missions.find(({ completed }) => completed)!;
  const claim = () => pupil.ask('POST', `/api/missions/${mission.id}/claim`, {});
  expect(await claim()).toMatchObject({ status: 200 });
  const paid = payments();
  expect(paid).toHaveLength(1);
  // Somebody has tried too often just before the clock is put back.
  for (let attempt = 0; attempt < 10; attempt += 1) await login('errada');
  expect(await login('segredo1')).toMatchObject({ status: 429 });
  expect(academy.said()).not.toContain('Aviso');
  await academy.stop();

  await startAt(-26);
  await vi.waitFor(() => expect(academy.said()).toMatch(/Aviso: o relógio deste computador está 1\d{3} minutos atrás do registro mais novo do banco de dados/), { timeout: 10_000 });
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
