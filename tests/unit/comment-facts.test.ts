import { expect, test } from 'vitest';
import { clockIn, evaluationIn } from '../../server/rules/comment-marks.ts';

test.each([
  ['[%clk 0:09:58]', '0:09:58'],
  ['Bom lance [%clk 1:00:03.7] [%timestamp 12]', '1:00:03'],
  ['[%emt 0:00:05]', undefined],
])('the clock in %s is %s', (comment, clock) => {
  expect(clockIn(comment)).toBe(clock);
});

test.each([
  ['[%eval 0.25] [%clk 0:03:00]', { cp: 25 }],
  ['[%eval -1.3,22]', { cp: -130 }],
  ['[%eval #-3]', { mate: -3 }],
  ['[%eval ?]', undefined],
])('the evaluation in %s is %j', (comment, evaluation) => {
  expect(evaluationIn(comment)).toEqual(evaluation);
});
