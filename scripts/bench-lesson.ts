// `npm run bench:lesson [-- --followers 40 --changes 100]`: a live lesson. How long after a professor's change it has
// reached each follower's screen, and how soon who was away agrees again. Followers and server share the machine, so
// that the figures are the server's at worst.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAcademy } from '../server/harness/process.ts';
import { follow, showTo, startLesson, type Follower } from './bench/live-lesson.ts';
import { makeLessonSchool } from './bench/lesson-school.ts';
import { randomGame } from './bench/live-school.ts';
import { inQuantiles, quantile } from './bench/figures.ts';
import { cpuOf } from './bench/process-cpu.ts';

const { values } = parseArgs({
  options: { followers: { type: 'string', default: '40' }, changes: { type: 'string', default: '100' } },
});
const [count, changes] = [Number(values.followers), Number(values.changes)];

const CHANGE_EVERY_MS = 300;
const AWAY_MS = 20_000;
const BARS = { seenMs: 200, agreesMs: 2_000 };

const judge = (met: boolean, bar: string): string => {
  if (!met) process.exitCode = 1;
  return `(bar ${bar}: ${met ? 'met' : 'MISSED'})`;
};
const wait = (milliseconds: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, milliseconds));

const folder = mkdtempSync(join(tmpdir(), 'academia-bench-'));
try {
  const { classId, professor, students } = await makeLessonSchool(join(folder, 'academy.db'), count);
  const { url, child, stop } = await startAcademy(folder, { DEMO: '0', RATE_LIMITS: 'off' });
  try {
    const leader = { url, cookie: professor };
    const path = randomGame(changes, Math.random);
    let version = await startLesson(leader, classId);
    const followers: Follower[] = await Promise.all(students.map(cookie => follow({ url, cookie }, classId)));
    await Promise.all(followers.map(each => each.until(version)));

    const seen: number[] = [];
    const before = cpuOf(child.pid!);
    for (let ply = 1; ply <= path.length; ply += 1) {
      const startedAt = performance.now();
      const arrivals = followers.map(async each => {
        await each.until(version + 1);
        seen.push(performance.now() - startedAt);
      });
      const shown = showTo(leader, { classId, version, path: path.slice(0, ply) });
      [version] = await Promise.all([shown, ...arrivals]);
      await wait(CHANGE_EVERY_MS);
    }
    const cpu = cpuOf(child.pid!) - before;
    console.log(
      `a change on ${count} boards: ${inQuantiles(seen)} ` +
        judge(quantile(seen, 0.95) <= BARS.seenMs, `p95 ${BARS.seenMs} ms`),
    );
    console.log(`the server's CPU for each change: ${(cpu / path.length).toFixed(1)} ms`);

    const away = students[0]!;
    followers[0]!.close();
    await wait(AWAY_MS);
    version = await showTo(leader, { classId, version, path: [] });
    const startedAt = performance.now();
    const back = await follow({ url, cookie: away }, classId);
    await back.until(version);
    const agrees = performance.now() - startedAt;
    console.log(
      `who was away for 20 s agrees again after ${agrees.toFixed(0)} ms ` +
        judge(agrees <= BARS.agreesMs, `${BARS.agreesMs} ms`),
    );
    for (const each of [...followers, back]) each.close();
  } finally {
    await stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
