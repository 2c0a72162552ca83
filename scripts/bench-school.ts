// `npm run bench:school`: how long the professor and the administrator of a large school wait for their most frequent
// requests. 200 courses, 20,000 students, 400,000 completed lessons in SQLite; the real server, one request after the
// other over HTTP.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAcademy, type Academy } from '../server/harness/process.ts';
import { call } from './bench/client.ts';
import { inQuantiles, quantile } from './bench/figures.ts';
import { makeLargeSchool, type Cookies } from './bench/large-school.ts';

const REQUESTS = 200;
const WARM_UP = 20;
const BAR_MS = 50;

const asked: { who: keyof Cookies; path: string }[] = [
  { who: 'student', path: '/api/courses' },
  { who: 'student', path: '/api/courses?search=numero%2015&category=tactics' },
  ...(['professor', 'admin'] as const).flatMap(who => [
    { who, path: '/api/courses/professor' },
    { who, path: '/api/professor/students' },
    { who, path: '/api/professor/students?page=20' },
    { who, path: '/api/professor/students?search=araujo' },
    { who, path: '/api/professor/students?level=4&status=ativo&courseId=1' },
    { who, path: '/api/professor/statistics' },
    { who, path: '/api/reports?period=30d' },
    { who, path: '/api/reports?period=1y' },
  ]),
];

const folder = mkdtempSync(join(tmpdir(), 'academia-bench-'));
let academy: Academy | undefined;
try {
  const file = join(folder, 'academy.db');
  const startedAt = performance.now();
  const cookies = await makeLargeSchool(file);
  console.log(
    `made the school in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, ` +
      `${Math.round(statSync(file).size / 1e6)} MB`,
  );
  academy = await startAcademy(folder, { DEMO: '0', RATE_LIMITS: 'off' });
  for (const { who, path } of asked) {
    const times: number[] = [];
    for (let i = 0; i < REQUESTS + WARM_UP; i += 1) {
      const { status, body, milliseconds } = await call({ url: academy.url, cookie: cookies[who] }, 'GET', path);
      if (status !== 200) throw new Error(`${path} as ${who}: ${status} ${body.slice(0, 200)}`);
      if (i >= WARM_UP) times.push(milliseconds);
    }
    const isMet = quantile(times, 0.95) <= BAR_MS;
    if (!isMet) process.exitCode = 1;
    console.log(
      `${who.padEnd(10)}${path.padEnd(66)}${inQuantiles(times)}  (bar p95 ${BAR_MS} ms: ${isMet ? 'met' : 'MISSED'})`,
    );
  }
} finally {
  await academy?.stop();
  rmSync(folder, { recursive: true, force: true });
}
