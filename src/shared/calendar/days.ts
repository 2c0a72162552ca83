/** Days and months of a calendar, as text: yyyy-mm-dd and yyyy-mm. No clock and no time zone in here. */
import { withFirst } from '../../lib/format.ts';
import type { UrlField } from '../../lib/url-state.ts';
import { DAY_MS } from '../../../server/common/time.schema.ts';

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options });
const month = utc({ month: 'long', year: 'numeric' });
const longDay = utc({ dateStyle: 'full' });
const weekday = utc({ weekday: 'long' });
const shortDay = utc({ weekday: 'short', day: 'numeric', month: 'short' });

const textOf = (date: Date): string => date.toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);

export const addDays = (day: string, days: number): string => textOf(new Date(Date.parse(day) + days * DAY_MS));

/** The same day of another month, or its last where it has no such day. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, monthOfYear = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, monthOfYear + months, 0)).getUTCDate();
  return textOf(new Date(Date.UTC(year, monthOfYear - 1 + months, Math.min(dayOfMonth, last))));
};

/** Weeks begin on Sunday. */
export const startOfWeek = (day: string): string => addDays(day, -new Date(day).getUTCDay());
export const endOfWeek = (day: string): string => addDays(startOfWeek(day), 6);

/** The weeks that a month touches, each of seven days. */
export const weeksOf = (monthText: string): string[][] => {
  const first = startOfWeek(`${monthText}-01`);
  const last = addDays(addMonths(`${monthText}-01`, 1), -1);
  const weeks = Math.round((Date.parse(endOfWeek(last)) - Date.parse(first)) / DAY_MS + 1) / 7;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(first, week * 7 + index)),
  );
};

/** The day in the address, if it is a valid one of this century. */
export const dayIn = (text: string | null): string | undefined =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && textOf(new Date(text)) === text
    ? text
    : undefined;
export const monthIn = (text: string | null): string | undefined =>
  dayIn(`${text}-01`) === undefined ? undefined : `${text}`;

/** A day in the address. */
export const dayField: UrlField<string | undefined> = {
  name: 'dia',
  default: undefined,
  parse: text => dayIn(text),
  format: day => day,
};

/** → 'novembro de 2026'. */
export const monthName = (monthText: string): string => month.format(new Date(`${monthText}-01`));
/** → 'sábado, 21 de novembro de 2026'. */
export const dayName = (day: string): string => withFirst(longDay.format(new Date(day)));
/** → 'sáb., 21 de nov.'. */
export const shortDayName = (day: string): string => shortDay.format(new Date(day));

/** 'domingo' to 'sábado'. 4 January 2026 is a Sunday. */
export const WEEKDAYS: readonly string[] = Array.from({ length: 7 }, (_, index) =>
  weekday.format(new Date(addDays('2026-01-04', index))),
);

const steps: Record<string, (day: string, isShift: boolean) => string> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -7),
  ArrowDown: day => addDays(day, 7),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: (day, isShift) => addMonths(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => addMonths(day, isShift ? 12 : 1),
};

/**
 * Where a key leads from a day, as in the grid of a date picker (ARIA Authoring Practices); undefined for a key that
 * leads nowhere.
 */
export const dayByKey = (day: string, key: string, isShift: boolean): string | undefined => steps[key]?.(day, isShift);
