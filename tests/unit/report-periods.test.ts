import { expect, test } from 'vitest';
import { NOTHING_HAPPENED, seriesOf, spansOf, totalOf } from '../../server/features/reports/periods.ts';

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
  expect(series.map(({ day, enrollments }) => [day.slice(8), enrollments])).toEqual([['15', 0], ['16', 2], ['17', 0], ['18', 0], ['19', 0], ['20', 0], ['21', 1]]);
});

test('a quarter is drawn by weeks from Monday, and begins with itself', () => {
  const series = seriesOf('90d', spansOf('90d', TODAY).now, [on('2026-08-24', 1), on('2026-08-30', 1), on('2026-08-31', 1)]);
  expect(series).toHaveLength(13);
  expect(series.slice(0, 2)).toEqual([on('2026-08-24', 2), on('2026-08-31', 1)].map(({ day, ...rest }) => ({ day, ...rest })));
});

test('a year is drawn by months, the first of them from where the year begins', () => {
  const series = seriesOf('1y', spansOf('1y', TODAY).now, [on('2025-11-30', 3), on('2026-11-02', 4)]);
  expect(series.map(({ day }) => day)).toEqual(['2025-11-22', '2025-12-01', ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-01`)]);
  expect([series[0]?.enrollments, series.at(-1)?.enrollments]).toEqual([3, 4]);
});

test('no day is lost between the days and the points', () => {
  const { now } = spansOf('1y', TODAY);
  const days = [on(now.from, 1), on('2026-02-28', 2), on('2026-03-01', 4), on(now.to, 8)];
  expect(totalOf(seriesOf('1y', now, days)).enrollments).toBe(15);
});
