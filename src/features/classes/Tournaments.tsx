import { Plus, Trophy, Upload } from 'lucide-react';
import { useState } from 'react';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { NewTournamentDialog } from '../../shared/class-tournaments/NewTournamentDialog.tsx';
import { TournamentRows } from '../../shared/class-tournaments/TournamentRows.tsx';
import { useClassTournaments } from '../../shared/class-tournaments/use-class-tournaments.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ImportTournamentDialog } from './ImportTournamentDialog.tsx';

/** The tournaments of a class; its professors hold another, or bring one in. */
export const Tournaments = ({ one }: { one: SchoolClass }) => {
  const [open, setOpen] = useState<'new' | 'import' | null>(null);
  const close = () => setOpen(null);
  const found = useClassTournaments(one.id);
  if (found.isPending) return <Skeleton className="h-40 w-full" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const mayMake = one.teaches && !one.archived;
  const { tournaments } = found.data;
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
        <EmptyState icon={Trophy} title="Nenhum torneio ainda" text="Os torneios da turma aparecem aqui." />
      ) : (
        <TournamentRows tournaments={tournaments} />
      )}
      {open === 'new' && <NewTournamentDialog classId={one.id} onClose={close} />}
      {open === 'import' && <ImportTournamentDialog classId={one.id} onClose={close} />}
    </>
  );
};
