import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fuzz } from './raw.ts';
import { startAcademy } from '../../server/harness/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The same requests every time: `npm run fuzz:raw` draws others. */
const SEED = 20_261_122;

test('a thousand malformed requests cost no process, no 5xx and no hang', async () => {
  const academy = await startAcademy(folder, { RATE_LIMITS: 'off' });
  try {
    const { statuses, failures, hangs } = await fuzz(Number(new URL(academy.url).port), SEED, 1_000);
    expect({ failures, hangs }).toEqual({ failures: [], hangs: [] });
    expect(statuses[400]).toBeGreaterThan(100);
    expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
    expect(academy.child.exitCode).toBeNull();
  } finally {
    await academy.stop();
  }
}, 600_000);
