// `npm run bench:start`: the CPU time that a warm `npm start` takes, of npm, our scripts and the server together: until
// it answers, and until it has come to rest. Everything is built and the demo school is complete, as at every start but
// the first. Linux only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './bench/free-port.ts';

const STARTS = 5;
const BAR_SECONDS = 1;
const TICKS_A_SECOND = 100;
/** At rest a process uses less than that in a look. */
const REST = { lookMs: 1_000, seconds: 0.02 };

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'academia-bench-start-'));

type Process = { pid: number; parent: number; seconds: number };

/** What a process has used, with its children that have ended (proc(5)); undefined for one that is gone. */
const readProcess = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { pid, parent: fields[1] ?? 0, seconds: ticks / TICKS_A_SECOND };
  } catch {
    return undefined;
  }
};

/** A process and all that it has started. */
const treeOf = (pid: number): Process[] => {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => readProcess(Number(name)) ?? []);
  const below = (parent: number): Process[] => [
    ...all.filter(each => each.pid === parent),
    ...all.filter(each => each.parent === parent).flatMap(each => below(each.pid)),
  ];
  return below(pid);
};

const isServing = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const cpuOfTree = (pid: number): number => treeOf(pid).reduce((sum, { seconds }) => sum + seconds, 0);

const untilAtRest = async (pid: number): Promise<number> => {
  for (let before = cpuOfTree(pid); ;) {
    await wait(REST.lookMs);
    const now = cpuOfTree(pid);
    if (now - before <= REST.seconds) return now;
    before = now;
  }
};

type Start = { /** Seconds of CPU. */ toAnswer: number; toRest: number; /** By the clock. */ waited: number };

/** Starts as a person does, and stops once it has come to rest. */
const start = async (): Promise<Start> => {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}/healthz`;
  while (!(await isServing(url))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await wait(10);
  }
  const waited = (performance.now() - startedAt) / 1_000;
  const toAnswer = cpuOfTree(child.pid!);
  const toRest = await untilAtRest(child.pid!);
  process.kill(-child.pid!, 'SIGTERM');
  await once(child, 'exit');
  while (await isServing(url)) await wait(10);
  return { toAnswer, toRest, waited };
};

const middle = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
  await start();
  const starts: Start[] = [];
  for (let i = 0; i < STARTS; i += 1) starts.push(await start());
  const inSeconds = (name: keyof Start): string => middle(starts.map(each => each[name])).toFixed(2);
  const isMet = Number(inSeconds('toRest')) <= BAR_SECONDS;
  if (!isMet) process.exitCode = 1;
  console.log(`npm start, warm, median of ${STARTS}: answers after ${inSeconds('waited')} s`);
  console.log(
    `CPU until then ${inSeconds('toAnswer')} s, until it rests ${inSeconds('toRest')} s ` +
      `(bar ${BAR_SECONDS} s: ${isMet ? 'met' : 'MISSED'})`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
