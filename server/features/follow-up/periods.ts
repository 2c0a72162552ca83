import { addDays, mondayOf, monthStart, nextMonthStart } from '../../common/days.ts';
import type { Happened, ReportPeriod } from './reports.schema.ts';

type Step = 'day' | 'week' | 'month';

/** The length of each period, and the step between its points. */
const PERIODS: Record<ReportPeriod, { days: number; step: Step }> = {
  '7d': { days: 7, step: 'day' },
  '30d': { days: 30, step: 'day' },
  '90d': { days: 90, step: 'week' },
  '1y': { days: 365, step: 'month' },
};

export type Span = { from: string; to: string };

/** The period that ends today, and the period of the same length before it; days as yyyy-mm-dd. */
export const spansOf = (period: ReportPeriod, today: string): { now: Span; before: Span } => {
  const { days } = PERIODS[period];
  const from = addDays(today, 1 - days);
  return { now: { from, to: today }, before: { from: addDays(from, -days), to: addDays(from, -1) } };
};

/** How a span is read: its whole months (yyyy-mm) at once, the remaining days at both ends one by one. */
export type Parts = { days: readonly Span[]; months: Span | undefined };

/** Day by day. */
const singly = (span: Span): Parts => ({ days: [span], months: undefined });

/** With as many whole months as it contains. */
export const byMonths = ({ from, to }: Span): Parts => {
  const start = nextMonthStart(addDays(from, -1));
  const end = monthStart(addDays(to, 1));
  if (start >= end) return singly({ from, to });
  const ends = [
    { from, to: addDays(start, -1) },
    { from: end, to },
  ];
  return {
    days: ends.filter(span => span.from <= span.to),
    months: { from: start.slice(0, 7), to: addDays(end, -1).slice(0, 7) },
  };
};

/** As coarse as the period's points allow. */
export const forSeries = (period: ReportPeriod, span: Span): Parts =>
  PERIODS[period].step === 'month' ? byMonths(span) : singly(span);

/**
 * The first day of the step (day, week from Monday, or month) that contains a day, but not before the period itself.
 */
const startOf = (step: Step, day: string, from: string): string => {
  const start = step === 'day' ? day : step === 'week' ? mondayOf(day) : monthStart(day);
  return start < from ? from : start;
};

export const NOTHING_HAPPENED: Happened = {
  enrollments: 0,
  lessonsCompleted: 0,
  quizAttempts: 0,
  quizzesPassed: 0,
  coursesCompleted: 0,
  revenue: 0,
};

const add = (a: Happened, b: Happened): Happened => ({
  enrollments: a.enrollments + b.enrollments,
  lessonsCompleted: a.lessonsCompleted + b.lessonsCompleted,
  quizAttempts: a.quizAttempts + b.quizAttempts,
  quizzesPassed: a.quizzesPassed + b.quizzesPassed,
  coursesCompleted: a.coursesCompleted + b.coursesCompleted,
  revenue: a.revenue + b.revenue,
});

export const totalOf = (parts: readonly Happened[]): Happened => parts.reduce(add, NOTHING_HAPPENED);

/** One point for every step of the period, in order, also for steps without activity. */
export const seriesOf = (
  period: ReportPeriod,
  { from, to }: Span,
  days: readonly (Happened & { day: string })[],
): (Happened & { day: string })[] => {
  const { step } = PERIODS[period];
  const points = new Map<string, Happened>();
  for (let day = from; day <= to; day = addDays(day, 1)) points.set(startOf(step, day, from), NOTHING_HAPPENED);
  for (const { day, ...happened } of days) {
    const start = startOf(step, day, from);
    points.set(start, add(points.get(start) ?? NOTHING_HAPPENED, happened));
  }
  return [...points].map(([day, happened]) => ({ day, ...happened }));
};
