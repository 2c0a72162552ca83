import { DAY_MS } from '../../server/common/time.schema.ts';

const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
/** yyyy-mm-dd */
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** How long ago a day was: '2026-11-22' → 'ontem', 'hoje', 'há 3 dias'. */
export const formatRelativeDay = (day: string, now = Date.now()): string => {
  const today = isoDate.format(now);
  return relative.format(Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS), 'day');
};
