/** An academy whose clock goes on when a test says so: what takes a student minutes takes the test none. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MINUTE_MS } from '../../server/common/time.schema.ts';
import type { Academy } from '../../server/harness/process.ts';
import { eventually } from './eventually.ts';
import { expect } from 'vitest';

const shifted = pathToFileURL(join(import.meta.dirname, '..', '..', 'server', 'harness', 'shifted-clock.ts')).href;

/** The environment of such an academy. */
export const PASSING_MINUTES = { NODE_OPTIONS: `--import=${shifted}`, CLOCK_STEP_MS: String(MINUTE_MS) };

/** A minute passes for the academy: as much as a lesson of the demo asks for. */
export const passMinute = async ({ child, said }: Pick<Academy, 'child' | 'said'>): Promise<void> => {
  const before = said().length;
  child.kill('SIGUSR2');
  await eventually(() => expect(said().slice(before)).toContain('Agora são'));
};
