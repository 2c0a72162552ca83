import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { isFocusFree } from '../../../ui/focus-handover.ts';
import { dayName, monthName, monthOf, shortDayName } from '../../../shared/calendar/days.ts';
import { ScheduledLesson } from './ScheduledLesson.tsx';
import type { GiveDate, LessonsByDay } from './use-schedule.ts';

type AgendaProps = {
  month: string;
  day: string | undefined;
  byDay: LessonsByDay;
  /** Chooses a lesson to teach on a day, or on one that is chosen then. */
  onAdd: (day: string | undefined) => void;
  onMove: (lessonId: number) => void;
  onWholeMonth: () => void;
  onDate: GiveDate;
  isSaving: boolean;
  /** Counts the dates that were changed. */
  changes: number;
};

/** The lessons of a day, or of the whole month, as a list with the details that do not fit into the calendar. */
export const Agenda = ({ month, day, byDay, onAdd, onMove, onWholeMonth, onDate, isSaving, changes }: AgendaProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  // A lesson that leaves its day takes the focus with it. Dialogs restore the focus in a timer, so this runs after
  // that.
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => isFocusFree() && title.current?.focus());
    return () => clearTimeout(timer);
  }, [changes]);

  const days = day ? [day] : [...byDay.keys()].filter(key => monthOf(key) === month);
  const count = days.reduce((sum, key) => sum + (byDay.get(key)?.length ?? 0), 0);
  return (
    <section aria-labelledby="agenda-title">
      <div role="status">
        <h2 ref={title} tabIndex={-1} id="agenda-title" className="mb-3 text-xl font-semibold first-letter:uppercase">
          {day ? dayName(day) : `Aulas de ${monthName(month)}`}
        </h2>
        {count === 0 && (
          <p className="mb-4 text-ink-soft">
            {day ? 'Nenhuma aula marcada neste dia.' : 'Nenhuma aula marcada neste mês.'}
          </p>
        )}
      </div>
      <div className="mb-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onAdd(day)}>
          <CalendarPlus aria-hidden /> {day ? 'Marcar aula neste dia' : 'Marcar aula'}
        </Button>
        {day && (
          <Button size="sm" variant="ghost" onClick={onWholeMonth}>
            Ver o mês inteiro
          </Button>
        )}
      </div>
      {days.map(key => (
        <div key={key} className="border-t border-line pt-3 pb-4">
          {!day && <h3 className="mb-1 font-semibold text-ink-soft first-letter:uppercase">{shortDayName(key)}</h3>}
          <ul aria-label={`Aulas de ${dayName(key)}`} className="space-y-4">
            {(byDay.get(key) ?? []).map(lesson => (
              <ScheduledLesson
                key={lesson.id}
                lesson={lesson}
                isSaving={isSaving}
                onMove={() => onMove(lesson.id)}
                onDate={onDate}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
