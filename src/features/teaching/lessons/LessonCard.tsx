import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { formatDuration } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { plainLine } from '../shared/plain-line.ts';
import { kindOf } from './lesson-facts.ts';

type LessonCardProps = {
  lesson: Lesson;
  /** The drag handle, before the number. */ handle?: ReactNode;
  actions: ReactNode;
  className?: string;
};

/** A lesson at a glance, and what can be done with it. */
export const LessonCard = ({
  lesson: { title, description, order, duration, active, videoUrl, quiz, resources },
  handle,
  actions,
  className,
}: LessonCardProps) => {
  const { label, icon: Icon } = kindOf({ videoUrl, quiz });
  const facts = [
    formatDuration(duration),
    resources.length > 0 && `${resources.length} recurso(s)`,
    quiz && `${quiz.questions.length} questão(ões)`,
  ];
  return (
    <div
      className={clsx(
        'flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4',
        'shadow-card sm:flex-nowrap sm:p-5',
        className,
      )}
    >
      {handle}
      <span
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-full bg-brand font-display text-lg font-semibold',
          'text-on-brand tabular-nums',
        )}
      >
        {order}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-lg font-semibold break-words">{title}</h3>
          <Badge tone="info">
            <Icon aria-hidden /> {label}
          </Badge>
          {!active && <Badge>Rascunho</Badge>}
        </div>
        <p className="mt-1 line-clamp-2 break-words text-ink-soft">{plainLine(description)}</p>
        <p className="mt-2 text-[0.95rem] text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="ml-auto flex shrink-0 gap-1">{actions}</div>
    </div>
  );
};
