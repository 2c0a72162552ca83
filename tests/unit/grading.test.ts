import { expect, test } from 'vitest';
import { standingOf } from '../../server/features/progress/grading.ts';

test.each([
  { tally: { right: 2, waiting: 1, total: 3 }, standing: { score: 66, passed: false, waiting: true } },
  { tally: { right: 1, waiting: 1, total: 3 }, standing: { score: 33, passed: false, waiting: false } },
  { tally: { right: 3, waiting: 1, total: 4 }, standing: { score: 75, passed: true, waiting: false } },
  { tally: { right: 0, waiting: 1, total: 1 }, standing: { score: 0, passed: false, waiting: true } },
  { tally: { right: 2, waiting: 0, total: 3 }, standing: { score: 66, passed: false, waiting: false } },
])('$tally stands at $standing', ({ tally, standing }) => {
  expect(standingOf(tally)).toEqual(standing);
});
