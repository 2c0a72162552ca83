import clsx from 'clsx';
import { softTones } from '../../../ui/tones.ts';
import { timeOf } from '../../../lib/moments.ts';
import { statusOf } from '../shared/taught-lesson.ts';
import type { DatedLesson } from './use-schedule.ts';

/** As many as fit into a square of the calendar. */
const SHOWN = 2;

/**
 * The lessons in a day's cell: their start times, or a dot each on a phone. The list beside the grid has the rest.
 */
export const DayLessons = ({ lessons }: { lessons: readonly DatedLesson[] }) => (
  <div aria-hidden>
    <p className="flex flex-wrap justify-center gap-0.5 sm:hidden">
      {lessons.slice(0, SHOWN + 1).map(({ id }) => (
        <span key={id} className="size-1.5 rounded-full bg-brand" />
      ))}
    </p>
    <div className="mt-1 space-y-1 max-sm:hidden">
      {lessons.slice(0, SHOWN).map(lesson => (
        <p
          key={lesson.id}
          className={clsx(
            'rounded px-1.5 py-0.5 text-xs leading-4 font-medium break-words hyphens-auto',
            softTones[statusOf(lesson).tone],
            lesson.status === 'cancelled' && 'line-through',
          )}
        >
          <span className="block tabular-nums">{timeOf(new Date(lesson.scheduledDate))}</span>
          <span className="line-clamp-5" title={lesson.title}>
            {lesson.title}
          </span>
        </p>
      ))}
      {lessons.length > SHOWN && (
        <p className="px-1.5 text-xs font-medium text-ink-soft">mais {lessons.length - SHOWN}</p>
      )}
    </div>
  </div>
);
