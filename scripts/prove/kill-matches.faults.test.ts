import { expect, test } from 'vitest';
import { extent } from '../../server/harness/extent.ts';
import { matchKillRounds } from './match-kill-rounds.ts';

const { kills, games } = extent({ kills: 1, games: 20 }, { kills: 4, games: 100 });

test(
  'kill -9 during live games loses no acknowledged move, and rates each game once',
  { timeout: 300_000 },
  async () => {
    const { acknowledged, ...figures } = await matchKillRounds(kills, games);
    expect(figures).toMatchObject({ kills, lost: 0, wronglyRated: 0 });
    expect(acknowledged).toBeGreaterThan(games);
  },
);
