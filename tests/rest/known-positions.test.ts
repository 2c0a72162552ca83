import { describe, expect, test } from 'vitest';
import { createPool } from '../../server/engine/pool.ts';
import { engineCommand, startProcess } from '../../server/engine/process.ts';
import { analyze } from '../../server/features/chess/chess.service.ts';
import { extent } from '../../server/harness/extent.ts';
import { atEnd } from '../support/endings.ts';
import { knownPositions } from '../support/known-positions.ts';

/** `npm run prove` asks all: searches end by nodes, so that a text changes only with the code or the engine. */
const EVERY = extent(4, 1);
const asked = knownPositions.filter((_, i) => i % EVERY === 0);

const pool = createPool({ start: () => startProcess(engineCommand(undefined)), size: 1, patience: 60_000 });
atEnd(pool.close);

test('there are sixty positions of known truth, no two alike', () => {
  expect(new Set(knownPositions.map(({ fen }) => fen)).size).toBeGreaterThanOrEqual(60);
});

describe('the analysis says what is true of', () => {
  test.each(asked)('$source ($fen)', async ({ fen, says, never = [] }) => {
    const { analysis: text } = await analyze(pool, { id: 1 }, fen);
    for (const words of says) expect(text).toContain(words);
    for (const words of never) expect(text).not.toContain(words);
  });
});
