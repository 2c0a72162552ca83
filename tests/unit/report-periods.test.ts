import { expect, test } from 'vitest';
import { addDays } from '../../server/common/days.ts';
import {
  byMonths,
  forSeries,
  NOTHING_HAPPENED,
  seriesOf,
  spansOf,
  totalOf,
} from '../../server/features/follow-up/periods.ts';

const TODAY = '2026-11-21';
const on = (day: string, enrollments: number) => ({ ...NOTHING_HAPPENED, day, enrollments });

test.each([
  ['7d', '2026-11-15', '2026-11-08', '2026-11-14'],
  ['30d', '2026-10-23', '2026-09-23', '2026-10-22'],
  ['90d', '2026-08-24', '2026-05-26', '2026-08-23'],
  ['1y', '2025-11-22', '2024-11-22', '2025-11-21'],
] as const)('%s begins on %s and is compared with %s to %s', (period, from, before, beforeTo) => {
  expect(spansOf(period, TODAY)).toEqual({ now: { from, to: TODAY }, before: { from: before, to: beforeTo } });
});

test('a week is drawn day by day, the empty ones too', () => {
  const series = seriesOf('7d', spansOf('7d', TODAY).now, [on('2026-11-16', 2), on('2026-11-21', 1)]);
  expect(series.map(({ day, enrollments }) => [day.slice(8), enrollments])).toEqual([
    ['15', 0],
    ['16', 2],
    ['17', 0],
    ['18', 0],
    ['19', 0],
    ['20', 0],
    ['21', 1],
  ]);
});

test('a quarter is drawn by weeks from Monday, and begins with itself', () => {
  const series = seriesOf('90d', spansOf('90d', TODAY).now, [
    on('2026-08-24', 1),
    on('2026-08-30', 1),
    on('2026-08-31', 1),
  ]);
  expect(series).toHaveLength(13);
  expect(series.slice(0, 2)).toEqual(
    [on('2026-08-24', 2), on('2026-08-31', 1)].map(({ day, ...rest }) => ({ day, ...rest })),
  );
});

test('a year is drawn by months, the first of them from where the year begins', () => {
  const series = seriesOf('1y', spansOf('1y', TODAY).now, [on('2025-11-30', 3), on('2026-11-02', 4)]);
  expect(series.map(({ day }) => day)).toEqual([
    '2025-11-22',
    '2025-12-01',
    ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-01`),
  ]);
  expect([series[0]?.enrollments, series.at(-1)?.enrollments]).toEqual([3, 4]);
});

test('no day is lost between the days and the points', () => {
  const { now } = spansOf('1y', TODAY);
  const days = [on(now.from, 1), on('2026-02-28', 2), on('2026-03-01', 4), on(now.to, 8)];
  expect(totalOf(seriesOf('1y', now, days)).enrollments).toBe(15);
});

test.each([
  ['a span within one month', ['2026-11-03', '2026-11-29'], [['2026-11-03', '2026-11-29']], undefined],
  ['a single day', ['2026-11-30', '2026-11-30'], [['2026-11-30', '2026-11-30']], undefined],
  [
    'the end of a month and the beginning of the next',
    ['2026-10-02', '2026-11-29'],
    [['2026-10-02', '2026-11-29']],
    undefined,
  ],
  ['one whole month', ['2026-02-01', '2026-02-28'], [], ['2026-02', '2026-02']],
  ['a whole month of a leap year', ['2028-02-01', '2028-02-29'], [], ['2028-02', '2028-02']],
  ['from the first of a month', ['2026-10-01', '2026-11-21'], [['2026-11-01', '2026-11-21']], ['2026-10', '2026-10']],
  ['to the last of a month', ['2026-10-31', '2026-11-30'], [['2026-10-31', '2026-10-31']], ['2026-11', '2026-11']],
  [
    'a year from within a month',
    ['2025-11-22', '2026-11-21'],
    [
      ['2025-11-22', '2025-11-30'],
      ['2026-11-01', '2026-11-21'],
    ],
    ['2025-12', '2026-10'],
  ],
  ['a year of the calendar', ['2026-01-01', '2026-12-31'], [], ['2026-01', '2026-12']],
] as const)('%s is read as its whole months and the days around them', (_, [from, to], days, months) => {
  expect(byMonths({ from, to })).toEqual({
    days: days.map(([first, last]) => ({ from: first, to: last })),
    months: months && { from: months[0], to: months[1] },
  });
});

test('every day of a span is read once, singly or in its month', () => {
  for (const length of [1, 2, 28, 29, 30, 31, 32, 59, 60, 61, 62, 91]) {
    for (let start = 0; start < 62; start += 1) {
      const span = { from: addDays('2027-12-20', start), to: addDays('2027-12-20', start + length - 1) };
      const { days, months } = byMonths(span);
      const isRead = (day: string): number =>
        days.filter(({ from, to }) => from <= day && day <= to).length +
        (months && months.from <= day.slice(0, 7) && day.slice(0, 7) <= months.to ? 1 : 0);
      for (let day = addDays(span.from, -32); day <= addDays(span.to, 32); day = addDays(day, 1)) {
        if (isRead(day) !== (span.from <= day && day <= span.to ? 1 : 0))
          expect.fail(`${day} of ${span.from} to ${span.to}`);
      }
    }
  }
});

test('only what is drawn by months is read by months for it', () => {
  const { now } = spansOf('90d', '2026-11-30');
  expect([forSeries('90d', now).months, forSeries('1y', now).months]).toEqual([
    undefined,
    { from: '2026-10', to: '2026-11' },
  ]);
});
