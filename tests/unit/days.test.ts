import { expect, test } from 'vitest';
import { addDays, dayOf, mondayOf, startOf, weekdayOf } from '../../server/days.ts';

test.each([
  ['2026-11-21T02:59:59.999Z', '2026-11-20'],
  ['2026-11-21T03:00:00.000Z', '2026-11-21'],
  ['2027-01-01T01:00:00.000Z', '2026-12-31'],
  // Summer time, which São Paulo had until 2019.
  ['2018-12-02T02:00:00.000Z', '2018-12-02'],
])('%s is the %s in São Paulo', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
});

test('21 November 2026 is a Saturday', () => {
  expect(weekdayOf('2026-11-21')).toBe(6);
});

test.each([
  ['2026-11-21', '2026-11-21T03:00:00.000Z'],
  ['2027-01-01', '2027-01-01T03:00:00.000Z'],
  // Summer time: within it, on the day without a midnight on which it began, and after the day of 25 hours on which it ended.
  ['2018-12-02', '2018-12-02T02:00:00.000Z'],
  ['2018-11-04', '2018-11-04T03:00:00.000Z'],
  ['2019-02-17', '2019-02-17T03:00:00.000Z'],
])('%s begins at %s', (day, moment) => {
  expect(startOf(day).toISOString()).toBe(moment);
  expect(dayOf(new Date(startOf(day).getTime() - 1))).toBe(addDays(day, -1));
});

test.each([['2026-11-16', '2026-11-16'], ['2026-11-21', '2026-11-16'], ['2026-11-22', '2026-11-16'], ['2026-11-23', '2026-11-23'], ['2027-01-01', '2026-12-28']])(
  'the week of %s begins on Monday, %s',
  (day, monday) => expect(mondayOf(day)).toBe(monday),
);
