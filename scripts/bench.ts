// `npm run bench`: what share of the machine's limit the academy reaches on its busiest read, a professor's list of 50
// courses. Each round loads the plain server, our REST path and our RPC path in turn, so that a slow moment of the
// machine affects all three.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { COURSES, makeSchool } from './bench/school.ts';

const CONNECTIONS = 32;
const ROUNDS = 5;
const SECONDS = 3;
const BARS = { REST: 0.5, RPC: 0.45 };

const folder = mkdtempSync(join(tmpdir(), 'academia-bench-'));
const children: ChildProcess[] = [];
const start = (script: string, args: string[], environment: Record<string, string> = {}): void => {
  const log = openSync(join(folder, `${children.length}.log`), 'w');
  children.push(
    spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', log, log],
    }),
  );
};

const answers = async (url: string, cookie: string): Promise<unknown> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(url, { headers: { cookie } }).catch(() => undefined);
    if (response?.ok) return response.json();
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
};

const load = async (url: string, cookie: string, seconds: number): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { cookie },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
};

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
  const cookie = await makeSchool(join(folder, 'academy.db'));
  start('../server/main.ts', [], { DATA_DIR: folder, PORT: '4701', DEMO: '0', RATE_LIMITS: 'off' });
  const targets = {
    limit: 'http://127.0.0.1:4702/api/courses/professor',
    REST: 'http://127.0.0.1:4701/api/courses/professor',
    RPC: 'http://127.0.0.1:4701/trpc/courses.professor',
  };
  const ours = (await answers(targets.REST, cookie)) as { courses: unknown[] };
  start('bench/baseline.ts', [join(folder, 'academy.db'), '4702']);
  const plain = await answers(targets.limit, cookie);
  if (ours.courses.length !== COURSES || JSON.stringify(ours) !== JSON.stringify(plain))
    throw new Error('The two servers do not give the same answer');

  const rates: Record<keyof typeof targets, number[]> = { limit: [], REST: [], RPC: [] };
  const names = Object.keys(targets) as (keyof typeof targets)[];
  for (const name of names) await load(targets[name], cookie, 2);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) rates[name].push(await load(targets[name], cookie, SECONDS));

  console.log(
    `GET /api/courses/professor, ${COURSES} courses, ${CONNECTIONS} connections, ` +
      `median of ${ROUNDS} rounds of ${SECONDS} s`,
  );
  console.log(`limit (node:http + better-sqlite3)  ${Math.round(median(rates.limit))} req/s  1.00`);
  for (const name of ['REST', 'RPC'] as const) {
    const ratio = median(rates[name].map((rate, round) => rate / (rates.limit[round] ?? 1)));
    console.log(
      `${name.padEnd(36)}${Math.round(median(rates[name]))} req/s  ${ratio.toFixed(2)}  ` +
        `(bar ${BARS[name]}: ${ratio >= BARS[name] ? 'met' : 'MISSED'})`,
    );
    if (ratio < BARS[name]) process.exitCode = 1;
  }
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
