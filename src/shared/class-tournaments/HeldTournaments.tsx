import { Plus, Trophy, Upload } from 'lucide-react';
import { useState } from 'react';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Holder } from './holder.ts';
import { ImportTournamentDialog } from './ImportTournamentDialog.tsx';
import { NewTournamentDialog } from './NewTournamentDialog.tsx';
import { TournamentRows } from './TournamentRows.tsx';
import { useHeldTournaments } from './use-class-tournaments.ts';

/** The tournaments of a class or a course; who may make one holds another, or brings one in. */
export const HeldTournaments = ({ holder, mayMake }: { holder: Holder; mayMake: boolean }) => {
  const [open, setOpen] = useState<'new' | 'import' | null>(null);
  const close = () => setOpen(null);
  const found = useHeldTournaments(holder);
  if (found.isPending) return <Skeleton className="h-40 w-full" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { tournaments } = found.data;
  const whose = 'classId' in holder ? 'da turma' : 'dos alunos do curso';
  return (
    <>
      {mayMake && (
        <div className="mb-6">
          <ActionRow>
            <Button onClick={() => setOpen('new')}>
              <Plus aria-hidden /> Novo torneio
            </Button>
            <Button variant="secondary" onClick={() => setOpen('import')}>
              <Upload aria-hidden /> Importar TRF16
            </Button>
          </ActionRow>
        </div>
      )}
      {tournaments.length === 0 ? (
        <EmptyState icon={Trophy} title="Nenhum torneio ainda" text={`Os torneios ${whose} aparecem aqui.`} />
      ) : (
        <TournamentRows tournaments={tournaments} />
      )}
      {open === 'new' && <NewTournamentDialog holder={holder} onClose={close} />}
      {open === 'import' && <ImportTournamentDialog holder={holder} onClose={close} />}
    </>
  );
};
