import { Plus, Trophy } from 'lucide-react';
import { useState } from 'react';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { NewTournamentDialog } from '../../shared/class-tournaments/NewTournamentDialog.tsx';
import { TournamentRows } from '../../shared/class-tournaments/TournamentRows.tsx';
import { useClassTournaments } from '../../shared/class-tournaments/use-class-tournaments.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The tournaments of a class; its professors hold another. */
export const Tournaments = ({ one }: { one: SchoolClass }) => {
  const [isMaking, setIsMaking] = useState(false);
  const found = useClassTournaments(one.id);
  if (found.isPending) return <Skeleton className="h-40 w-full" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const mayMake = one.teaches && !one.archived;
  const { tournaments } = found.data;
  return (
    <>
      {mayMake && (
        <p className="mb-6">
          <Button onClick={() => setIsMaking(true)}>
            <Plus aria-hidden /> Novo torneio
          </Button>
        </p>
      )}
      {tournaments.length === 0 ? (
        <EmptyState icon={Trophy} title="Nenhum torneio ainda" text="Os torneios da turma aparecem aqui." />
      ) : (
        <TournamentRows tournaments={tournaments} />
      )}
      {isMaking && <NewTournamentDialog classId={one.id} onClose={() => setIsMaking(false)} />}
    </>
  );
};
