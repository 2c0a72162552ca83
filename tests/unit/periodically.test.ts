import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceADay, periodically } from '../../server/periodically.ts';
import { HOUR_MS, MINUTE_MS } from '../../server/common/time.schema.ts';

const everyMs = 10 * MINUTE_MS;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  [true, 3],
  [false, 2],
])(
  'work that begins at once (%s) comes %i times in 25 minutes of ten each, and not again when it is stopped',
  async (atOnce, times) => {
    const work = vi.fn(async () => undefined);
    const stop = periodically(work, { everyMs, atOnce }, () => undefined);
    await vi.advanceTimersByTimeAsync(25 * MINUTE_MS);
    expect(work).toHaveBeenCalledTimes(times);
    stop();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(work).toHaveBeenCalledTimes(times);
  },
);

test('work that fails is told of and comes again', async () => {
  const told = vi.fn();
  const stop = periodically(() => Promise.reject(new Error('no bucket')), { everyMs, atOnce: true }, told);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(told.mock.calls).toEqual([[new Error('no bucket')], [new Error('no bucket')]]);
  stop();
});

test('work that takes long is not begun a second time beside itself', async () => {
  const under = { way: 0, most: 0 };
  const slow = async (): Promise<void> => {
    under.way += 1;
    under.most = Math.max(under.most, under.way);
    await new Promise(resolve => setTimeout(resolve, 3 * everyMs));
    under.way -= 1;
  };
  const stop = periodically(slow, { everyMs, atOnce: true }, () => undefined);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(under.most).toBe(1);
  stop();
});

test("work of once a day is done once on each of São Paulo's days, and again if it failed", async () => {
  vi.setSystemTime('2026-11-23T12:00:00Z');
  const work = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('locked'));
  const stop = periodically(onceADay(work), { everyMs: HOUR_MS, atOnce: false }, () => undefined);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(work).toHaveBeenCalledTimes(2);
  // Midnight in São Paulo is three o'clock in UTC.
  await vi.advanceTimersByTimeAsync(12 * HOUR_MS);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
});
