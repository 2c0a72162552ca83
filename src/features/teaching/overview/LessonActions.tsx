import { CalendarPlus, ChartColumn, Pencil, Play } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { TaughtLesson } from '../../../../server/features/teaching/taught-lessons.schema.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { editorOf } from '../shared/taught-lesson.ts';

type Action = { label: string; icon: LucideIcon; href: string; variant: 'primary' | 'secondary' };

const scheduleOf = ({ id }: TaughtLesson): string => `/professor/aulas/cronograma?aula=${id}`;

const reportOn = ({ courseId }: TaughtLesson): Action => ({
  label: 'Ver Relatório',
  icon: ChartColumn,
  href: `/professor/relatorios?aba=courses&curso=${courseId}`,
  variant: 'secondary',
});

const actions: Record<TaughtLesson['status'], (lesson: TaughtLesson) => Action[]> = {
  scheduled: ({ id, courseId }) => [
    { label: 'Iniciar', icon: Play, href: `/course/${courseId}?aula=${id}`, variant: 'primary' },
  ],
  completed: lesson => [reportOn(lesson)],
  published: lesson => [
    reportOn(lesson),
    { label: 'Marcar data', icon: CalendarPlus, href: scheduleOf(lesson), variant: 'secondary' },
  ],
  cancelled: lesson => [
    { label: 'Marcar nova data', icon: CalendarPlus, href: scheduleOf(lesson), variant: 'secondary' },
  ],
  draft: lesson => [{ label: 'Continuar Edição', icon: Pencil, href: editorOf(lesson), variant: 'primary' }],
};

/** The next steps for a lesson in its state. */
export const LessonActions = ({ lesson }: { lesson: TaughtLesson }) => (
  <div className="flex flex-wrap gap-2 lg:justify-end">
    {actions[lesson.status](lesson).map(({ label, icon: Icon, href, variant }) => (
      <LinkButton key={label} href={href} size="sm" variant={variant} aria-label={`${label}: ${lesson.title}`}>
        <Icon aria-hidden /> {label}
      </LinkButton>
    ))}
  </div>
);
