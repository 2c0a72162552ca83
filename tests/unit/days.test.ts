import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Days from '../../server/common/days.ts';
import { inZone, ZONES } from '../support/zones.ts';

let days: typeof Days;

describe.each(ZONES)('on a server whose clock is set to %s', zone => {
  inZone(zone);
  // A format without a zone of its own takes the one in which it is made.
  beforeEach(async () => {
    vi.resetModules();
    days = await import('../../server/common/days.ts');
  });

  test.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00.000Z', '2026-11-21'],
    ['2027-01-01T01:00:00.000Z', '2026-12-31'],
    // Summer time, which São Paulo had until 2019.
    ['2018-12-02T02:00:00.000Z', '2018-12-02'],
  ])('%s is the %s in São Paulo', (moment, day) => {
    expect(days.dayOf(new Date(moment))).toBe(day);
  });

  test('days are counted over the ends of months and years', () => {
    expect(days.addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(days.addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(days.addDays('2026-11-21', 0)).toBe('2026-11-21');
  });

  test('21 November 2026 is a Saturday', () => {
    expect(days.weekdayOf('2026-11-21')).toBe(6);
  });

  test.each([
    ['2026-11-21', '2026-11-21T03:00:00.000Z'],
    ['2027-01-01', '2027-01-01T03:00:00.000Z'],
    // Summer time: within it, on the day without a midnight on which it began, and after the day of 25 hours on which
    // it ended.
    ['2018-12-02', '2018-12-02T02:00:00.000Z'],
    ['2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['2019-02-17', '2019-02-17T03:00:00.000Z'],
  ])('%s begins at %s', (day, moment) => {
    expect(days.startOf(day).toISOString()).toBe(moment);
    expect(days.dayOf(new Date(days.startOf(day).getTime() - 1))).toBe(days.addDays(day, -1));
  });

  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-21', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on Monday, %s', (day, monday) => expect(days.mondayOf(day)).toBe(monday));
});
