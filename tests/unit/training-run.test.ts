import { describe, expect, test } from 'vitest';
import type { ThemeProgress } from '../../server/features/puzzles/puzzles.schema.ts';
import { groupsOf } from '../../src/features/chess/training/home/theme-groups.ts';
import { begin, miss, runOut, solve, tick, timeLeft } from '../../src/features/chess/training/run/run.ts';

describe('a run of puzzles', () => {
  test('a sequence has one life and no clock', () => {
    const run = solve(solve(begin('sequencia', 0), 1_000), 3_600_000);
    expect(run).toMatchObject({ solved: 2, lives: 1, ended: null });
    expect(timeLeft(run, 3_600_000)).toBeNull();
    expect(miss(run, 3_600_001)).toMatchObject({ solved: 2, lives: 0, ended: 'lives' });
  });

  test('a race has three lives and three minutes', () => {
    const twice = miss(miss(begin('corrida', 0), 1), 2);
    expect(twice).toMatchObject({ lives: 1, ended: null });
    expect(miss(twice, 3)).toMatchObject({ lives: 0, ended: 'lives' });
    expect(timeLeft(twice, 60_000)).toBe(120_000);
    expect(tick(twice, 179_999).ended).toBeNull();
    expect(tick(twice, 180_000).ended).toBe('time');
  });

  test('what comes after the end counts for nothing', () => {
    const late = solve(begin('corrida', 0), 180_001);
    expect(late).toMatchObject({ solved: 0, ended: 'time' });
    expect(miss(solve(late, 180_002), 180_003)).toEqual(late);
    expect(solve(runOut(begin('sequencia', 0), 1), 2)).toMatchObject({ solved: 0, ended: 'empty' });
  });
});

describe('the chart of themes', () => {
  const progress = (theme: ThemeProgress['theme'], tried: number, atFirstTry: number): ThemeProgress => ({
    theme,
    total: 50,
    tried,
    solved: tried,
    atFirstTry,
  });

  test('begins with the themes in which one fails most, and leaves out what is no theme to train', () => {
    const groups = groupsOf([
      progress('garfo', 10, 8),
      progress('cravada', 10, 2),
      progress('espeto', 2, 0),
      progress('umLance', 10, 1),
      progress('mateEm1', 20, 20),
    ]);
    expect(groups.map(({ label, themes }) => [label, themes.map(({ theme }) => theme)])).toEqual([
      ['Onde você mais erra', ['cravada', 'garfo']],
      ['Mates', ['mateEm1']],
      ['Táticas', ['garfo', 'cravada', 'espeto']],
    ]);
  });
});
