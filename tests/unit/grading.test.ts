import { expect, test } from 'vitest';
import { standingOf } from '../../server/features/progress/grading.ts';

test.each([
  { tally: { points: 20, waiting: 1, total: 3 }, standing: { score: 66, passed: false, waiting: true } },
  { tally: { points: 10, waiting: 1, total: 3 }, standing: { score: 33, passed: false, waiting: false } },
  { tally: { points: 30, waiting: 1, total: 4 }, standing: { score: 75, passed: true, waiting: false } },
  { tally: { points: 0, waiting: 1, total: 1 }, standing: { score: 0, passed: false, waiting: true } },
  { tally: { points: 20, waiting: 0, total: 3 }, standing: { score: 66, passed: false, waiting: false } },
  { tally: { points: 14, waiting: 0, total: 2 }, standing: { score: 70, passed: true, waiting: false } },
  { tally: { points: 13, waiting: 0, total: 2 }, standing: { score: 65, passed: false, waiting: false } },
])('$tally stands at $standing', ({ tally, standing }) => {
  expect(standingOf(tally)).toEqual(standing);
});
