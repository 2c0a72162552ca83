import { describe, expect, test } from 'vitest';
import { gameAccuracy } from '../../server/rules/game-accuracy.ts';
import { judge } from '../../server/rules/judgment.ts';
import { moveAccuracy, winPercent, type Evaluation } from '../../server/rules/winning-chances.ts';

const times = (count: number, ...values: number[]): number[] => Array.from({ length: count }, () => values).flat();
const accuracyOf = (cps: number[], first: 'white' | 'black' = 'white') =>
  gameAccuracy(
    cps.map(cp => ({ cp })),
    first,
  );

describe('winning chances', () => {
  test.each<[Evaluation, number]>([
    [{ cp: 0 }, 50],
    [{ cp: 100 }, 59.1],
    [{ cp: -300 }, 24.89],
    [{ cp: 1_000 }, 97.54],
    [{ cp: 5_000 }, 97.54],
    [{ mate: 3 }, 97.54],
    [{ mate: -1 }, 2.46],
    [{ won: 'black' }, 2.46],
  ])('of %j are %d percent', (evaluation, percent) => {
    expect(winPercent(evaluation)).toBeCloseTo(percent, 1);
  });

  test.each([
    [50, 60, 100],
    [50, 50, 100],
    [60, 55, 80.81],
    [60, 40, 41.02],
    [97, 3, 0],
  ])('that go from %d to %d make a move of %d percent', (before, after, accuracy) => {
    expect(moveAccuracy(before, after)).toBeCloseTo(accuracy, 1);
  });
});

// The cases and bounds of lila's own test of its formula (AccuracyPercentTest): evaluations, White's and Black's
// accuracy, and how near they must come.
describe('the accuracy of a game is the one that Lichess publishes', () => {
  test.each<[string, number[], [number, number], [number, number]]>([
    ['two good moves', [15, 15], [100, 1], [100, 1]],
    ['White blunders at once', [-900, -900], [10, 5], [100, 1]],
    ['Black blunders at once', [15, 900], [100, 1], [10, 5]],
    ['both blunder at once', [-900, 0], [10, 5], [10, 5]],
    ['20 perfect moves', times(20, 15), [100, 1], [100, 1]],
    ['20 perfect moves and a blunder of White', [...times(20, 15), -900], [50, 5], [100, 1]],
    ['21 perfect moves and a blunder of Black', [...times(21, 15), 900], [100, 1], [50, 5]],
    ['5 average moves each', times(5, -50, 15), [76, 8], [76, 8]],
    ['50 average moves each', times(50, -50, 15), [76, 8], [76, 8]],
    ['50 mediocre moves each', times(50, -135, 15), [54, 8], [54, 8]],
    ['50 terrible moves each', times(50, -435, 15), [20, 8], [20, 8]],
  ])('%s', (_, cps, [white, nearWhite], [black, nearBlack]) => {
    const found = accuracyOf(cps);
    expect(Math.abs((found.white ?? NaN) - white)).toBeLessThanOrEqual(nearWhite);
    expect(Math.abs((found.black ?? NaN) - black)).toBeLessThanOrEqual(nearBlack);
  });

  test('when Black moves first', () => {
    const found = accuracyOf([900, 900], 'black');
    expect(found.white).toBeCloseTo(100, 0);
    expect(found.black).toBeLessThan(15);
  });

  test('a side that has not moved has none', () => {
    expect(accuracyOf([])).toEqual({ white: null, black: null });
    expect(accuracyOf([15])).toEqual({ white: 100, black: null });
  });
});

describe('the mark of a move', () => {
  test.each<[Evaluation, Evaluation, string | undefined]>([
    [{ cp: 15 }, { cp: -30 }, undefined],
    [{ cp: 15 }, { cp: -40 }, '?!'],
    [{ cp: 15 }, { cp: -100 }, '?'],
    [{ cp: 15 }, { cp: -155 }, '??'],
    [{ cp: 900 }, { cp: 700 }, undefined],
    [{ cp: 30 }, { mate: -2 }, '??'],
    [{ cp: -800 }, { mate: -4 }, '?'],
    [{ cp: -1_200 }, { mate: -4 }, '?!'],
    [{ mate: 2 }, { cp: 1_200 }, '?!'],
    [{ mate: 2 }, { cp: 850 }, '?'],
    [{ mate: 2 }, { cp: 60 }, '??'],
    [{ mate: 1 }, { mate: -1 }, '??'],
    [{ mate: 2 }, { mate: 5 }, undefined],
    [{ mate: -5 }, { mate: -1 }, undefined],
    [{ mate: 1 }, { won: 'white' }, undefined],
    [{ mate: -5 }, { cp: -300 }, undefined],
  ])('of White from %j to %j is %s', (before, after, mark) => {
    expect(judge('white', before, after)).toBe(mark);
    const turned = (evaluation: Evaluation): Evaluation =>
      'cp' in evaluation
        ? { cp: -evaluation.cp }
        : 'mate' in evaluation
          ? { mate: -evaluation.mate }
          : { won: evaluation.won === 'white' ? 'black' : 'white' };
    expect(judge('black', turned(before), turned(after))).toBe(mark);
  });
});
