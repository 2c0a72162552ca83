// `node scripts/prove/kill-matches.ts 50`: so many rounds of kill -9 during 100 live games; the last line is the
// result, and it ends with 1 if an acknowledged move was lost or a game was not rated exactly once.
import { matchKillRounds } from './match-kill-rounds.ts';

const { kills, acknowledged, unanswered, lost, wronglyRated, ended } = await matchKillRounds(
  Number(process.argv[2] ?? 50),
  100,
);
console.log(
  `${kills} kills during ${acknowledged} acknowledged moves and ends of 100 games at a time (${unanswered} cut off): ` +
    `${lost} lost, ${ended} games ended, ${wronglyRated} rated or kept other than once`,
);
if (lost + wronglyRated > 0) process.exitCode = 1;
