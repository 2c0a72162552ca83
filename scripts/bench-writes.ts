// `npm run bench:writes [-- --seconds 60 --rate 300]`: what a completed lesson costs. First the CPU time of the
// server's process for each `POST /api/lessons/{id}/complete`, beside the same rows written by better-sqlite3 alone;
// then so many completions a second, while others ask for `me`. Every completion is the student's first of that lesson,
// and pays.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { connectSqlite } from '../db/sqlite.ts';
import { startAcademy } from '../server/harness/process.ts';
import { call } from './bench/client.ts';
import { cpuOf } from './bench/process-cpu.ts';
import { inQuantiles, quantile } from './bench/figures.ts';
import { makeStudySchool, type Learner } from './bench/study-school.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '300' },
    students: { type: 'string', default: '3000' },
  },
});
const [seconds, rate, students] = [Number(values.seconds), Number(values.rate), Number(values.students)];

/** The first lesson of everybody warms the process up; it brings an achievement, which the next do not. */
const WARM_UP_LESSONS = 1;
const AT_ONCE = [1, 16];
const IDLE_SECONDS = 20;
const ME_PER_SECOND = 20;
const BARS = { cpuMs: 1.2, slowdown: 5 };

const judge = (met: boolean, bar: string): string => {
  if (!met) process.exitCode = 1;
  return `(bar ${bar}: ${met ? 'met' : 'MISSED'})`;
};
const wait = (milliseconds: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, milliseconds));

const folder = mkdtempSync(join(tmpdir(), 'academia-bench-'));
const file = join(folder, 'academy.db');

/** The next lessons of all students: everybody's first, then everybody's second, and so on. */
const turnsOf = function* (learners: Learner[]): Generator<{ cookie: string; lessonId: number }> {
  for (let i = 0; ; i += 1)
    for (const { cookie, lessonIds } of learners) {
      const lessonId = lessonIds[i];
      if (lessonId === undefined) throw new Error('All lessons are completed: the school is too small for the bench');
      yield { cookie, lessonId };
    }
};

/** Completes the next lesson of a student. @returns the milliseconds until the answer. */
const completeNext = async (url: string, turns: Iterator<{ cookie: string; lessonId: number }>): Promise<number> => {
  const { cookie, lessonId } = turns.next().value as { cookie: string; lessonId: number };
  const { status, body, milliseconds } = await call({ url, cookie }, 'POST', `/api/lessons/${lessonId}/complete`);
  if (status !== 200 || !body.includes('"experience":20'))
    throw new Error(`A completion was answered ${status} ${body}`);
  return milliseconds;
};

/** Sends this many calls a second, whether or not the answers keep up. @returns the milliseconds of each. */
const steadily = async (perSecond: number, duration: number, one: () => Promise<number>): Promise<number[]> => {
  const startedAt = performance.now();
  const asked: Promise<number>[] = [];
  for (let i = 0; i < perSecond * duration; i += 1) {
    const pause = startedAt + (i * 1_000) / perSecond - performance.now();
    if (pause > 0) await wait(pause);
    asked.push(one());
  }
  return Promise.all(asked);
};

const TABLES = [
  'lesson_progress',
  'lesson_openings',
  'audit_events',
  'ledger',
  'week_experience',
  'course_days',
  'course_months',
];
/** The rows that a completion writes, counted, and the sums of what it adds up. */
const written = (path: string): string => {
  const connection = connectSqlite(path, { readonly: true });
  const counts = TABLES.map(table => `${table} ${connection.prepare(`select count(*) from ${table}`).pluck().get()}`);
  const sums = connection.prepare('select sum(experience), sum(coins) from users').raw().get();
  const completed = connection.prepare('select sum(completed_lessons) from enrollments').pluck().get();
  connection.close();
  return [...counts, `balances ${sums}`, `completed ${completed}`].join(', ');
};

const rawCpu = async (copy: string, lessons: number): Promise<number> => {
  const script = join(import.meta.dirname, 'bench', 'raw-writes.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, copy, String(lessons)]);
  return Number(stdout);
};

try {
  const learners = await makeStudySchool(file, students);
  const turns = turnsOf(learners);
  const { url, child, stop } = await startAcademy(folder, { DEMO: '0' });
  try {
    const complete = (): Promise<number> => completeNext(url, turns);
    const many = async (count: number, atOnce: number): Promise<void> => {
      let left = count;
      const one = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await complete();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, one));
    };
    await many(WARM_UP_LESSONS * students, 16);
    const copy = join(folder, 'copy.db');
    const snapshot = connectSqlite(file, { readonly: true });
    await snapshot.backup(copy);
    snapshot.close();
    const costs: number[] = [];
    for (const atOnce of AT_ONCE) {
      const before = cpuOf(child.pid!);
      await many(students, atOnce);
      costs.push((cpuOf(child.pid!) - before) / students);
    }
    const raw = await rawCpu(copy, AT_ONCE.length);
    if (written(copy) !== written(file))
      throw new Error(`The two did not write the same:\n${written(file)}\n${written(copy)}`);
    console.log(`POST /api/lessons/{id}/complete, first completions of ${students} students, CPU of the process`);
    console.log(`better-sqlite3 alone, synchronous=FULL   ${raw.toFixed(2)} ms`);
    for (const [i, atOnce] of AT_ONCE.entries())
      console.log(
        `the academy, ${String(atOnce).padStart(2)} at once                 ${costs[i]!.toFixed(2)} ms, ` +
          `${(raw / costs[i]!).toFixed(2)} of it ${judge(costs[i]! <= BARS.cpuMs, `${BARS.cpuMs} ms`)}`,
      );

    const me = async (): Promise<number> => {
      const { cookie } = learners[Math.floor(Math.random() * learners.length)]!;
      const { status, milliseconds } = await call({ url, cookie }, 'GET', '/api/auth/me');
      if (status !== 200) throw new Error(`me was answered ${status}`);
      return milliseconds;
    };
    await steadily(ME_PER_SECOND, 5, me);
    const idle = await steadily(ME_PER_SECOND, IDLE_SECONDS, me);
    const before = cpuOf(child.pid!);
    const startedAt = performance.now();
    const [completions, busy] = await Promise.all([
      steadily(rate, seconds, complete),
      steadily(ME_PER_SECOND, seconds, me),
    ]);
    const took = (performance.now() - startedAt) / 1_000;
    const share = (cpuOf(child.pid!) - before) / 10 / took;
    console.log(
      `\n${rate} completions a second for ${seconds} s: ${completions.length} in ${took.toFixed(1)} s, ` +
        `${share.toFixed(0)} % of a core, ${inQuantiles(completions)}`,
    );
    console.log(`me, idle         ${inQuantiles(idle)}`);
    console.log(`me, beside them  ${inQuantiles(busy)}`);
    const [before99, during99] = [quantile(idle, 0.99), quantile(busy, 0.99)];
    console.log(
      `p99 of me beside them / idle  ${(during99 / before99).toFixed(2)} ` +
        judge(during99 <= BARS.slowdown * before99, `at most ${BARS.slowdown}`),
    );
  } finally {
    await stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
