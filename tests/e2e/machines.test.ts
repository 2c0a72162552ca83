// A student's day while one of the school's two machines dies.
import type { Page, Request } from 'playwright-core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBalancer, type Balancer } from '../support/balancer.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';
import { PASSING_MINUTES, passMinute } from '../support/passing-minutes.ts';
import { beginLesson, buyNotebook, claimMission, coinsOf, finishLesson } from '../support/study-story.ts';
import { enterAs, enterByButton, visit } from '../support/visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-two-machines-'));
let postgres: PostgresServer;
let machines: Academy[];
let balancer: Balancer;
let environment: Record<string, string>;

beforeAll(async () => {
  postgres = await startPostgres();
  environment = {
    DATABASE_URL: await postgres.createDatabase(),
    TRUSTED_PROXY: '127.0.0.1',
    DEMO: '1',
    ...PASSING_MINUTES,
  };
  machines = await Promise.all(['a', 'b'].map(name => startAcademy(join(folder, name), environment)));
  balancer = await startBalancer(machines.map(({ url }) => url));
});
afterAll(async () => {
  await balancer.stop();
  await Promise.all(machines.map(machine => machine.kill()));
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** What a browser says when its socket ends, and of what was on its way to the machine that was killed. */
const OF_THE_END = [/WebSocket/, /status of 502/];
const said = (page: Page): Promise<string> => page.getByRole('status', { name: 'Último lance' }).innerText();
const play = async (page: Page, move: string): Promise<void> => {
  await page.getByRole('heading', { name: 'Sua vez', exact: true }).waitFor();
  await page.getByLabel('Digite um lance').fill(move);
  await page.keyboard.press('Enter');
};

test('two play on at their boards when the machine that holds their sockets is killed', async () => {
  const [white, black] = [await visit(balancer.url, {}, OF_THE_END), await visit(balancer.url, {}, OF_THE_END)];
  await enterAs(white.page, 'Aluno');
  await enterAs(black.page, 'Professor');
  const { user } = (await (await black.page.request.get('/api/auth/me')).json()) as { user: { id: number } };
  const opponent = { kind: 'person', userId: user.id };
  const data = { opponent, base: 600, increment: 5, color: 'white', rated: false };
  const { match } = (await (await white.page.request.post('/api/matches', { data })).json()) as {
    match: { id: number };
  };
  await black.page.request.post(`/api/matches/${match.id}/accept`, { data: {} });
  await Promise.all([white, black].map(({ page }) => page.goto(`/partidas/${match.id}`)));
  await play(white.page, 'e4');
  await play(black.page, 'e5');
  await expect.poll(() => said(white.page)).toBe('Pretas jogam peão e5');

  await expect.poll(() => Math.max(...balancer.holding)).toBeGreaterThan(0);
  const killed = balancer.holding[0] === 0 ? 1 : 0;
  const { port } = new URL(machines[killed]!.url);
  await machines[killed]!.kill();
  await play(white.page, 'Cf3');
  await expect.poll(() => said(black.page)).toBe('Brancas jogam cavalo f3');
  await play(black.page, 'Cc6');
  await expect.poll(() => said(white.page)).toBe('Pretas jogam cavalo c6');
  await Promise.all([white.context.close(), black.context.close()]);
  expect([...white.complaints, ...black.complaints]).toEqual([]);
  machines[killed] = await startAcademy(join(folder, 'ab'[killed]!), { ...environment, PORT: port });
});

test('a student completes a lesson, claims and buys, though one machine is killed while the film runs', async () => {
  const { page, context, complaints } = await visit(balancer.url, { reducedMotion: 'reduce' });
  const writing = new Set<Request>();
  page.on('request', request => request.method() !== 'GET' && writing.add(request));
  page.on('requestfinished', request => writing.delete(request));
  page.on('requestfailed', request => writing.delete(request));
  await enterByButton(page, 'Aluno');
  await beginLesson(page);
  expect(Math.min(...balancer.answered)).toBeGreaterThan(0);

  // What is being written as a machine dies is never asked for twice (the balancer answers it with 502): what begins
  // to be written from here on waits until the machine is gone, and what began before is waited for.
  const gone = Promise.withResolvers<void>();
  await page.route('**/trpc/**', async route => {
    if (route.request().method() !== 'GET') await gone.promise;
    await route.fallback();
  });
  const begun = [...writing];
  await expect.poll(() => begun.filter(request => writing.has(request))).toEqual([]);
  const [killed, other] = machines;
  await killed?.kill();
  const before = [...balancer.answered];
  gone.resolve();
  await page.unroute('**/trpc/**');
  await passMinute(other!);
  await finishLesson(page);
  await claimMission(page, 'Aula do Dia');
  await buyNotebook(page);
  const coins = await coinsOf(page);
  await page.reload();
  await expect.poll(() => coinsOf(page)).toBe(coins);
  expect(balancer.answered[0]).toBe(before[0]);
  expect(balancer.answered[1]).toBeGreaterThan(before[1] ?? 0);
  await context.close();
  expect(complaints).toEqual([]);
});
