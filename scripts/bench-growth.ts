// `npm run bench:growth`: the CPU time of each call of the API in schools of 100, 1,000, 10,000 and 100,000 students,
// with 3 courses, 10 games and 20 entries of the ledger each, in SQLite; one of them, the learner, has 20,000 cards
// that are all due. The real server, one request after the other over HTTP. Other sizes:
// `npm run bench:growth -- 1000 10000`. With `--calls WORD` only the calls with that word.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAcademy } from '../server/harness/process.ts';
import { call } from './bench/client.ts';
import { quantile } from './bench/figures.ts';
import { makeGrowingSchool, type Cookies } from './bench/growing-school.ts';
import { addressOf, barOf, calls, type Role } from './bench/growth-calls.ts';
import { cpuOf, untilQuiet } from './bench/process-cpu.ts';

const SIZES = [100, 1_000, 10_000, 100_000];
const REQUESTS = 25;
const WARM_UP = 8;
/** A student's call may cost so many times as much as in a school of a thousand. */
const GROWTH = 1.3;
const COMPARED_WITH = 1_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { calls: { type: 'string' } } });
const sizes = positionals.length > 0 ? positionals.map(Number) : SIZES;

type Row = { who: Role; address: string; bar: number; costs: number[] };
const rows: Row[] = Object.entries(calls)
  .flatMap(([path, all]) =>
    all.flatMap(asked =>
      asked.who.map(who => ({ who, address: addressOf(path, asked), bar: barOf(path, asked, who), costs: [] })),
    ),
  )
  .filter(({ address }) => address.includes(values.calls ?? ''));

const measure = async (url: string, pid: number, cookies: Cookies, { who, address }: Row): Promise<number> => {
  const costs: number[] = [];
  for (let i = 0; i < WARM_UP + REQUESTS; i += 1) {
    const before = cpuOf(pid);
    const { status, body } = await call({ url, cookie: cookies[who] }, 'GET', address);
    if (status >= 300) throw new Error(`${address} as ${who}: ${status} ${body.slice(0, 200)}`);
    if (i >= WARM_UP) costs.push(cpuOf(pid) - before);
  }
  return quantile(costs, 0.5);
};

for (const students of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'academia-growth-'));
  const startedAt = performance.now();
  const cookies = await makeGrowingSchool(join(folder, 'academy.db'), students);
  console.log(`${students} students: made in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  const academy = await startAcademy(folder, { DEMO: '0', RATE_LIMITS: 'off' });
  try {
    const pid = academy.child.pid ?? 0;
    await untilQuiet(pid);
    for (const row of rows) row.costs.push(await measure(academy.url, pid, cookies, row));
  } finally {
    await academy.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const inMs = (cost: number): string => cost.toFixed(2).padStart(9);
console.log(
  `\nms of CPU, median of ${REQUESTS}\n${' '.repeat(76)}${sizes.map(size => String(size).padStart(9)).join('')}`,
);
const base = sizes.indexOf(COMPARED_WITH);
for (const { who, address, bar, costs } of rows) {
  const last = costs.at(-1) ?? 0;
  const growth = last / (costs[base] ?? last);
  const missed = [
    ...(last > bar ? [`above ${bar} ms`] : []),
    ...(who === 'student' && growth > GROWTH ? [`${growth.toFixed(2)} times`] : []),
  ];
  if (missed.length > 0) process.exitCode = 1;
  console.log(`${who.padEnd(10)}${address.padEnd(66)}${costs.map(inMs).join('')}  ${missed.join(', ')}`);
}
