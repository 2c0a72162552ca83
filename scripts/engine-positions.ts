// `npm run engine:positions -- --count 10000 --seed 1`: every level moves once in each of so many random legal
// positions. No move may be illegal, nothing may throw, and no engine process may be lost. Ends with 1 otherwise.
import { parseArgs } from 'node:util';
import { levels } from '../server/engine/levels.ts';
import { createPool } from '../server/engine/pool.ts';
import { engineCommand, startProcess } from '../server/engine/process.ts';
import type { AiMoveInput } from '../server/features/chess/chess.schema.ts';
import { inQuantiles } from './bench/figures.ts';
import { seededRandom } from '../server/harness/random.ts';
import { kinds } from '../server/harness/positions/kinds.ts';
import { playEach } from './positions/play.ts';
import { randomPositions } from '../server/harness/positions/random-positions.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
const since = (start: number): string => `${Math.round((performance.now() - start) / 1_000)} s`;

let startedAt = performance.now();
const samples = randomPositions(Number(values.count), seed);
console.log(
  `${samples.length} positions of ${Object.keys(kinds).length} kinds, seed ${seed}, made in ${since(startedAt)}: ` +
    Object.keys(kinds).join(', '),
);

const troubles: unknown[] = [];
const command = engineCommand(process.env.STOCKFISH_PATH);
const pool = createPool({ start: () => startProcess(command), onTrouble: error => void troubles.push(error) });
try {
  for (const difficulty of Object.keys(levels) as AiMoveInput['difficulty'][]) {
    startedAt = performance.now();
    const { faults, milliseconds } = await playEach(pool, samples, difficulty, seededRandom(seed));
    console.log(
      `${difficulty}: ${samples.length - faults.length} legal moves, ${faults.length} faults, ${since(startedAt)}; ` +
        `with four callers at once ${inQuantiles(milliseconds)}`,
    );
    for (const { kind, fen, what } of faults) console.log(`  ${fen} (${kind}): ${what}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await pool.close();
}
console.log(`engine processes lost: ${troubles.length}`);
for (const trouble of troubles) console.log(`  ${trouble}`);
if (troubles.length > 0) process.exitCode = 1;
