import { BookOpen, CalendarDays, GraduationCap, Sprout, Trophy, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import type { UpcomingSession } from '../../../../server/features/bookings/bookings.schema.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Panel } from '../Panel.tsx';
import { useUpcoming } from '../use-dashboard.ts';

const SHOWN = 4;
const icons: Record<UpcomingSession['kind'], LucideIcon> = {
  slot: GraduationCap,
  program: Sprout,
  tournament: Trophy,
  lesson: BookOpen,
};
const labels: Record<UpcomingSession['kind'], string> = {
  slot: 'Confirmada',
  program: 'Categoria de Base',
  tournament: 'Torneio',
  lesson: 'Aula',
};
const hrefOf = ({ kind, courseId }: UpcomingSession): string =>
  ({ slot: '/mentoria', program: '/categoria-base', tournament: '/tournaments', lesson: `/course/${courseId}` })[kind];

/** The student's next dates: sessions with mentors, tournaments, lessons. */
export const UpcomingSessions = () => (
  <Panel
    icon={CalendarDays}
    title="Próximas Sessões"
    action={
      <LinkButton href="/mentoria/reservas" variant="ghost" size="sm" className="-mr-3">
        Ver reservas
      </LinkButton>
    }
  >
    <Sessions />
  </Panel>
);

const Sessions = () => {
  const { data, isPending, isError, error, refetch } = useUpcoming();
  if (isPending) return <Skeleton className="h-32" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  if (data.sessions.length === 0) {
    return (
      <>
        <p className="mb-4 text-ink-soft">Nada marcado por enquanto.</p>
        <LinkButton href="/mentoria" variant="secondary" size="sm">
          Conhecer a mentoria
        </LinkButton>
      </>
    );
  }
  return (
    <ul aria-label="Próximas sessões" className="grid gap-4">
      {data.sessions.slice(0, SHOWN).map(session => (
        <Session key={`${session.kind}-${session.thingId}`} session={session} />
      ))}
    </ul>
  );
};

const Session = ({ session }: { session: UpcomingSession }) => {
  const { kind, title, startsAt, meeting, meetings, courseTitle } = session;
  const Icon = icons[kind];
  return (
    <li className="flex items-start gap-3.5">
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-gold-text" />
      <div className="min-w-0 wrap-anywhere">
        <Link href={hrefOf(session)} className="leading-snug font-semibold underline-offset-4 hover:underline">
          {title}
        </Link>
        <p className="text-[0.95rem]">
          <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
        </p>
        <p className="text-[0.95rem] text-ink-soft">
          {labels[kind]}
          {courseTitle && ` · ${courseTitle}`}
          {meetings !== null && meetings > 1 && ` · encontro ${meeting} de ${meetings}`}
        </p>
      </div>
    </li>
  );
};
