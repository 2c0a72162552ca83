// `npm run bench:binary`: the size of dist/academia, its start time, and its memory before anybody plays.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from './bench/free-port.ts';

const MB = 1e6;
const STARTS = 5;
/** Seconds after which an idle process has given back the memory of its start. */
const IDLE_SECONDS = 10;
const suffix = process.platform === 'win32' ? '.exe' : '';
const executable = join(import.meta.dirname, '..', 'dist', `academia${suffix}`);
if (!existsSync(executable)) throw new Error('Não há dist/academia: npm run binary');

const root = mkdtempSync(join(tmpdir(), 'academia-bench-binary-'));
const program = join(root, `academia${suffix}`);
cpSync(executable, program);

/** The resident memory of the process itself; undefined where the system does not report it. */
const residentOf = (pid: number): number | undefined => {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status) ? /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
};

type Start = { seconds: number; pid: number; stop: () => Promise<void> };

/** Starts it with a data folder. Resolves when `GET /healthz` says 200. */
const start = async (data: string): Promise<Start> => {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(program, ['serve', '--port', String(port), '--data', data], {
    cwd: root,
    env: process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: 'ignore',
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`dist/academia ended with ${child.exitCode}`);
    const isHealthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) break;
    await wait(5);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    seconds,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
};

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const tell = (what: string, figure: number, unit: string, bar: number): void => {
  const isMet = figure <= bar;
  console.log(
    `${what.padEnd(48)}${figure.toFixed(unit === 's' ? 2 : 1)} ${unit}  (bar ${bar}: ${isMet ? 'met' : 'MISSED'})`,
  );
  if (!isMet) process.exitCode = 1;
};

try {
  tell('size', statSync(program).size / MB, 'MB', 170);
  tell('gzipped', gzipSync(readFileSync(program)).length / MB, 'MB', 65);
  const times = { fresh: [] as number[], existing: [] as number[] };
  let resident: number | undefined;
  for (let round = 0; round < STARTS; round += 1) {
    const data = join(root, String(round));
    mkdirSync(data);
    const first = await start(data);
    times.fresh.push(first.seconds);
    await first.stop();
    const second = await start(data);
    times.existing.push(second.seconds);
    if (round === STARTS - 1) {
      await wait(IDLE_SECONDS * 1_000);
      resident = residentOf(second.pid);
    }
    await second.stop();
  }
  tell(`start to healthy, nothing there, median of ${STARTS}`, median(times.fresh), 's', 3);
  tell(`start to healthy, a school there, median of ${STARTS}`, median(times.existing), 's', 1);
  if (resident === undefined) console.log('memory: this system does not tell');
  else tell(`memory, ${IDLE_SECONDS} s after the start, no engine yet`, resident / MB, 'MB', 150);
} finally {
  rmSync(root, { recursive: true, force: true });
}
