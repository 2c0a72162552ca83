import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, type Clocks, timeLeft } from '../../src/board/clocks.ts';
import { MINUTE_MS } from '../../server/common/time.schema.ts';

const TEN = 10 * MINUTE_MS;
const white: Clocks = { left: { w: TEN, b: TEN }, running: { color: 'w', since: 1_000 } };

test('only the clock that runs loses time, and it stays at zero', () => {
  expect(timeLeft(white, 'w', 61_000)).toBe(9 * MINUTE_MS);
  expect(timeLeft(white, 'b', 61_000)).toBe(TEN);
  expect(timeLeft(white, 'w', 1_000 + 11 * MINUTE_MS)).toBe(0);
});

test('a system clock that is set back gives nobody time', () => {
  expect(timeLeft(white, 'w', 0)).toBe(TEN);
});

test('no time is ever below zero', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (since, now) => {
      expect(timeLeft({ ...white, running: { color: 'b', since } }, 'b', now)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  [600_000, '10:00'],
  [599_999, '10:00'],
  [599_000, '9:59'],
  [60_000, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [1_800_000, '30:00'],
])('%d ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
