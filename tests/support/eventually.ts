import { vi } from 'vitest';

/**
 * An upper bound, for a machine that does much else: vitest itself gives up after a second. Less than a test may take,
 * so that a failure says what was waited for.
 */
const TIMEOUT_MS = 50_000;

/** Waits until a check no longer throws. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: TIMEOUT_MS });
