import { expect, test } from 'vitest';
import { weigh } from '../../server/rules/equal-moves.ts';

const lines = (...scores: [move: string, centipawns: number][]) =>
  scores.map(([move, value]) => ({ score: { kind: 'cp' as const, value }, moves: [move] }));

test('a right move that gives much away is named, with the best one and both chances', () => {
  const { worse } = weigh(lines(['d1h5', 500], ['g1f3', 30]), ['g1f3']);
  expect(worse).toEqual([{ move: 'g1f3', best: 'd1h5', had: expect.closeTo(0.726, 3), has: expect.closeTo(0.055, 3) }]);
});

test('a move within 0.035 of the right one is as good, one beyond is not', () => {
  expect(weigh(lines(['e2e4', 40], ['d2d4', 25], ['a2a3', -40]), ['e2e4'])).toEqual({ worse: [], equal: ['d2d4'] });
});

test('where the right moves are the best, nothing is said', () => {
  expect(weigh(lines(['e2e4', 300], ['d2d4', 10]), ['e2e4'])).toEqual({ worse: [], equal: [] });
});

test('a right move that the engine did not list is at most as good as the last that it did', () => {
  expect(weigh(lines(['e2e4', 40], ['d2d4', 38]), ['a2a3'])).toEqual({ worse: [], equal: ['e2e4', 'd2d4'] });
  expect(weigh(lines(['e2e4', 900], ['d2d4', 0]), ['a2a3']).worse).toMatchObject([{ move: 'a2a3', has: 0 }]);
});

test('a mate is worth more than any number of pawns', () => {
  const mate = { score: { kind: 'mate' as const, value: 2 }, moves: ['d1h5'] };
  expect(weigh([mate, ...lines(['g1f3', 300])], ['g1f3']).worse).toMatchObject([{ best: 'd1h5', had: 1 }]);
});
