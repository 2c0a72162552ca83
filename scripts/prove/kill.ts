// `node scripts/prove/kill.ts 200`: so many rounds of kill -9 during writes; the last line is the result, and it ends
// with 1 if anything was lost or damaged.
import { killRounds } from './kill-rounds.ts';

const { kills, acknowledged, unanswered, lost, wronglyPaid, damage, startMs } = await killRounds(
  Number(process.argv[2] ?? 200),
);
console.log(
  `${kills} kills during ${acknowledged} acknowledged writes (${unanswered} cut off): ` +
    `${lost} lost, ${wronglyPaid} paid wrongly, ${damage} damaged; serves again in ${startMs} ms`,
);
if (lost + wronglyPaid + damage > 0) process.exitCode = 1;
