import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../server/harness/random.ts';
import { aiMoveFrom } from '../../../server/engine/ai-move.ts';
import type { Line, Score } from '../../../server/engine/engine.ts';
import { levels, type Level } from '../../../server/engine/levels.ts';

const GAMES = 400;
const at = (depth: number, scores: Record<string, number | 'mate' | 'mated'>): Line[] =>
  Object.entries(scores).map(([move, value], i) => {
    const score: Score =
      typeof value === 'number' ? { kind: 'cp', value } : { kind: 'mate', value: value === 'mate' ? 1 : -1 };
    return { depth, rank: i + 1, score, moves: [move] };
  });

/** How often each move is chosen, as a share. */
const shares = (fen: string, lines: Line[], level: Level): Record<string, number> => {
  const random = seededRandom(7);
  const chess = new Chess(fen);
  const counts: Record<string, number> = {};
  for (let game = 0; game < GAMES; game += 1) {
    const { from, to } = aiMoveFrom(chess, lines, level, random);
    counts[from + to] = (counts[from + to] ?? 0) + 1 / GAMES;
  }
  return counts;
};
const share = (counts: Record<string, number>, move: string): number => counts[move] ?? 0;

test('the same random numbers make the same move', () => {
  const chess = new Chess();
  const lines = at(2, { e2e4: 30, d2d4: 25, g1f3: 20, a2a3: 0 });
  const played = () => {
    const random = seededRandom(1);
    return Array.from({ length: 20 }, () => aiMoveFrom(chess, lines, levels.facil, random).san);
  };
  expect(played()).toEqual(played());
  expect(new Set(played()).size).toBeGreaterThan(1);
});

describe('facil', () => {
  const MATE_IN_ONE = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';
  const quiet = { d1d2: 550, d1d3: 550, h2h3: 550, g1f1: 540 };

  test('mates in one more often than not, but not always', () => {
    const counts = shares(MATE_IN_ONE, at(1, { d1d8: 'mate', ...quiet }), levels.facil);
    expect(share(counts, 'd1d8')).toBeGreaterThan(0.7);
    expect(share(counts, 'd1d8')).toBeLessThan(0.99);
  });

  test('overlooks a mate in one against it now and then, not every time', () => {
    const danger = '3r2k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1';
    const counts = shares(
      danger,
      at(2, { h2h3: 0, g1f1: -20, b1a1: 'mated', b1c1: 'mated', f2f3: 'mated', g2g3: 'mated', h2h4: 'mated' }),
      levels.facil,
    );
    const blundered = 1 - share(counts, 'h2h3') - share(counts, 'g1f1');
    expect(blundered).toBeGreaterThan(0.02);
    expect(blundered).toBeLessThan(0.5);
  });

  test('does not see a tactic of two moves, which is deeper than it looks', () => {
    const lines = [
      ...at(1, { e2e4: 30, d2d4: 30, b1c3: 30, g1f3: 30 }),
      ...at(4, { g1f3: 600, e2e4: 20, d2d4: 20, b1c3: 20 }),
    ];
    expect(share(shares(new Chess().fen(), lines, levels.facil), 'g1f3')).toBeLessThan(0.4);
    expect(share(shares(new Chess().fen(), lines, levels.medio), 'g1f3')).toBeGreaterThan(0.5);
  });

  test('develops rather than walks with its king, when it does not look at all', () => {
    const counts = shares(
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
      at(1, { e1e2: 0, g1f3: 0, h2h3: 0, f1c4: 0 }),
      { ...levels.facil, oversight: 1 },
    );
    expect(share(counts, 'g1f3') + share(counts, 'f1c4')).toBeGreaterThan(0.6);
    expect(share(counts, 'e1e2')).toBeLessThan(0.2);
  });
});

describe('a player who looks at nothing but the move itself', () => {
  const blind: Level = { ...levels.facil, oversight: 1, noise: 0 };
  test.each([
    ['castles', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', { a1b1: 0, e1f1: 0, e1g1: 0 }, 'e1g1'],
    ['takes in passing', '4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1', { d5d6: 0, d5e6: 0, e1e2: 0 }, 'd5e6'],
    ['promotes to a queen', '8/P3k3/8/8/8/8/8/4K3 w - - 0 1', { e1d2: 0, a7a8n: 0, a7a8q: 0 }, 'a7a8'],
    [
      'takes the queen rather than the rook',
      '4k3/8/8/3q1r2/4P3/8/8/4K3 w - - 0 1',
      { e4f5: 0, e4d5: 0, e4e5: 0 },
      'e4d5',
    ],
  ])('%s', (_, fen, scores, move) => {
    expect(shares(fen, at(1, scores), blind)).toEqual({ [move]: expect.closeTo(1) });
  });
});

test('dificil never misses a mate in one, and never gives a piece away', () => {
  const counts = shares(
    '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1',
    at(12, { d1d8: 'mate', d1d2: 550, h2h3: 550, d1d7: 50 }),
    levels.dificil,
  );
  expect(counts).toEqual({ d1d8: expect.closeTo(1) });
  expect(
    share(shares(new Chess().fen(), at(12, { e2e4: 30, g1f3: 25, b1c3: 20, g2g4: -120 }), levels.dificil), 'g2g4'),
  ).toBe(0);
});

test('each level errs less than the one below', () => {
  const lines = [...at(1, { e2e4: 30, d2d4: 20, b1c3: -60, a2a3: -150, g2g4: -300 })];
  const best = (level: Level): number => share(shares(new Chess().fen(), lines, level), 'e2e4');
  expect(best(levels.facil)).toBeLessThan(best(levels.medio));
  expect(best(levels.medio)).toBeLessThan(best(levels.dificil));
});

test('a move that is not legal is never made, whatever the engine says', () => {
  expect(() => aiMoveFrom(new Chess(), at(1, { e2e5: 900 }), levels.facil, () => 0.5)).toThrow();
});
