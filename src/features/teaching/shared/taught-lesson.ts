import type { LessonStatus, TaughtLesson } from '../../../../server/features/teaching/taught-lessons.schema.ts';
import type { Tone } from '../../../ui/tones.ts';

const statuses: Record<LessonStatus, { label: string; tone: Tone }> = {
  scheduled: { label: 'Agendada', tone: 'info' },
  completed: { label: 'Concluída', tone: 'brand' },
  cancelled: { label: 'Cancelada', tone: 'danger' },
  draft: { label: 'Rascunho', tone: 'neutral' },
  published: { label: 'Publicada', tone: 'gold' },
};

export const statusOf = ({ status }: Pick<TaughtLesson, 'status'>): { label: string; tone: Tone } => statuses[status];

export const editorOf = ({ id, courseId }: Pick<TaughtLesson, 'id' | 'courseId'>): string =>
  `/professor/cursos/${courseId}/lessons/${id}/edit`;
