// `node scripts/prove/hostile-pgn.ts`: gives PGN that is made to keep the server busy to what checks chapters, and
// counts the time of the processor. It ends with 1 where one takes more than 100 ms, or is taken.
import { ChapterForm } from '../../server/features/chapters/chapters.schema.ts';
import { shapesIn } from '../../server/rules/comment-marks.ts';
import { treesIn } from '../../server/rules/game-tree.ts';
import { hostilePgns, oddPgns } from './hostile-pgns.ts';

const MOST_MS = 100;
/** As long as a chapter may be. */
const SIZE = 299_000;

const check = (pgn: string) => ChapterForm.safeParse({ title: 'a', mode: 'ler', side: 'white', pgn });

const onceMsOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The better of two, as one may have to clear away what the case before left. */
const cpuMsOf = (work: () => unknown): number => Math.min(onceMsOf(work), onceMsOf(work));

// What every process has done before, for which nobody is to blame.
for (const pgn of Object.values(hostilePgns(20_000))) check(pgn);

let [worst, faults] = [0, 0];
const report = (name: string, ms: number, fault: string): void => {
  worst = Math.max(worst, ms);
  if (fault !== '' || ms > MOST_MS) faults += 1;
  console.log(`${name.padEnd(30)} ${ms.toFixed(0).padStart(4)} ms ${fault}`);
};
for (const [name, pgn] of Object.entries(hostilePgns(SIZE))) {
  let isTaken = false;
  const ms = cpuMsOf(() => ({ success: isTaken } = check(pgn)));
  report(name, ms, isTaken ? 'is taken' : '');
}
for (const [name, pgn] of Object.entries(oddPgns(SIZE))) {
  const ms = cpuMsOf(() => treesIn(pgn).flatMap(({ nodes }) => nodes.map(({ written }) => shapesIn(written.comment))));
  report(name, ms, '');
}
console.log(
  `${faults === 0 ? 'each' : `${faults} not`} within ${MOST_MS} ms; the worst took ${worst.toFixed(0)} ms of CPU`,
);
if (faults > 0) process.exitCode = 1;
