import { List } from 'lucide-react';
import { useState } from 'react';
import type { SessionUser } from '../../../shared/session/session.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { dayOf } from '../../../lib/moments.ts';
import { CourseFilter } from '../../../shared/professor/CourseFilter.tsx';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { AddDialog } from './AddDialog.tsx';
import { Agenda } from './Agenda.tsx';
import { monthOf } from '../../../shared/calendar/days.ts';
import { MonthBar } from './MonthBar.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useScheduleView } from './schedule-view.ts';
import { useDating, useMonth } from './use-schedule.ts';

const Schedule = ({ user }: { user: SessionUser }) => {
  const [today] = useState(() => dayOf(new Date()));
  const [view, setView] = useScheduleView(today);
  const { byDay, isPending, error, refetch } = useMonth(view.month, view.courseId);
  const { giveDate, changes, isSaving } = useDating();
  /** Whether a lesson is being chosen, and for which day. */
  const [adding, setAdding] = useState<{ day: string | undefined }>();
  /** Shows this day, or its month where a whole month is shown. */
  const showDay = (day: string) =>
    setView({ month: monthOf(day), day: view.day && day, lessonId: undefined }, { replace: true });
  const dating = { isSaving, onDate: giveDate };
  return (
    <>
      <PageHeading
        title="Cronograma"
        subtitle="As aulas com data marcada, mês a mês. Os horários são os de Brasília."
        actions={
          <>
            <LinkButton href="/professor/aulas" variant="secondary">
              <List aria-hidden /> Ver Aulas
            </LinkButton>
            <LinkButton href={user.role === 'admin' ? '/dashboard' : '/professor'} variant="secondary">
              Voltar
            </LinkButton>
          </>
        }
      />
      <CourseFilter className="mb-6 sm:max-w-md" value={view.courseId} onChange={courseId => setView({ courseId })} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1.8fr)_minmax(22rem,1fr)]">
        <Card aria-busy={isPending} className="max-sm:px-2">
          <MonthBar
            month={view.month}
            onMonth={month => setView({ month, day: undefined })}
            onToday={() => setView({ month: monthOf(today), day: today })}
          />
          <MonthGrid
            month={view.month}
            today={today}
            selected={view.day}
            byDay={isPending || error ? undefined : byDay}
            onSelect={day => setView({ day, month: monthOf(day) })}
            onMonth={month => setView({ month, day: undefined }, { replace: true })}
          />
        </Card>
        <Card>
          {error ? (
            <LoadError error={error} onRetry={refetch} />
          ) : isPending ? (
            <div role="status">
              <span className="sr-only">Carregando...</span>
              <Skeleton className="h-56 w-full" />
            </div>
          ) : (
            <Agenda
              {...dating}
              month={view.month}
              day={view.day}
              byDay={byDay}
              changes={changes}
              onAdd={day => setAdding({ day })}
              onMove={lessonId => setView({ lessonId }, { replace: true })}
              onWholeMonth={() => setView({ day: undefined })}
            />
          )}
        </Card>
      </div>
      {view.lessonId !== undefined && (
        <MoveDialog
          {...dating}
          lessonId={view.lessonId}
          onClose={() => setView({ lessonId: undefined }, { replace: true })}
          onMoved={showDay}
        />
      )}
      {adding && (
        <AddDialog
          {...dating}
          day={adding.day}
          courseId={view.courseId}
          onClose={() => setAdding(undefined)}
          onAdded={day => {
            setAdding(undefined);
            showDay(day);
          }}
        />
      )}
    </>
  );
};

/** The lessons with a date as a calendar. */
const ScheduleScreen = () => <ProfessorArea>{user => <Schedule user={user} />}</ProfessorArea>;

export default ScheduleScreen;
