// `npm run bench:engine [-- --games 50 --seconds 60]`: how 50 simultaneous games slow down all other requests, how long
// the engine takes, and what somebody who asks it without end takes from the others. It measures the real server from
// outside, so the times include HTTP, the queue, and the cores that this script uses.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAcademy } from '../server/harness/process.ts';
import { attackEngine } from './bench/engine-attack.ts';
import { call, type Session } from './bench/client.ts';
import { inQuantiles, milliseconds, quantile } from './bench/figures.ts';
import { playGames } from './bench/games.ts';
import { studentSessions } from './bench/people.ts';
import { CALLS_PER_SECOND, probe } from './bench/probe.ts';
import { randomPositions } from '../server/harness/positions/random-positions.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '50' }, seconds: { type: 'string', default: '60' } },
});
const [games, seconds] = [Number(values.games), Number(values.seconds)];

const LEVELS = ['facil', 'medio', 'dificil'];
/** Before the games and again after them, so that other load of the machine affects both sides. */
const IDLE_SECONDS = 20;
const PAUSE_MS = 1_000;
const AT_ONCE = 4;
const SECONDS_PER_LEVEL = 15;
const ANALYSES = 48;
/**
 * Limits: the other calls' p99 compared with their idle p99; milliseconds at p95 with four at once, of the slowest
 * analysis, and of the slowest move while somebody attacks.
 */
const BARS = { slowdown: 3, facil: 300, medio: 300, dificil: 1_000, analysis: 1_500, attackedMove: 1_000 };

const judge = (met: boolean, bar: string): string => {
  if (!met) process.exitCode = 1;
  return `(bar ${bar}: ${met ? 'met' : 'MISSED'})`;
};

const report = (faults: string[]): void => {
  if (faults.length === 0) return;
  process.exitCode = 1;
  console.log(`FAULTS: ${faults.length}, such as ${[...new Set(faults)].slice(0, 5).join('; ')}`);
};

const measureClasses = async (sessions: Session[]): Promise<void> => {
  const [session] = sessions as [Session];
  await probe(session, 10);
  const earlier = await probe(session, IDLE_SECONDS);
  const [busy, played] = await Promise.all([
    probe(session, seconds),
    playGames({ sessions: sessions.slice(0, games), levels: LEVELS, seconds, pause: PAUSE_MS, seed: 1 }),
  ]);
  const later = await probe(session, IDLE_SECONDS);
  const idle = [...earlier.milliseconds, ...later.milliseconds];
  const moves = Object.values(played.moves).flat().length;
  console.log(
    `\n${games} games for ${seconds} s: each student moves about ${PAUSE_MS / 1_000} s after the engine has answered`,
  );
  console.log(
    `${moves} moves (${(moves / seconds).toFixed(1)} a second), ${played.finished} games finished, ` +
      `${played.busy} answers 503 with Retry-After`,
  );
  for (const level of LEVELS) console.log(`  ${level.padEnd(8)} ${inQuantiles(played.moves[level] ?? [])}`);
  const [before, during] = [quantile(idle, 0.99), quantile(busy.milliseconds, 0.99)];
  console.log(`\nother calls, ${CALLS_PER_SECOND} a second`);
  console.log(`  idle     ${inQuantiles(idle)} (${idle.length} calls)`);
  console.log(`  playing  ${inQuantiles(busy.milliseconds)} (${busy.milliseconds.length} calls)`);
  console.log(
    `  p99 playing / idle  ${(during / before).toFixed(2)} ` +
      judge(during <= BARS.slowdown * before, `at most ${BARS.slowdown}`),
  );
  report([...earlier.faults, ...later.faults, ...busy.faults, ...played.faults]);
};

const measureLevel = async (sessions: Session[], level: 'facil' | 'medio' | 'dificil'): Promise<void> => {
  const { moves, faults } = await playGames({
    sessions: sessions.slice(0, AT_ONCE),
    levels: [level],
    seconds: SECONDS_PER_LEVEL,
    pause: 0,
    seed: 2,
  });
  const taken = moves[level] ?? [];
  console.log(
    `  ${level.padEnd(8)} ${inQuantiles(taken)} (${taken.length} moves) ` +
      judge(quantile(taken, 0.95) <= BARS[level], `p95 at most ${BARS[level]} ms`),
  );
  report(faults);
};

const measureAnalysis = async (sessions: Session[]): Promise<void> => {
  const samples = randomPositions(ANALYSES, 3);
  const faults: string[] = [];
  const explainEach = async (): Promise<number[]> => {
    const taken: number[] = [];
    const left = samples.values();
    const caller = async (session: Session): Promise<void> => {
      for (const { fen } of left) {
        const answer = await call(session, 'POST', '/api/chess/analyze', { fen });
        taken.push(answer.milliseconds);
        if (answer.status !== 200) faults.push(`${fen}: ${answer.status}`);
      }
    };
    await Promise.all(sessions.slice(0, AT_ONCE).map(caller));
    return taken;
  };
  const [first, again] = [await explainEach(), await explainEach()];
  const slowest = Math.max(...first);
  console.log(
    `  analysis ${inQuantiles(first)}, slowest ${milliseconds(slowest)} (${ANALYSES} positions) ` +
      judge(slowest <= BARS.analysis, `at most ${BARS.analysis} ms`),
  );
  console.log(`  repeated ${inQuantiles(again)}`);
  report(faults);
};

/** One of the students asks for analyses without end; ten others play meanwhile. */
const measureAttack = async (sessions: Session[]): Promise<void> => {
  const [attacker, ...others] = sessions.slice(0, 11) as [Session, ...Session[]];
  const [attack, { moves, busy, faults }] = await Promise.all([
    attackEngine(attacker, SECONDS_PER_LEVEL),
    playGames({ sessions: others, levels: ['facil'], seconds: SECONDS_PER_LEVEL, pause: PAUSE_MS, seed: 3 }),
  ]);
  const taken = moves.facil ?? [];
  const slowest = Math.max(...taken);
  console.log(
    `\n${others.length} play while one asks for ${attack.asked} analyses: ${attack.answered} answered, ` +
      `${attack.refused} refused with 429`,
  );
  console.log(
    `  moves    ${inQuantiles(taken)}, slowest ${milliseconds(slowest)} (${taken.length} moves), ${busy} answers 503 ` +
      judge(busy === 0 && slowest <= BARS.attackedMove, `no 503, at most ${BARS.attackedMove} ms`),
  );
  report([...faults, ...attack.faults]);
};

const folder = mkdtempSync(join(tmpdir(), 'academia-bench-engine-'));
const settings = {
  DEMO: '1',
  RATE_LIMITS: 'off',
  ...(process.env.STOCKFISH_PATH && { STOCKFISH_PATH: process.env.STOCKFISH_PATH }),
};
await (await startAcademy(folder, settings)).stop();
const cookies = await studentSessions(join(folder, 'academy.db'), Math.max(games, 11));
const academy = await startAcademy(folder, settings);
try {
  console.log(`${availableParallelism()} cores, ${process.env.STOCKFISH_PATH ?? 'Stockfish from npm'}`);
  const sessions = cookies.map(cookie => ({ url: academy.url, cookie }));
  await measureClasses(sessions);
  console.log(`\n${AT_ONCE} at once, without a pause, so that each waits for three others`);
  for (const level of ['facil', 'medio', 'dificil'] as const) await measureLevel(sessions, level);
  await measureAnalysis(sessions);
  await measureAttack(sessions);
} finally {
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
