import { afterAll, expect, test, vi } from 'vitest';
import { seededRandom } from '../../server/harness/random.ts';
import { kinds } from '../../server/harness/positions/kinds.ts';
import { playEach } from './play.ts';
import { randomPositions } from '../../server/harness/positions/random-positions.ts';
import { createPool } from '../../server/engine/pool.ts';
import { engineCommand, startProcess } from '../../server/engine/process.ts';
import { extent } from '../../server/harness/extent.ts';

/** `npm run engine:positions` takes 10,000. */
const COUNT = extent(60, 300);
const onTrouble = vi.fn();
const pool = createPool({ start: () => startProcess(engineCommand(undefined)), size: 1, onTrouble });
afterAll(() => pool.close());

const samples = randomPositions(COUNT, 2);

test('the random positions are of every kind, and no two alike', () => {
  expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  expect(new Set(samples.map(({ fen }) => fen)).size).toBe(COUNT);
});

test.each(['facil', 'medio', 'dificil'] as const)(
  '%s moves legally in every one of them, and no process is lost',
  { timeout: 600_000 },
  async difficulty => {
    expect(await playEach(pool, samples, difficulty, seededRandom(2))).toMatchObject({
      faults: [],
      milliseconds: { length: COUNT },
    });
    expect(onTrouble).not.toHaveBeenCalled();
  },
);
