import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * What a server's clock may be set to: what most are, what the school's is, and what is a day ahead of it for half the
 * time.
 */
export const ZONES = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo'];

/** The tests around run in a process whose clock is set to the zone. */
export const inZone = (zone: string): void => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
};
