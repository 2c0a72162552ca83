import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayByKey,
  dayIn,
  dayName,
  endOfWeek,
  monthIn,
  monthName,
  startOfWeek,
  WEEKDAYS,
  weeksOf,
} from '../../src/shared/calendar/days.ts';
import { dayOf, formatMoment, momentAt, timeOf } from '../../src/lib/moments.ts';

describe('a month', () => {
  test.each([
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-11', 5, '2026-11-01', '2026-12-05'],
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
    ['2028-02', 5, '2028-01-30', '2028-03-04'],
    ['2026-12', 5, '2026-11-29', '2027-01-02'],
  ])('%s has %d weeks, from %s to %s', (month, count, first, last) => {
    const weeks = weeksOf(month);
    expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([count, first, last]);
    expect(weeks.every(week => week.length === 7)).toBe(true);
    const days = weeks.flat();
    expect(days.slice(1)).toEqual(days.slice(0, -1).map(day => addDays(day, 1)));
  });

  test('is called by its name, and its days begin on Sunday', () => {
    expect([monthName('2026-11'), dayName('2026-11-21')]).toEqual([
      'novembro de 2026',
      'sábado, 21 de novembro de 2026',
    ]);
    expect(WEEKDAYS).toEqual([
      'domingo',
      'segunda-feira',
      'terça-feira',
      'quarta-feira',
      'quinta-feira',
      'sexta-feira',
      'sábado',
    ]);
    expect([startOfWeek('2026-11-21'), endOfWeek('2026-11-22')]).toEqual(['2026-11-15', '2026-11-28']);
  });
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %d months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test.each([
  ['ArrowLeft', false, '2026-10-31'],
  ['ArrowRight', false, '2026-11-02'],
  ['ArrowUp', false, '2026-10-25'],
  ['ArrowDown', false, '2026-11-08'],
  ['Home', false, '2026-11-01'],
  ['End', false, '2026-11-07'],
  ['PageUp', false, '2026-10-01'],
  ['PageDown', false, '2026-12-01'],
  ['PageUp', true, '2025-11-01'],
  ['PageDown', true, '2027-11-01'],
  ['a', false, undefined],
])('%s (shift: %s) leads from 1 November 2026 to %s', (key, isShift, expected) => {
  expect(dayByKey('2026-11-01', key, isShift)).toBe(expected);
});

test.each(['2026-02-30', '2026-13-01', '1999-01-01', '2026-1-1', 'x', '', null])('%s is no day', text => {
  expect(dayIn(text)).toBeUndefined();
});
test.each(['2026-13', '2026', '2026-1', '', null])('%s is no month', text => {
  expect(monthIn(text)).toBeUndefined();
});

describe('a moment', () => {
  test.each([
    ['2026-11-21', '19:30', '2026-11-21T22:30:00.000Z'],
    ['2026-11-21', '23:59', '2026-11-22T02:59:00.000Z'],
    // Brazil had summer time until 2019.
    ['2019-01-15', '19:30', '2019-01-15T21:30:00.000Z'],
  ])('on %s at %s in São Paulo is %s, and back', (day, time, iso) => {
    expect(momentAt(day, time)).toBe(iso);
    expect([dayOf(new Date(iso)), timeOf(new Date(iso))]).toEqual([day, time]);
  });

  test('is written with its weekday', () => {
    expect(formatMoment('2026-11-22T02:59:00.000Z')).toBe('sáb., 21/11/2026, 23:59');
  });
});
