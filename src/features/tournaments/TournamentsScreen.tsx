import { CalendarClock, Settings, Trophy } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../shared/session/session.tsx';
import { TournamentCard } from '../../shared/tournaments/TournamentCard.tsx';
import { useTournaments } from '../../shared/tournaments/use-tournaments.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { ClassTournaments } from './ClassTournaments.tsx';
import { PastList } from './PastList.tsx';

/** The school's tournaments: those to come with their registration, and what has been played. Open to everybody. */
const TournamentsScreen = () => {
  const { user } = useSession();
  const isStaff = user !== null && user.role !== 'student';
  return (
    <>
      <PageHeading
        title="Torneios"
        subtitle="Participe de torneios e compita com outros jogadores."
        actions={
          isStaff && (
            <LinkButton href="/tournaments/administrar">
              <Settings aria-hidden /> {user.role === 'admin' ? 'Administrar torneios' : 'Ver inscritos'}
            </LinkButton>
          )
        }
      />
      {user && <ClassTournaments teaches={isStaff} />}
      <section aria-labelledby="proximos">
        <h2 id="proximos" className="mb-5 text-heading">
          Próximos torneios
        </h2>
        <Upcoming />
      </section>
      <section aria-labelledby="anteriores" className="mt-12">
        <h2 id="anteriores" className="mb-5 text-heading">
          Torneios anteriores
        </h2>
        <Past />
      </section>
    </>
  );
};

export default TournamentsScreen;

const Upcoming = () => {
  const [page, setPage] = useState(1);
  const list = useTournaments('upcoming', page);
  if (list.isPending) return <SkeletonCards count={3} className="h-96" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { tournaments, total, pageSize } = list.data;
  if (tournaments.length === 0)
    return (
      <EmptyState
        icon={CalendarClock}
        title="Nenhum torneio marcado"
        text="Quando a escola anunciar o próximo, ele aparece aqui."
      />
    );
  return (
    <>
      <ul aria-label="Próximos torneios" className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3">
        {tournaments.map(tournament => (
          <TournamentCard key={tournament.id} tournament={tournament} />
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={setPage} />
    </>
  );
};

const Past = () => {
  const [page, setPage] = useState(1);
  const list = useTournaments('past', page);
  if (list.isPending) return <SkeletonCards count={3} className="h-24" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { tournaments, total, pageSize } = list.data;
  if (tournaments.length === 0)
    return (
      <EmptyState
        icon={Trophy}
        title="Nenhum torneio realizado ainda"
        text="Depois do primeiro, a história da escola começa aqui."
      />
    );
  return (
    <>
      <PastList tournaments={tournaments} />
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={setPage} />
    </>
  );
};
