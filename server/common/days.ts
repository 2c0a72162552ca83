/** Days as the school's calendar counts them: yyyy-mm-dd in São Paulo, whatever the server's own clock is set to. */
import { remembered } from './remembered.ts';
import { MINUTE_MS } from './time.schema.ts';

const ZONE = 'America/Sao_Paulo';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const toTheMinute = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE });
const toTheSecond = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone: ZONE });

const hour = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: ZONE });

/** The first full minute after a moment, or at it: '19:01'. */
export const timeAfter = (at: Date): string => hour.format(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS);

/** '24/11/2026, 19:00' */
export const formatMoment = (at: Date): string => toTheMinute.format(at);

/** A moment inside a sentence: '24/11/2026 às 19:00'. */
export const momentInSentence = (at: Date): string => formatMoment(at).replace(',', ' às');

/** A moment in a spreadsheet's cell: '24/11/2026 19:00'. */
export const momentInCell = (at: Date): string => formatMoment(at).replace(',', '');

/** The same with seconds: '24/11/2026 19:00:05'. */
export const momentInCellToTheSecond = (at: Date): string => toTheSecond.format(at).replace(',', '');

/** Days begin at a full quarter of an hour in every zone, so a quarter lies in one day. */
const QUARTER_MS = 15 * MINUTE_MS;
let latest = { quarter: NaN, day: '' };

/** The day on which a moment falls. Nearly all ask about now. */
export const dayOf = (at: Date): string => {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  if (quarter !== latest.quarter) latest = { quarter, day: calendar.format(at) };
  return latest.day;
};

const dateOf = (day: string): Temporal.PlainDate => Temporal.PlainDate.from(day);

const shifted = remembered((key: string) => {
  const [day = '', days] = key.split(' ');
  return dateOf(day)
    .add({ days: Number(days) })
    .toString();
});

/** The day that is some days after another, or before it. */
export const addDays = (day: string, days: number): string => shifted(`${day} ${days}`);

const startInMs = remembered((day: string) => dateOf(day).toZonedDateTime(ZONE).epochMilliseconds);

/** The moment at which a day begins: midnight, or 1:00 on the days on which summer time began, until 2018. */
export const startOf = (day: string): Date => new Date(startInMs(day));

/** The Monday of the week in which a day falls. */
export const mondayOf = remembered((day: string) => addDays(day, 1 - dateOf(day).dayOfWeek));

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => dateOf(day).dayOfWeek % 7;

/** The first day of the month in which a day falls. */
export const monthStart = (day: string): string => dateOf(day).with({ day: 1 }).toString();

/** The first day of the month that follows. */
export const nextMonthStart = (day: string): string => dateOf(day).with({ day: 1 }).add({ months: 1 }).toString();
