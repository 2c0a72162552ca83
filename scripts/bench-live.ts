// `npm run bench:live [-- --games 200 --seconds 60 --idle 2000]`: live games on one server. How long a move takes to be
// acknowledged and to be seen by the other player, what `me` costs beside them, and what idle sockets cost in memory.
// Players and server share the machine, so that the figures are the server's at worst.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAcademy } from '../server/harness/process.ts';
import { call } from './bench/client.ts';
import { inQuantiles, quantile } from './bench/figures.ts';
import { beginMatch, openSocket, type LiveMatch, type Player } from './bench/live-match.ts';
import { makeLiveSchool, randomGame } from './bench/live-school.ts';
import { cpuOf } from './bench/process-cpu.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    idle: { type: 'string', default: '2000' },
  },
});
const [games, seconds, idle] = [Number(values.games), Number(values.seconds), Number(values.idle)];

const MOVE_EVERY_MS = 2_000;
const IDLE_SECONDS = 20;
const ME_PER_SECOND = 20;
/** How many sockets one person, and one address, may have open. */
const A_PERSON = 20;
const AN_ADDRESS = 1_000;
const BARS = { acknowledgedMs: 100, seenMs: 150, slowdown: 5, idleMegabytes: 150 };

const judge = (met: boolean, bar: string): string => {
  if (!met) process.exitCode = 1;
  return `(bar ${bar}: ${met ? 'met' : 'MISSED'})`;
};
const wait = (milliseconds: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, milliseconds));
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The memory that a process holds, in megabytes. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

const folder = mkdtempSync(join(tmpdir(), 'academia-bench-'));
try {
  const people = await makeLiveSchool(join(folder, 'academy.db'), Math.max(2 * games, Math.ceil(idle / A_PERSON)));
  const { url, child, stop } = await startAcademy(folder, { DEMO: '0', RATE_LIMITS: 'off' });
  try {
    const players: Player[] = people.map(({ id, cookie }) => ({ url, id, cookie }));
    const me = async (i: number): Promise<number> => {
      const { status, milliseconds } = await call(players[i % players.length]!, 'GET', '/api/auth/me');
      if (status !== 200) throw new Error(`me was answered ${status}`);
      return milliseconds;
    };
    /** Asks for `me` so many seconds, whether or not the answers keep up. */
    const askMe = async (duration: number): Promise<number[]> => {
      const startedAt = performance.now();
      const asked: Promise<number>[] = [];
      for (let i = 0; i < ME_PER_SECOND * duration; i += 1) {
        const pause = startedAt + (i * 1_000) / ME_PER_SECOND - performance.now();
        if (pause > 0) await wait(pause);
        asked.push(me(i));
      }
      return Promise.all(asked);
    };
    await askMe(5);
    const alone = await askMe(IDLE_SECONDS);

    const empty = memoryOf(child.pid!);
    const sockets = [];
    for (const i of range(idle)) {
      const person = players[Math.floor(i / A_PERSON)]!;
      sockets.push(await openSocket(person, `127.0.0.${1 + Math.floor(i / AN_ADDRESS)}`));
    }
    await wait(5_000);
    const more = memoryOf(child.pid!) - empty;
    console.log(
      `${idle} idle sockets: ${more.toFixed(0)} MB more ` +
        judge(more <= BARS.idleMegabytes, `${BARS.idleMegabytes} MB`),
    );
    for (const socket of sockets) socket.terminate();
    await wait(2_000);

    const plies = Math.ceil((seconds * 1_000) / MOVE_EVERY_MS);
    const lines = range(10).map(() => randomGame(plies, Math.random));
    const matches: LiveMatch[] = [];
    for (const i of range(games)) matches.push(await beginMatch(players[2 * i]!, players[2 * i + 1]!));
    const acknowledged: number[] = [];
    const seen: number[] = [];
    const before = cpuOf(child.pid!);
    const startedAt = performance.now();
    const playAll = range(games).map(async i => {
      const begin = startedAt + (i * MOVE_EVERY_MS) / games;
      for (const [ply, move] of lines[i % lines.length]!.entries()) {
        const pause = begin + ply * MOVE_EVERY_MS - performance.now();
        if (pause > 0) await wait(pause);
        const took = await matches[i]!.play(move);
        acknowledged.push(took.acknowledged);
        seen.push(took.seen);
      }
    });
    const [beside] = await Promise.all([askMe(seconds), ...playAll]);
    const took = (performance.now() - startedAt) / 1_000;
    const share = (cpuOf(child.pid!) - before) / 10 / took;
    console.log(
      `${games} live games, ${2 * games} sockets, a move every ${MOVE_EVERY_MS / 1_000} s a game: ` +
        `${seen.length} moves in ${took.toFixed(1)} s, ${share.toFixed(0)} % of a core`,
    );
    const p95 = (numbers: number[]): number => quantile(numbers, 0.95);
    console.log(
      `acknowledged        ${inQuantiles(acknowledged)} ` +
        judge(p95(acknowledged) <= BARS.acknowledgedMs, `p95 ${BARS.acknowledgedMs} ms`),
    );
    console.log(`seen by the other   ${inQuantiles(seen)} ${judge(p95(seen) <= BARS.seenMs, `p95 ${BARS.seenMs} ms`)}`);
    console.log(`me, alone           ${inQuantiles(alone)}`);
    const slowdown = quantile(beside, 0.99) / quantile(alone, 0.99);
    console.log(`me, beside them     ${inQuantiles(beside)}`);
    console.log(
      `p99 of me beside them / alone  ${slowdown.toFixed(2)} ` +
        judge(slowdown <= BARS.slowdown, `at most ${BARS.slowdown}`),
    );
    for (const match of matches) match.close();
  } finally {
    await stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
