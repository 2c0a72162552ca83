import { ReportPeriod } from '../../../../server/features/follow-up/reports.schema.ts';

export const TABS = [
  { value: 'overview', label: 'Visão Geral' },
  { value: 'students', label: 'Alunos' },
  { value: 'courses', label: 'Cursos' },
  { value: 'financial', label: 'Financeiro' },
] as const;
export type ReportTab = (typeof TABS)[number]['value'];

export const periodLabels: Record<ReportPeriod, string> = {
  '7d': 'Últimos 7 dias',
  '30d': 'Últimos 30 dias',
  '90d': 'Últimos 90 dias',
  '1y': 'Último ano',
};

/** Which report is looked at: all of it stands in the address. */
export type ReportPlace = { tab: ReportTab; period: ReportPeriod; courseId: number | undefined };

export const placeFrom = (query: URLSearchParams): ReportPlace => ({
  tab: TABS.find(({ value }) => value === query.get('aba'))?.value ?? 'overview',
  period: ReportPeriod.safeParse(query.get('periodo')).data ?? '30d',
  courseId: /^[1-9]\d{0,8}$/.test(query.get('curso') ?? '') ? Number(query.get('curso')) : undefined,
});

export const queryOf = ({ tab, period, courseId }: ReportPlace): Record<string, string> => ({
  ...(tab !== 'overview' && { aba: tab }),
  ...(period !== '30d' && { periodo: period }),
  ...(courseId && { curso: String(courseId) }),
});
