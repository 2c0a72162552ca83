// `npm run soak [-- REQUESTS]`: mixed requests to a running academy, whose memory must stay flat after the warm-up: at
// no measurement, after garbage collection and a wait, may process or heap be more than 10 % above the median. Ends
// with 1 otherwise, or when an answer is 429, or 500 and more.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '../db/open.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { enrollments } from '../db/schema/progress.ts';
import { createSessions } from '../server/features/auth/sessions.ts';
import { startProgram, type Academy } from '../server/harness/process.ts';
import { serverEntry } from '../server/harness/server-entry.ts';
import { aCourse, aProfessor, aStudent } from '../server/harness/school.ts';
import { sendOne, warmThreads, type Asker } from './soak/mix.ts';

const requests = Number(process.argv[2] ?? 200_000);
const AT_ONCE = 16;
/** Below the limit for a minute, however fast the machine is. */
const REQUESTS_EACH = 400;
/** Until then the program is still being compiled, and the first collections still give memory back to the system. */
const WARM_UP = Math.min(40_000, Math.floor(requests / 2));
const WARM_UP_LOOKS = 5;
const LOOKS = 16;
const ALLOWED_SHARE = 0.1;

const folder = mkdtempSync(join(tmpdir(), 'academia-soak-'));

const prepare = async (): Promise<{ askers: Asker[]; lessonIds: number[] }> => {
  const address = { kind: 'sqlite', file: join(folder, 'academy.db') } as const;
  await migrateDatabase(address);
  const db = openDatabase(address);
  const sessions = createSessions(db, { secure: false });
  const course = await aCourse(
    db,
    await aProfessor(db),
    Array.from({ length: 10 }, () => ({})),
  );
  const askers: Asker[] = [];
  for (let i = 0; i < Math.max(20, Math.ceil(requests / REQUESTS_EACH)); i += 1) {
    const { id } = await aStudent(db);
    await db.write(tx => tx.insert(enrollments).values({ studentId: id, courseId: course.id }));
    askers.push({
      cookie: (await sessions.start(id)).split(';')[0] ?? '',
      address: `10.1.${Math.floor(i / 250)}.${i % 250}`,
      lessons: -1,
      games: 0,
    });
  }
  await db.close();
  return { askers, lessonIds: course.lessons.map(({ id }) => id) };
};

type Memory = { own: number; heap: number };

/** Asks the process for its memory in use. */
const ask = async ({ child, said }: Academy): Promise<Memory> => {
  const looksIn = (): string[] => said().match(/^memory .*$/gm) ?? [];
  const before = looksIn().length;
  child.kill('SIGUSR2');
  while (looksIn().length === before) await new Promise(resolve => setTimeout(resolve, 10));
  return JSON.parse(looksIn().at(-1)!.slice('memory '.length)) as Memory;
};

const LOOK_AGAIN_MS = 1_000;
const LOOKS_AGAIN = 10;
let lookedAgain = 0;

/**
 * V8 gives freed pages back to the system some seconds after it freed them. A higher reading is repeated, and counts
 * only if it is still there after ten idle seconds.
 * @param before the last reading.
 */
const look = async (academy: Academy, before = Infinity): Promise<Memory> => {
  let found = await ask(academy);
  for (let again = 0; again < LOOKS_AGAIN && found.own > before * (1 + ALLOWED_SHARE / 2); again += 1) {
    await wait(LOOK_AGAIN_MS);
    found = await ask(academy);
    lookedAgain += 1;
  }
  return found;
};

const MB = 1_048_576;
const middleOf = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** The median of all readings, and how far the lowest and the highest are from it, as shares. */
const spreadOf = (values: number[]): { middle: number; below: number; above: number } => {
  const middle = middleOf(values);
  return { middle, below: 1 - Math.min(...values) / middle, above: Math.max(...values) / middle - 1 };
};
const inPercent = (share: number): string => (share * 100).toFixed(1);
const inWords = ({ middle, below, above }: ReturnType<typeof spreadOf>): string =>
  `${Math.round(middle / MB)} MB (−${inPercent(below)} % to +${inPercent(above)} %)`;

const probe = pathToFileURL(join(import.meta.dirname, 'soak', 'memory-probe.ts')).href;
const { askers, lessonIds } = await prepare();
const academy = await startProgram(
  [
    process.execPath,
    '--expose-gc',
    // Many collections make V8 discard the bytecode of idle functions, and the memory would go up and down.
    '--no-flush-bytecode',
    // V8 keeps freed pages for the next need, and gives them back when it likes: what is free must not count.
    '--memory-pool-timeout=0',
    '--max-semi-space-size=1',
    `--import=${probe}`,
    serverEntry('main'),
  ],
  {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: '0',
      TRUSTED_PROXY: '127.0.0.1',
      LOG_LEVEL: 'silent',
      // glibc would keep the 19 MB of a password's hash in each thread, and give them back when it likes.
      MALLOC_MMAP_THRESHOLD_: String(MB),
    },
  },
);
const statuses = new Map<number, number>();
let sent = 0;
const sendUntil = async (goal: number): Promise<void> => {
  const one = async (): Promise<void> => {
    while (sent < goal) {
      const status = await sendOne((sent += 1), askers, { url: academy.url, lessonIds });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};

try {
  const startedAt = performance.now();
  await warmThreads(askers, { url: academy.url, lessonIds });
  for (let i = 1; i < WARM_UP_LOOKS; i += 1) {
    await sendUntil(Math.floor((WARM_UP * i) / WARM_UP_LOOKS));
    await look(academy);
  }
  await sendUntil(WARM_UP);
  const looks = [await look(academy)];
  while (sent < requests) {
    await sendUntil(Math.min(requests, Math.ceil(sent + (requests - WARM_UP) / LOOKS)));
    looks.push(await look(academy, looks.at(-1)?.own));
    const { own, heap } = looks.at(-1)!;
    console.log(`${sent} requests: process ${(own / MB).toFixed(1)} MB, heap ${(heap / MB).toFixed(1)} MB`);
  }
  const [own, heap] = [spreadOf(looks.map(each => each.own)), spreadOf(looks.map(each => each.heap))];
  const refused = [...statuses].filter(([status]) => status === 429 || status >= 500 || status === 0);
  console.log(
    `answers by status: ${[...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  );
  console.log(
    [
      `${requests} requests in ${Math.round((performance.now() - startedAt) / 1_000)} s: process ${inWords(own)}`,
      `heap ${inWords(heap)}`,
      `looked again ${lookedAgain} times`,
      refused.length === 0 ? 'no answer failed' : 'ANSWERS FAILED',
    ].join(', '),
  );
  if (Math.max(own.above, heap.above) > ALLOWED_SHARE || refused.length > 0) process.exitCode = 1;
} finally {
  await academy.kill();
  rmSync(folder, { recursive: true, force: true });
}
