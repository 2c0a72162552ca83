import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterIdleDays, NEW_PLAYER, rate } from '../../server/rules/glicko.ts';

const of = (rating: number, deviation: number, volatility = 0.06) => ({ rating, deviation, volatility });

describe('a rating', () => {
  test("comes out as in the paper's worked example", () => {
    const results = [
      { opponent: of(1400, 30), score: 1 },
      { opponent: of(1550, 100), score: 0 },
      { opponent: of(1700, 300), score: 0 },
    ];
    const { rating, deviation, volatility } = rate(of(1500, 200), results);
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation).toBeCloseTo(151.52, 1);
    expect(volatility.toFixed(6)).toBe('0.059996');
  });

  test('moves up by a win and down by a loss, as far in both directions among equals', () => {
    const [won, lost] = [1, 0].map(score => rate(NEW_PLAYER, [{ opponent: NEW_PLAYER, score }]).rating);
    expect(won! - 1200).toBeCloseTo(1200 - lost!, 6);
    expect(won).toBeGreaterThan(1300);
  });

  test('moves less the better it is known, and more by a surprise', () => {
    const gain = (player: typeof NEW_PLAYER, rating: number) =>
      rate(player, [{ opponent: of(rating, 80), score: 1 }]).rating - player.rating;
    expect(gain(of(1500, 60), 1500)).toBeLessThan(gain(of(1500, 200), 1500));
    expect(gain(of(1500, 60), 1900)).toBeGreaterThan(gain(of(1500, 60), 1200));
  });

  test('stays a number within its bounds whatever is played', () => {
    const some = fc.record({
      rating: fc.double({ min: 0, max: 4000, noNaN: true }),
      deviation: fc.double({ min: 45, max: 350, noNaN: true }),
      volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
    });
    fc.assert(
      fc.property(some, some, fc.constantFrom(0, 1), (player, opponent, score) => {
        const { rating, deviation, volatility } = rate(player, [{ opponent, score }]);
        expect(Number.isFinite(rating)).toBe(true);
        expect(score === 1 ? rating >= player.rating : rating <= player.rating).toBe(true);
        expect(deviation).toBeGreaterThanOrEqual(45);
        expect(deviation).toBeLessThanOrEqual(350);
        expect(volatility).toBeLessThanOrEqual(0.1);
      }),
      { seed: 5 },
    );
  });
});

describe('a deviation', () => {
  test("grows from 60 to 110 in a year without play, as Lichess's does", () =>
    expect(afterIdleDays(of(1500, 60), 365).deviation).toBeCloseTo(110, 0));

  test.each([
    [0, 60],
    [-3, 60],
    [100_000, 350],
  ])('after %i idle days is %i', (days, deviation) =>
    expect(afterIdleDays(of(1500, 60), days).deviation).toBeCloseTo(deviation, 6),
  );

  test('never falls below 45, however much is played', () => {
    const rated = Array.from({ length: 300 }).reduce<typeof NEW_PLAYER>(
      (player, _, i) => rate(player, [{ opponent: of(player.rating, 45, 0.01), score: i % 2 }]),
      of(1500, 60, 0.01),
    );
    expect(rated.deviation).toBe(45);
  });
});
