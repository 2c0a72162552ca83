/**
 * Moments in the school's time zone, São Paulo, wherever the reader is. A day is yyyy-mm-dd, a time hh:mm.
 */

import { dateFormat } from './once.ts';

/** Sweden writes '2026-11-21 19:30:00', which is nearly ISO 8601. */
const wall = dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
const long = dateFormat('pt-BR', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const wallOf = (at: Date): string => wall().format(at);

/** The day on which a moment falls. */
export const dayOf = (at: Date): string => wallOf(at).slice(0, 10);

/** The time of day of a moment. */
export const timeOf = (at: Date): string => wallOf(at).slice(11, 16);

/** A day and a time in São Paulo → ISO 8601 in UTC. */
export const momentAt = (day: string, time: string): string => {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const offset = Date.parse(`${wallOf(new Date(asIfUtc)).replace(' ', 'T')}Z`) - asIfUtc;
  return new Date(asIfUtc - offset).toISOString();
};

/** → 'sáb., 21/11/2026, 19:30'. */
export const formatMoment = (iso: string): string => long().format(new Date(iso));
