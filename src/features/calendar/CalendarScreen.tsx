import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, dayField } from '../../shared/calendar/days.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { shortDate } from '../../shared/calendar/entry-labels.ts';
import { useCalendarWeek } from '../../shared/calendar/use-calendar-week.ts';
import { AwaitingApproval } from '../../shared/guards/AwaitingApproval.tsx';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddressCard } from './AddressCard.tsx';
import { WeekDays } from './WeekDays.tsx';

const fields = { day: dayField };

const Weeks = () => {
  const [{ day }, setView] = useUrlState(fields);
  const found = useCalendarWeek(day);
  if (found.isPending)
    return (
      <div role="status">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-80 w-full" />
      </div>
    );
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const week = found.data;
  const isThisWeek = week.from <= week.today && week.today <= week.to;
  const go = (next: string | undefined) => setView({ day: next });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="icon" aria-label="Semana anterior" onClick={() => go(addDays(week.from, -7))}>
          <ChevronLeft aria-hidden />
        </Button>
        <Button variant="secondary" size="icon" aria-label="Próxima semana" onClick={() => go(addDays(week.from, 7))}>
          <ChevronRight aria-hidden />
        </Button>
        <h2 role="status" className="text-heading">
          Semana de {shortDate(week.from)} a {shortDate(week.to)}
        </h2>
        {!isThisWeek && (
          <Button variant="ghost" size="sm" onClick={() => go(undefined)}>
            Esta semana
          </Button>
        )}
      </div>
      <WeekDays week={week} isOld={found.isPlaceholderData} />
    </>
  );
};

/** `/calendario`: what somebody studies, teaches and has booked, week by week. */
const CalendarScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired text="Entre para ver o seu calendário." />;
  if (user.awaitingApproval) return <AwaitingApproval />;
  return (
    <>
      <PageHeading
        title="Calendário"
        subtitle="Prazos, aulas com data, torneios e mentorias. Os horários são os de Brasília."
      />
      <Weeks />
      <AddressCard />
    </>
  );
};

export default CalendarScreen;
