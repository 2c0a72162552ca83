import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createMachine } from '../../server/features/health/machine-metrics.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

/** Well above what a busy machine does to any process. */
const HITCH_MS = 1_500;

test('a hitch of the event loop is told for a minute, though the clock is put back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const machine = createMachine(undefined);
  await wait(50);
  for (const end = process.hrtime.bigint() + BigInt(HITCH_MS * 1_000_000); process.hrtime.bigint() < end;);
  await wait(50);
  expect((await machine.read()).loopDelayMs).toBeGreaterThan(HITCH_MS / 2);
  vi.setSystemTime(Date.now() - 26 * HOUR_MS);
  vi.advanceTimersByTime(61_000);
  await machine.read();
  expect((await machine.read()).loopDelayMs).toBeLessThan(HITCH_MS / 2);
  vi.useRealTimers();
});
