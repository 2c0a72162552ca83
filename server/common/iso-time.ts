import { remembered } from './remembered.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from './time.schema.ts';

const padded = (below: number, digits: number): string[] =>
  Array.from({ length: below }, (_, number) => String(number).padStart(digits, '0'));
const TWO_DIGITS = padded(60, 2);
const MINUTES = Array.from(
  { length: DAY_MS / MINUTE_MS },
  (_, minute) => `${TWO_DIGITS[Math.floor(minute / 60)]}:${TWO_DIGITS[minute % 60]}:`,
);
const SECONDS = TWO_DIGITS.map(second => `${second}.`);
const MILLISECONDS = padded(SECOND_MS, 3).map(ms => `${ms}Z`);

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
  const ofMinute = ofDay % MINUTE_MS;
  return (
    dayAt(day) +
    MINUTES[Math.floor(ofDay / MINUTE_MS)] +
    (SECONDS[Math.floor(ofMinute / SECOND_MS)]! + MILLISECONDS[ofMinute % SECOND_MS])
  );
};
