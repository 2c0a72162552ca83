import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockText, type Clocks, flagged, newClocks, running, stopped, timeLeft } from '../../src/board/clocks.ts';
import { opposite } from '../../src/board/squares.ts';
import { MINUTE_MS } from '../../server/common/time.schema.ts';

const white = running(newClocks(10 * MINUTE_MS), 'w', 1_000);

test('only the clock that runs loses time', () => {
  expect(timeLeft(white, 'w', 61_000)).toBe(9 * MINUTE_MS);
  expect(timeLeft(white, 'b', 61_000)).toBe(10 * MINUTE_MS);
});

test('pressing the clock keeps what was left and lets the other one run', () => {
  const black = running(white, 'b', 61_000);
  expect(timeLeft(black, 'w', 121_000)).toBe(9 * MINUTE_MS);
  expect(timeLeft(black, 'b', 121_000)).toBe(9 * MINUTE_MS);
});

test('stopped clocks stay as they are, however late it gets', () => {
  const ended = stopped(white, 2_000);
  expect(timeLeft(ended, 'w', 9_999_999)).toBe(10 * MINUTE_MS - 1_000);
  expect(flagged(ended, 9_999_999)).toBeNull();
});

test('a side that reaches zero has flagged, not a moment earlier, and stays at zero', () => {
  expect(flagged(white, 1_000 + 10 * MINUTE_MS - 1)).toBeNull();
  expect(flagged(white, 1_000 + 10 * MINUTE_MS)).toBe('w');
  expect(timeLeft(white, 'w', 1_000 + 11 * MINUTE_MS)).toBe(0);
});

test('saved clocks go on where they were, though years have passed', () => {
  const saved = JSON.parse(JSON.stringify(stopped(white, 31_000))) as Clocks;
  const resumed = running(saved, 'w', 1e12);
  expect(timeLeft(resumed, 'w', 1e12 + 30_000)).toBe(9 * MINUTE_MS);
});

test('a system clock that is set back gives nobody time', () => {
  expect(timeLeft(white, 'w', 0)).toBe(10 * MINUTE_MS);
});

describe('however the clocks are pressed and looked at', () => {
  const presses = fc.array(fc.nat({ max: 20_000 }), { maxLength: 40 });

  test('both together have lost exactly the time that passed, until one falls', () => {
    fc.assert(
      fc.property(presses, waits => {
        let clocks = running(newClocks(20 * MINUTE_MS), 'w', 0);
        let now = 0;
        for (const wait of waits) {
          now += wait;
          clocks = running(clocks, opposite(clocks.running!.color), now);
        }
        expect(timeLeft(clocks, 'w', now) + timeLeft(clocks, 'b', now)).toBe(40 * MINUTE_MS - now);
      }),
    );
  });

  test('a tab that slept through all its ticks sees the same time as one that drew each of them', () => {
    fc.assert(
      fc.property(presses, waits => {
        const awake = waits.reduce(
          ({ clocks, now }, wait) => ({ clocks: running(clocks, 'w', now + wait), now: now + wait }),
          { clocks: white, now: 1_000 },
        );
        expect(timeLeft(awake.clocks, 'w', awake.now)).toBe(timeLeft(white, 'w', awake.now));
      }),
    );
  });

  test('no time is ever below zero', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (since, now) => {
        expect(timeLeft(running(newClocks(MINUTE_MS), 'b', since), 'b', now)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
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
