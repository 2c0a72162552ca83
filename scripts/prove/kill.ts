// `node scripts/prove/kill.ts 200`: so many rounds of kill -9 amid writes; the last line is what they found, and it
// ends with 1 if that is anything.
import { killRounds } from './kill-rounds.ts';

const { kills, acknowledged, unanswered, lost, wronglyPaid, damage, startMs } = await killRounds(
  Number(process.argv[2] ?? 200),
);
console.log(
  `${kills} kills amid ${acknowledged} acknowledged writes (${unanswered} cut off): ` +
    `${lost} lost, ${wronglyPaid} paid wrongly, ${damage} damaged; serves again in ${startMs} ms`,
);
if (lost + wronglyPaid + damage > 0) process.exitCode = 1;
