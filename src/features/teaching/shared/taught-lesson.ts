import type { LessonStatus, TaughtLesson } from '../../../../server/features/teaching/taught-lessons.schema.ts';
import type { Tone } from '../../../ui/tones.ts';

const statuses: Record<LessonStatus, { label: string; tone: Tone }> = {
  scheduled: { label: 'Agendada', tone: 'info' },
  completed: { label: 'Concluída', tone: 'brand' },
  cancelled: { label: 'Cancelada', tone: 'danger' },
  draft: { label: 'Rascunho', tone: 'neutral' },
};
/** A published lesson without a date was never held on a day: students take it when they like. */
const published = { label: 'Publicada', tone: 'gold' } as const;

export const statusOf = ({
  status,
  scheduledDate,
}: Pick<TaughtLesson, 'status' | 'scheduledDate'>): { label: string; tone: Tone } =>
  status === 'completed' && scheduledDate === null ? published : statuses[status];

export const editorOf = ({ id, courseId }: Pick<TaughtLesson, 'id' | 'courseId'>): string =>
  `/professor/cursos/${courseId}/lessons/${id}/edit`;
