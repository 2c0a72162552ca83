import { expect, test } from 'vitest';
import { playMatch } from './match.ts';
import type { Player } from './players.ts';
import { toUci } from '../../server/engine/position.ts';
import { eloOf, estimate } from './score.ts';

test('a score comes with the interval that its games allow', () => {
  expect(estimate({ wins: 150, draws: 0, losses: 50 })).toMatchObject({
    games: 200,
    score: 0.75,
    low: expect.closeTo(0.686, 2),
    high: expect.closeTo(0.805, 2),
  });
  expect(estimate({ wins: 20, draws: 0, losses: 0 })).toMatchObject({
    score: 1,
    low: expect.closeTo(0.839, 2),
    high: 1,
  });
  expect(estimate({ wins: 0, draws: 4, losses: 0 }).score).toBe(0.5);
});

test('a score is worth Elo points', () => {
  expect(eloOf(0.5)).toBeCloseTo(0);
  expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
  expect(eloOf(0.25)).toBeCloseTo(-190.8, 1);
});

test(`a match is played from each opening twice, with the colours changed, and \
counted for the first player`, async () => {
  const begun: string[] = [];
  const player = (name: string): Player => ({
    name,
    move: async (chess, history) => {
      begun.push(`${name} ${chess.turn()} ${history.slice(0, 8).join(' ')}`);
      return toUci(chess.moves({ verbose: true })[0]!);
    },
  });
  const tally = await playMatch(player('first'), player('second'), 4, () => undefined);
  expect(tally.wins + tally.draws + tally.losses).toBe(4);
  const ruyLopez = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6';
  for (const turn of ['first w', 'first b', 'second w', 'second b']) expect(begun).toContain(`${turn} ${ruyLopez}`);
});
