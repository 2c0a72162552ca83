import { expect, test } from 'vitest';
import { addDays, dayOf, weekdayOf } from '../../server/days.ts';

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
