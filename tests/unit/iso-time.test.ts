import { expect, test } from 'vitest';
import { isoTime } from '../../server/common/iso-time.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const MOMENTS = [
  0,
  -1,
  DAY_MS - 1,
  DAY_MS,
  Date.parse('2024-02-29T23:59:59.999Z'),
  Date.parse('0099-01-01T00:00:00.007Z'),
  Date.parse('+012026-11-28T09:08:07.060Z'),
  ...Array.from({ length: 500 }, (_, i) => Math.floor(1_795_000_000_000 * Math.sin(i))),
];

test('a moment is the same text as the language writes', () => {
  const moments = MOMENTS.map(ms => new Date(ms));
  expect(moments.map(isoTime)).toEqual(moments.map(at => at.toISOString()));
});

test('what is no moment is refused', () => {
  expect(() => isoTime(new Date(NaN))).toThrow(RangeError);
});
