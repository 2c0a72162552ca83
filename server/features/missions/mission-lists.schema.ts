// Apart from the contract, so that the missions' screen loads no validation.
import { MINUTE_MS } from '../../common/time.schema.ts';

/** Most common first. */
export const RARITIES = ['Comum', 'Raro', 'Épico', 'Lendário', 'Mítico'] as const;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The time left, rounded up to minutes: '25 min', '5 h 12 min', '1 dia', '3 dias'. */
export const timeLeftUntil = (endsAt: string, now: number): string => {
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE_MS));
  const days = Math.floor(minutes / DAY_MINUTES);
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  if (days > 0) return days === 1 ? '1 dia' : `${days} dias`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
};
