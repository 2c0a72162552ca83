// A student's day while one of the school's two machines dies.
import type { Request } from 'playwright-core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBalancer, type Balancer } from '../support/balancer.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';
import { PASSING_MINUTES, passMinute } from '../support/passing-minutes.ts';
import { beginLesson, buyNotebook, claimMission, coinsOf, finishLesson } from '../support/study-story.ts';
import { enterByButton, visit } from '../support/visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-two-machines-'));
let postgres: PostgresServer;
let machines: Academy[];
let balancer: Balancer;

beforeAll(async () => {
  postgres = await startPostgres();
  const environment = {
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
