import { dayOf } from '../../lib/moments.ts';
import { DAY_MS } from '../../../server/common/time.schema.ts';

/** A week, in the early evening: what most homework has. */
export const usualDue = (): { day: string; time: string } => ({
  day: dayOf(new Date(Date.now() + 7 * DAY_MS)),
  time: '18:00',
});
