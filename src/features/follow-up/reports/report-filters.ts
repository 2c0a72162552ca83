import { REPORT_PERIODS } from '../../../../server/features/follow-up/follow-up-lists.schema.ts';
import type { ReportPeriod, ReportTab } from '../../../../server/features/follow-up/reports.schema.ts';
import { choiceField, numberField, type UrlState } from '../../../lib/url-state.ts';

export const TABS = [
  { value: 'overview', label: 'Visão Geral' },
  { value: 'students', label: 'Alunos' },
  { value: 'courses', label: 'Cursos' },
  { value: 'financial', label: 'Financeiro' },
] as const satisfies readonly { value: ReportTab; label: string }[];

export const periodLabels: Record<ReportPeriod, string> = {
  '7d': 'Últimos 7 dias',
  '30d': 'Últimos 30 dias',
  '90d': 'Últimos 90 dias',
  '1y': 'Último ano',
};

export const reportFields = {
  tab: choiceField<ReportTab, 'overview'>(
    'aba',
    TABS.map(({ value }) => value),
    'overview',
  ),
  period: choiceField('periodo', REPORT_PERIODS, '30d'),
  courseId: numberField('curso'),
};
export type ReportFilters = UrlState<typeof reportFields>;
