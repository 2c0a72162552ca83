import { withFirst } from '../../lib/format.ts';

const long = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** yyyy-mm-dd → 'quinta-feira, 26 de novembro'. */
export const dayText = (day: string): string => withFirst(long.format(new Date(day)));

/** A moment → 'quinta-feira, 26 de novembro às 19:00', in São Paulo. */
export const momentText = (iso: string): string => withFirst(moment.format(new Date(iso)));
