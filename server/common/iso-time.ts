import { remembered } from './remembered.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time.schema.ts';

const padded = (below: number, digits: number): string[] =>
  Array.from({ length: below }, (_, number) => String(number).padStart(digits, '0'));
const TWO_DIGITS = padded(60, 2);
const THREE_DIGITS = padded(SECOND_MS, 3);

/** '2026-11-28T' */
const dayAt = remembered((day: number) => new Date(day * DAY_MS).toISOString().replace('00:00:00.000Z', ''));

/**
 * The same text as `toISOString`, for the rows of a list: it takes a third of the time, which with fifty rows is a
 * tenth of what the whole list takes. @throws RangeError for a moment that is not valid.
 */
export const isoTime = (at: Date): string => {
  const ms = at.getTime();
  const day = Math.floor(ms / DAY_MS);
  const ofDay = ms - day * DAY_MS;
  const hour = Math.floor(ofDay / HOUR_MS);
  const minute = Math.floor((ofDay % HOUR_MS) / MINUTE_MS);
  const second = Math.floor((ofDay % MINUTE_MS) / SECOND_MS);
  return (
    `${dayAt(day)}${TWO_DIGITS[hour]}:${TWO_DIGITS[minute]}:` +
    `${TWO_DIGITS[second]}.${THREE_DIGITS[ofDay % SECOND_MS]}Z`
  );
};
