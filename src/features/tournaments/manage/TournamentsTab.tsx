import { CalendarPlus, GraduationCap, Pencil, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Tournament } from '../../../../server/features/tournaments/tournaments.schema.ts';
import { CoinPrice } from '../../../shared/coins/Coins.tsx';
import { participantsText, statusOf } from '../../../shared/tournaments/tournament-labels.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CancelTournament } from './CancelTournament.tsx';
import { EntrantsDialog } from './EntrantsDialog.tsx';
import { ManagedRow } from './ManagedRow.tsx';
import { ProfessorsDialog } from './ProfessorsDialog.tsx';
import { TournamentDialog } from './TournamentDialog.tsx';
import { useManagedTournaments, useReadsEntrants, useSetRegistration } from './use-manage.ts';

type TabProps = { isAdmin: boolean; page: number; onGoTo: (page: number) => void };

/** All tournaments, the latest first. Administrators change them; professors can only see the entrants. */
export const TournamentsTab = ({ isAdmin, page, onGoTo }: TabProps) => {
  const [edited, setEdited] = useState<Tournament | 'new' | null>(null);
  return (
    <>
      {isAdmin && (
        <Button className="mb-6" onClick={() => setEdited('new')}>
          <Plus aria-hidden /> Novo torneio
        </Button>
      )}
      <List isAdmin={isAdmin} page={page} onGoTo={onGoTo} onEdit={setEdited} />
      {edited && <TournamentDialog tournament={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
};

const List = ({ isAdmin, page, onGoTo, onEdit }: TabProps & { onEdit: (tournament: Tournament) => void }) => {
  const list = useManagedTournaments(page);
  const [read, setRead] = useState<Tournament | null>(null);
  const [taught, setTaught] = useState<Tournament | null>(null);
  const readsEntrants = useReadsEntrants(isAdmin);
  if (list.isPending) return <SkeletonCards count={3} className="h-28" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { tournaments, total, pageSize } = list.data;
  if (tournaments.length === 0)
    return (
      <EmptyState
        icon={CalendarPlus}
        title="Nenhum torneio criado"
        text="O que você criar aparece aqui e na página dos torneios."
      />
    );
  return (
    <>
      <ul aria-label="Torneios" aria-busy={list.isPlaceholderData} className="grid gap-4">
        {tournaments.map(tournament => (
          <ManagedRow key={tournament.id} name={tournament.name} facts={<Facts tournament={tournament} />}>
            {readsEntrants({ kind: 'tournament', id: tournament.id }) && (
              <Button size="sm" variant="secondary" onClick={() => setRead(tournament)}>
                <Users aria-hidden /> Inscritos<span className="sr-only">: {tournament.name}</span>
              </Button>
            )}
            {isAdmin && (
              <Button size="sm" variant="secondary" onClick={() => setTaught(tournament)}>
                <GraduationCap aria-hidden /> Professores<span className="sr-only">: {tournament.name}</span>
              </Button>
            )}
            {isAdmin && !tournament.cancelled && <Changes tournament={tournament} onEdit={onEdit} />}
          </ManagedRow>
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={onGoTo} />
      {taught && (
        <ProfessorsDialog
          event={{ kind: 'tournament', id: taught.id, name: taught.name }}
          onClose={() => setTaught(null)}
        />
      )}
      {read && (
        <EntrantsDialog entered={{ kind: 'tournament', id: read.id, name: read.name }} onClose={() => setRead(null)} />
      )}
    </>
  );
};

const Facts = ({ tournament }: { tournament: Tournament }) => {
  const { label, tone } = statusOf(tournament);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <span>{formatMoment(tournament.startsAt)}</span>
      <CoinPrice value={tournament.price} />
      <span>{participantsText(tournament)}</span>
    </>
  );
};

const Changes = ({ tournament, onEdit }: { tournament: Tournament; onEdit: (tournament: Tournament) => void }) => {
  const { id, name, over, registration } = tournament;
  const set = useSetRegistration();
  const isOpen = registration === 'open';
  const toggle = () =>
    set.mutate(
      { tournamentId: id, open: !isOpen },
      {
        onSuccess: () => toast({ title: isOpen ? 'Inscrições fechadas' : 'Inscrições abertas!', description: name }),
        onError: error =>
          toast({
            title: 'Não foi possível mudar as inscrições',
            description: errorText(error),
            variant: 'destructive',
          }),
      },
    );
  return (
    <>
      {!over && (
        <Button size="sm" variant="secondary" loading={set.isPending} onClick={toggle}>
          {isOpen ? 'Fechar inscrições' : 'Abrir inscrições'}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => onEdit(tournament)}>
        <Pencil aria-hidden /> Editar<span className="sr-only">: {name}</span>
      </Button>
      {!over && <CancelTournament tournament={tournament} />}
    </>
  );
};
