import { Info, Medal } from 'lucide-react';
import type { SessionUser } from '../../../shared/session/session.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { OwnPosition } from './OwnPosition.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { RankingTable } from './RankingTable.tsx';
import { useRanking } from '../use-lobby.ts';
import { RowsSkeleton } from '../RowsSkeleton.tsx';

type RankingTabProps = { user: SessionUser; page: number; onGoTo: (page: number) => void };

/** The school's students by rating. */
export const RankingTab = ({ user, page, onGoTo }: RankingTabProps) => (
  <Card as="section" aria-labelledby="ranking-title">
    <h2 id="ranking-title" className="flex items-center gap-2.5 text-heading">
      <Medal aria-hidden className="size-6 shrink-0 text-gold-text" /> Ranking da escola
    </h2>
    <p className="mt-1 mb-6 flex items-start gap-2 text-ink-soft">
      <Info aria-hidden className="mt-1 size-4 shrink-0" />
      Contam as partidas valendo rating, contra a IA ou contra alguém da escola. As amistosas, as importadas e as que
      dois jogam no mesmo tabuleiro não mudam o rating.
    </p>
    <Standings user={user} page={page} onGoTo={onGoTo} />
  </Card>
);

const Standings = ({ user, page, onGoTo }: RankingTabProps) => {
  const ranking = useRanking(page);
  if (ranking.isPending) return <RowsSkeleton />;
  if (ranking.isError) return <LoadError error={ranking.error} onRetry={() => ranking.refetch()} />;
  const { ranking: entries, total, pageSize, own } = ranking.data;
  if (total === 0) {
    return (
      <EmptyState
        icon={Medal}
        title="O ranking ainda está vazio"
        text="A primeira partida valendo rating abre a lista."
        action={<LinkButton href="/partidas">Jogar valendo rating</LinkButton>}
      />
    );
  }
  const isOwnInSight = entries.some(({ playerId }) => playerId === user.id);
  return (
    <>
      {user.role === 'student' && !isOwnInSight && (
        <OwnPosition own={own} user={user} total={total} pageSize={pageSize} onGoTo={onGoTo} />
      )}
      <PagedList
        label="Ranking da escola"
        page={page}
        total={total}
        pageSize={pageSize}
        isStale={ranking.isPlaceholderData}
        onGoTo={onGoTo}
      >
        <RankingTable entries={entries} ownId={user.id} />
      </PagedList>
    </>
  );
};
