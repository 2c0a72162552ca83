import { CalendarClock } from 'lucide-react';
import { TournamentCard } from '../../shared/tournaments/TournamentCard.tsx';
import { useTournaments } from '../../shared/tournaments/use-tournaments.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Section } from './Section.tsx';

const SHOWN = 3;

/** The next tournaments, and the link to all of them. */
export const NextTournaments = () => (
  <Section
    title="Próximos torneios"
    action={
      <LinkButton href="/tournaments" variant="ghost">
        Ver todos os torneios
      </LinkButton>
    }
  >
    <Next />
  </Section>
);

const Next = () => {
  const list = useTournaments('upcoming');
  if (list.isPending) return <SkeletonCards count={SHOWN} className="h-96" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const next = list.data.tournaments.filter(({ cancelled }) => !cancelled).slice(0, SHOWN);
  if (next.length === 0)
    return (
      <EmptyState
        icon={CalendarClock}
        title="Nenhum torneio marcado"
        text="Quando a escola anunciar o próximo, ele aparece aqui."
      />
    );
  return (
    <ul aria-label="Próximos torneios" className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3">
      {next.map(tournament => (
        <TournamentCard key={tournament.id} tournament={tournament} />
      ))}
    </ul>
  );
};
