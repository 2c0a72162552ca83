import { dayOf } from '../../lib/moments.ts';
import { DAY_MS } from '../../../server/common/time.schema.ts';

const at = (days: number, time: string): { day: string; time: string } => ({
  day: dayOf(new Date(Date.now() + days * DAY_MS)),
  time,
});

/** A week, in the early evening: what most homework has. */
export const usualDue = () => at(7, '18:00');

/** Tomorrow morning: what is prepared today for the next lesson. */
export const tomorrow = () => at(1, '08:00');
