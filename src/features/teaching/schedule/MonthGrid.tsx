import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { plural } from '../../../lib/plural.ts';
import { dayByKey, dayName, monthName, monthOf, WEEKDAYS, weeksOf } from '../../../shared/calendar/days.ts';
import { DayLessons } from './DayLessons.tsx';
import type { DatedLesson, LessonsByDay } from './use-schedule.ts';

type MonthGridProps = {
  month: string;
  today: string;
  selected: string | undefined;
  /** Undefined while it is loading. */
  byDay: LessonsByDay | undefined;
  onSelect: (day: string) => void;
  /** Called when a key leads to a day of another month. */
  onMonth: (month: string) => void;
};

/** Where Tab enters the grid: the chosen day, today, or the first of the month. */
const entryOf = (month: string, among: readonly (string | undefined)[]): string =>
  among.find(day => day && monthOf(day) === month) ?? `${month}-01`;

const countText = ({ length }: readonly DatedLesson[]): string =>
  length === 0 ? 'nenhuma aula' : plural(length, 'aula');

/** A month, week by week. Arrows, Home, End and Page keys walk through the days; Enter or Space opens one. */
export const MonthGrid = ({ month, today, selected, byDay, onSelect, onMonth }: MonthGridProps) => {
  const [walked, setWalked] = useState<string>();
  const entry = entryOf(month, [walked, selected, today]);
  const grid = useRef<HTMLDivElement>(null);
  const isWalking = useRef(false);

  // The day that a key leads to may be in a month that is not rendered yet.
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${entry}"]`)?.focus();
  }, [entry]);

  const walk = (event: KeyboardEvent, day: string) => {
    const next = dayByKey(day, event.key, event.shiftKey);
    const opens = event.key === 'Enter' || event.key === ' ';
    if (next === undefined && !opens) return;
    event.preventDefault();
    if (next === undefined) return onSelect(day);
    isWalking.current = true;
    setWalked(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };

  const choose = (day: string) => {
    setWalked(day);
    onSelect(day);
  };

  return (
    <div ref={grid} role="grid" aria-label={`Cronograma de ${monthName(month)}`} className="grid gap-0.5 sm:gap-1">
      <div role="row" className="grid grid-cols-7 gap-0.5 sm:gap-1">
        {WEEKDAYS.map(name => (
          <span
            key={name}
            role="columnheader"
            aria-label={name}
            className="pb-1 text-center text-sm font-semibold text-ink-soft"
          >
            {name.slice(0, 3)}
          </span>
        ))}
      </div>
      {weeksOf(month).map(week => (
        <div key={week[0]} role="row" className="grid grid-cols-7 gap-0.5 sm:gap-1">
          {week.map(day => {
            const lessons = byDay?.get(day) ?? [];
            return (
              <div
                key={day}
                role="gridcell"
                data-day={day}
                tabIndex={day === entry ? 0 : -1}
                aria-selected={day === selected}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => choose(day)}
                onKeyDown={event => walk(event, day)}
                className={clsx(
                  'relative min-h-13 min-w-0 cursor-pointer rounded-control border-2 p-1 sm:min-h-28',
                  day === selected ? 'border-brand bg-brand-soft' : 'border-line hover:border-line-strong',
                  day !== selected && (monthOf(day) === month ? 'bg-surface' : 'bg-sunken text-ink-soft'),
                )}
              >
                <span className="sr-only">{byDay ? `${dayName(day)}, ${countText(lessons)}` : dayName(day)}</span>
                <span
                  aria-hidden
                  className={clsx(
                    'grid size-7 place-items-center rounded-full text-sm font-semibold tabular-nums max-sm:mx-auto',
                    day === today && 'bg-brand text-on-brand',
                  )}
                >
                  {Number(day.slice(8))}
                </span>
                <DayLessons lessons={lessons} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
