import { CalendarClock, CalendarOff, CalendarX2, EllipsisVertical, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDuration } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/DropdownMenu.tsx';
import { timeOf } from '../../../lib/moments.ts';
import { editorOf, statusOf } from '../shared/taught-lesson.ts';
import type { DatedLesson, GiveDate } from './use-schedule.ts';

type ScheduledLessonProps = { lesson: DatedLesson; isSaving: boolean; onMove: () => void; onDate: GiveDate };

/** A lesson with a date: a link to its editor, and actions for the date. */
export const ScheduledLesson = ({ lesson, isSaving, onMove, onDate }: ScheduledLessonProps) => {
  const { title, courseName, duration, scheduledDate, status } = lesson;
  const [asksToCancel, askToCancel] = useState(false);
  const isCancelled = status === 'cancelled';
  const { label, tone } = statusOf(lesson);
  return (
    <li className="flex items-start gap-3">
      <time dateTime={scheduledDate} className="pt-0.5 font-semibold tabular-nums">
        {timeOf(new Date(scheduledDate))}
      </time>
      <div className="min-w-0 flex-1">
        <Link
          href={editorOf(lesson)}
          className="font-semibold break-words text-brand-text underline underline-offset-4"
        >
          {title}
        </Link>
        <p className="text-[0.95rem] break-words text-ink-soft">
          {courseName} · {formatDuration(duration)}
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <DropdownMenu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            disabled={isSaving}
            aria-label={`Mudar a data de ${title}`}
            className="-mt-2"
          >
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        <MenuItem icon={CalendarClock} onSelect={onMove}>
          {isCancelled ? 'Marcar outra data' : 'Mudar a data'}
        </MenuItem>
        {isCancelled ? (
          <MenuItem
            icon={RotateCcw}
            onSelect={() => onDate({ lesson, scheduledAt: scheduledDate, cancelled: false }, 'Aula retomada')}
          >
            Retomar nesta data
          </MenuItem>
        ) : (
          <MenuItem icon={CalendarX2} onSelect={() => askToCancel(true)}>
            Cancelar a aula
          </MenuItem>
        )}
        <MenuItem
          icon={CalendarOff}
          onSelect={() => onDate({ lesson, scheduledAt: null, cancelled: false }, 'Data retirada')}
        >
          Tirar do cronograma
        </MenuItem>
      </DropdownMenu>
      <AlertDialog
        open={asksToCancel}
        onOpenChange={askToCancel}
        title="Cancelar a aula?"
        text={`“${title}” continua no cronograma, marcada como cancelada. A lição em si continua no curso.`}
        confirmLabel="Cancelar a aula"
        cancelLabel="Manter a aula"
        loading={isSaving}
        onConfirm={() =>
          onDate({ lesson, scheduledAt: scheduledDate, cancelled: true }, 'Aula cancelada', () => askToCancel(false))
        }
      />
    </li>
  );
};
