import { addDays, dayOf, mondayOf, startOf } from '../../common/days.ts';
import type { Period } from './catalogue.ts';

/** The days that a mission counts, yyyy-mm-dd in São Paulo, and the moment at which they are over. */
export type Span = { from: string; to: string; endsAt: Date };

const DAYS: Record<Period, number> = { daily: 1, weekly: 7 };

/** The day, or the week from Monday to Sunday, in which a moment falls. */
export const spanOf = (period: Period, now: Date): Span => {
  const today = dayOf(now);
  const from = period === 'weekly' ? mondayOf(today) : today;
  return { from, to: addDays(from, DAYS[period] - 1), endsAt: startOf(addDays(from, DAYS[period])) };
};
