import clsx from 'clsx';
import type { Week } from '../../../server/features/calendar/calendar.schema.ts';
import { addDays } from '../../shared/calendar/days.ts';
import { dayLabel, shortDate } from '../../shared/calendar/entry-labels.ts';
import { EntryLink } from '../../shared/calendar/EntryLink.tsx';
import { Card } from '../../ui/Card.tsx';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Monday to Sunday: beside each other where there is room, below each other on a phone. */
export const WeekDays = ({ week: { from, today, entries }, isOld }: { week: Week; isOld: boolean }) => (
  <Card flush aria-busy={isOld} className="@container">
    <ol className="grid grid-cols-1 divide-y divide-line @5xl:grid-cols-7 @5xl:divide-x @5xl:divide-y-0">
      {DAYS.map(number => {
        const day = addDays(from, number);
        const ofDay = entries.filter(entry => entry.day === day);
        return (
          <li
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={clsx(
              'grid min-w-0 content-start gap-x-4 gap-y-2 p-4 @max-5xl:grid-cols-[7.5rem_1fr] @5xl:min-h-56',
              day === today && 'bg-brand-soft',
            )}
          >
            <h3>
              <span className="block font-semibold">{dayLabel(day, today)}</span>
              <span className="block text-[0.95rem] text-ink-soft">{shortDate(day)}</span>
            </h3>
            {ofDay.length === 0 ? (
              <p className="text-ink-soft">
                <span aria-hidden>–</span>
                <span className="sr-only">Nada marcado</span>
              </p>
            ) : (
              <ul className="grid min-w-0 gap-4">
                {ofDay.map(entry => (
                  <li key={`${entry.kind}-${entry.id}`}>
                    <EntryLink entry={entry} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  </Card>
);
