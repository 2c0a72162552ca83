import { describe, expect, test } from 'vitest';
import { addDays, dayOf, startOf } from '../../server/common/days.ts';
import { remember, rememberBy, type Memory } from '../../server/features/puzzles/memory.ts';
import { DAY_MS, HOUR_MS } from '../../server/common/time.schema.ts';

/** The weights of the reference values below, which ts-fsrs is tested with (its long-term scheduler, test 1). */
const WEIGHTS = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904, 0.3025,
  2.1214, 0.2498, 2.9466, 0.4891, 0.6468, 0, 0.5,
];
/** Good six times, forgotten twice, good five times. */
const SOLVED = [1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1].map(Boolean);
const DAYS = [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773];
const STABILITY = [
  3.0412, 13.09130698, 48.15848988, 154.93732625, 445.05562739, 1158.07779739, 16.63063166, 3.01732209, 11.42247264,
  37.37521902, 111.8752758, 306.5974569, 772.94026648,
];
const DIFFICULTY = [
  4.49094334, 4.26664289, 4.05746029, 3.86237659, 3.68044154, 3.51076891, 4.69833071, 5.55956298, 5.26323756,
  4.98688448, 4.72915759, 4.4888015, 4.26464541,
];
const NOON_MS = 12 * HOUR_MS;
const noonOf = (day: string): Date => new Date(startOf(day).getTime() + NOON_MS);

test('what is kept of a card between its answers gives the reference values of ts-fsrs', () => {
  const rememberAsThere = rememberBy({ w: WEIGHTS });
  let known: Memory | undefined;
  let now = noonOf('2022-12-29');
  const found = SOLVED.map(isSolved => {
    const next = rememberAsThere(known, isSolved, now);
    const days = (startOf(next.dueDay).getTime() - startOf(dayOf(now)).getTime()) / DAY_MS;
    known = next;
    now = noonOf(next.dueDay);
    return { days, ...next };
  });
  expect(found.map(({ days }) => days)).toEqual(DAYS);
  for (const [i, { stability, difficulty }] of found.entries()) {
    expect(stability).toBeCloseTo(STABILITY[i] ?? NaN, 6);
    expect(difficulty).toBeCloseTo(DIFFICULTY[i] ?? NaN, 6);
  }
  expect(known).toMatchObject({ reviews: 13, lapses: 2 });
});

describe('a card', () => {
  const first = remember(undefined, false, noonOf('2026-11-02'));

  test('that is answered days too late is remembered the better for it, and counts once', () => {
    const inTime = remember(first, true, noonOf(first.dueDay));
    const late = remember(first, true, noonOf(addDays(first.dueDay, 5)));
    expect(late.stability).toBeGreaterThan(inTime.stability);
    expect(late.reviews).toBe(inTime.reviews);
    expect(late.dueDay > inTime.dueDay).toBe(true);
  });

  test('comes again on a later day, at whatever hour it was answered', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(startOf('2026-11-02').getTime() + hour * HOUR_MS + 1);
      for (const isSolved of [false, true]) expect(remember(undefined, isSolved, now).dueDay > dayOf(now)).toBe(true);
    }
  });
});
