import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import { whyItWorks } from '../../server/engine/motifs.ts';

/** Moves in UCI. */
const line = (moves: string) => ({
  moves: moves.split(' '),
  rank: 1,
  depth: 12,
  score: { kind: 'cp' as const, value: 300 },
});

test('a piece that falls while taking was not pinned before', () => {
  // Black's own knight leaves Black's queen pinned on f7; the piece that falls there is White's queen, which takes it.
  const game = new Chess('r3k1r1/pp3q2/6n1/3pnpBQ/b6P/P1P1R3/4NPP1/R3KB2 b q - 1 21');
  const why = whyItWorks(game, line('f5f4 e3e5 g6e5 h5f7 e5f7 g5f6 a7a6'));
  expect(why ?? '').not.toContain('cravada');
});
