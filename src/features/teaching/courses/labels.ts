import type { COURSE_SORTS } from '../../../../server/features/teaching/taught-lists.schema.ts';
import type { ProfessorCourse } from '../../../../server/features/teaching/taught-courses.schema.ts';
import { courseStatusLabels } from '../../../lib/course-labels.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { Tone } from '../../../ui/tones.ts';

type Sort = (typeof COURSE_SORTS)[number];

/** A status in words, also for one that this version does not know. */
export const statusText = (status: string): string =>
  (courseStatusLabels as Record<string, string>)[status] ?? 'Desconhecido';

export const statusTones: Partial<Record<ProfessorCourse['status'], Tone>> = {
  active: 'brand',
  draft: 'info',
  paused: 'gold',
  inactive: 'danger',
};

export const sortLabels: Record<Sort, string> = {
  lastUpdated: 'Última atualização',
  title: 'Título',
  students: 'Alunos',
  rating: 'Avaliação',
  revenue: 'Receita',
};

/** A price in cents of R$, as text. */
export const priceText = (cents: number): string => (cents === 0 ? 'Gratuito' : formatMoney(cents));
