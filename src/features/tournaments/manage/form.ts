import { dayOf, momentAt, timeOf } from '../../../lib/moments.ts';

/** A moment as two fields hold it, in São Paulo. */
export const dayAndTimeOf = (iso: string | null): { day: string; time: string } =>
  iso === null ? { day: '', time: '' } : { day: dayOf(new Date(iso)), time: timeOf(new Date(iso)) };

/** The moment that two fields say; null where one of them is empty. */
export const momentOf = ({ day, time }: { day: string; time: string }): string | null =>
  day === '' || time === '' ? null : momentAt(day, time);

export const textOf = (number: number | null): string => (number === null ? '' : String(number));
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** `startsAt` stands in two fields; what is wrong with it is shown at the day. */
export const FIELD_OF = { startsAt: 'day' };
