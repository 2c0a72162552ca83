import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../server/common/time.schema.ts';
import { dateFormat, once } from './once.ts';

/** Numbers and moments as Brazilians write them. */

const money = once(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));
const date = dateFormat('pt-BR');
const longDate = dateFormat('pt-BR', { dateStyle: 'long' });
const moment = dateFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const relative = once(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }));

/** Cents of R$: 3990 → 'R$ 39,90'. */
export const formatMoney = (cents: number): string => money().format(cents / 100);

/** A moment in ISO 8601 → '21/11/2026', as the day is in São Paulo; a bare yyyy-mm-dd is that very day. */
export const formatDate = (iso: string): string =>
  iso.length === 10 ? iso.split('-').reverse().join('/') : date().format(new Date(iso));

/** A day in words, with the first of a month as Brazilians say it: '1 de maio' → '1º de maio'. */
export const withFirst = (day: string): string => day.replace(/\b1 de /, '1º de ');

/** → '21 de novembro de 2026'. */
export const formatLongDate = (iso: string): string => withFirst(longDate().format(new Date(iso)));

/** A moment in ISO 8601 → '21/11/2026 às 14:05', as the clock is in São Paulo. */
export const formatMoment = (iso: string): string => moment().format(new Date(iso)).replace(',', ' às');

/** Minutes: 45 → '45min', 750 → '12h 30min', 120 → '2h'. */
export const formatDuration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}h`, (rest > 0 || hours === 0) && `${rest}min`].filter(Boolean).join(' ');
};

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** How long ago a moment was: 'há 2 dias', 'ontem', 'agora'. */
export const formatRelative = (iso: string, now = Date.now()): string => {
  const elapsed = Date.parse(iso) - now;
  const found = UNITS.find(({ ms }) => Math.abs(elapsed) >= ms);
  return found ? relative().format(Math.trunc(elapsed / found.ms), found.unit) : 'agora';
};
