import { expect, test } from 'vitest';
import { killRounds } from './kill-rounds.ts';
import { extent } from '../../server/harness/extent.ts';

const KILLS = extent(2, 4);

test(
  'kill -9 during writes, again and again, loses nothing acknowledged, pays nothing twice and damages nothing',
  { timeout: 300_000 },
  async () => {
    const { acknowledged, ...figures } = await killRounds(KILLS);
    expect(figures).toMatchObject({ kills: KILLS, lost: 0, wronglyPaid: 0, damage: 0 });
    expect(acknowledged).toBeGreaterThan(0);
  },
);
