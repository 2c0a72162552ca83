import { CalendarClock } from 'lucide-react';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useSessions } from '../use-mentoring.ts';
import { SessionCard } from './SessionCard.tsx';

/** The student's next meetings with mentors. */
export const UpcomingSessions = () => (
  <section aria-labelledby="sessoes" className="mb-12">
    <h2 id="sessoes" className="mb-5 text-heading">
      Próximas Sessões
    </h2>
    <Sessions />
  </section>
);

const Sessions = () => {
  const { data: sessions, isPending, isError, error, refetch } = useSessions();
  if (isPending) return <Skeleton className="h-36" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  if (sessions.length === 0) {
    return (
      <p className="flex items-center gap-3 rounded-card border border-line bg-surface p-5 text-ink-soft shadow-card">
        <CalendarClock aria-hidden className="size-6 shrink-0" /> Nenhuma sessão marcada. Escolha um mentor e reserve a
        primeira.
      </p>
    );
  }
  return (
    <ul aria-label="Próximas sessões" className="grid gap-4">
      {sessions.map(session => (
        <SessionCard key={session.bookingId} session={session} />
      ))}
    </ul>
  );
};
