import type { Happened, Report, ReportPeriod } from '../../../../server/features/follow-up/reports.schema.ts';

const shortDay = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** What a point of a series is called: its day, or its month. */
export const pointLabel = (period: ReportPeriod, day: string): string =>
  (period === '1y' ? shortMonth : shortDay).format(new Date(day)).replace(' de ', '/').replace('.', '');

/** How much more than before, in percent, rounded; null where there was nothing to compare with. */
const change = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / before);

/** 'Aumentou 12% …' as a hint below a figure. */
export const changeText = (now: number, before: number): string => {
  const percent = change(now, before);
  if (percent === null) return now === 0 ? 'Nada no período anterior' : 'Nada no período anterior para comparar';
  if (percent === 0) return 'Igual ao período anterior';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('pt-BR')}% em relação ao período anterior`;
};

/** Percent of the attempts that passed; null before the first. */
export const passRate = ({
  quizAttempts,
  quizzesPassed,
}: Pick<Happened, 'quizAttempts' | 'quizzesPassed'>): number | null =>
  quizAttempts === 0 ? null : Math.min(100, Math.floor((100 * quizzesPassed) / quizAttempts));

export const percentText = (percent: number | null): string => (percent === null ? '—' : `${percent}%`);

/** '0%', '1–24%', '100%'. */
export const bandLabel = ({ from, to }: Report['progress'][number]): string =>
  from === to ? `${from}%` : `${from}–${to}%`;
