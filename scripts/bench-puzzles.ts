// `npm run bench:puzzles [-- --puzzles 4000000]`: how long students of all strengths wait for their next puzzle in a
// school with four million of them, in every mode and with filters: the real server, over HTTP. In SQLite, or in the
// empty PostgreSQL database of DATABASE_URL. Filling takes minutes and four gigabytes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseAddress } from '../db/client.ts';
import { chooseDialect } from '../db/dialect.ts';
import { startAcademy } from '../server/harness/process.ts';
import { call, type Session } from './bench/client.ts';
import { inQuantiles, quantile } from './bench/figures.ts';

const { values } = parseArgs({ options: { puzzles: { type: 'string', default: '4000000' } } });
const puzzles = Number(values.puzzles);

const STUDENTS = 40;
const REQUESTS = 400;
const WARM_UP = 40;
const BAR_MS = 30;

const ASKED = [
  '',
  'mode=sequencia',
  'mode=corrida',
  'mode=revisao',
  'mode=diario',
  'theme=garfo',
  'difficulty=dificil',
  'theme=mateEm1&difficulty=facil',
];

/** How long each of the requests took that somebody makes in turn with others, each going on from the one before. */
const measure = async (sessions: readonly Session[], query: string): Promise<number[]> => {
  const times: number[] = [];
  const before = new Map<Session, number>();
  for (let i = 0; i < WARM_UP + REQUESTS; i += 1) {
    const session = sessions[i % sessions.length];
    if (!session) break;
    const after = query === 'mode=diario' ? undefined : before.get(session);
    const asked = [query, after === undefined ? '' : `after=${after}`].filter(part => part !== '').join('&');
    const answer = await call(session, 'GET', `/api/puzzles/next?${asked}`);
    if (answer.status !== 200) throw new Error(`${asked}: ${answer.status} ${answer.body}`);
    if (i >= WARM_UP) times.push(answer.milliseconds);
    const { puzzle } = JSON.parse(answer.body) as { puzzle: { id: number } };
    before.set(session, puzzle.id);
  }
  return times;
};

const folder = mkdtempSync(join(tmpdir(), 'academia-bench-puzzles-'));
const { DATABASE_URL } = process.env;
const address: DatabaseAddress = DATABASE_URL
  ? { kind: 'postgres', url: DATABASE_URL }
  : { kind: 'sqlite', file: join(folder, 'academy.db') };
// The tables are of one engine or the other as soon as they are read.
chooseDialect(address.kind);
const { makePuzzleSchool } = await import('./bench/many-puzzles.ts');
try {
  const startedAt = performance.now();
  const cookies = await makePuzzleSchool(address, { puzzles, students: STUDENTS });
  console.log(
    `${puzzles} puzzles in ${address.kind}, made in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
  );
  const settings = { DEMO: '0', RATE_LIMITS: 'off', ...(DATABASE_URL && { DATABASE_URL }) };
  const academy = await startAcademy(folder, settings);
  try {
    const sessions = cookies.map(cookie => ({ url: academy.url, cookie }));
    for (const query of ASKED) {
      const times = await measure(sessions, query);
      const isMet = quantile(times, 0.95) <= BAR_MS;
      if (!isMet) process.exitCode = 1;
      const met = `(bar p95 ${BAR_MS} ms: ${isMet ? 'met' : 'MISSED'})`;
      console.log(`/api/puzzles/next?${query.padEnd(32)} ${inQuantiles(times)}  ${met}`);
    }
  } finally {
    await academy.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
