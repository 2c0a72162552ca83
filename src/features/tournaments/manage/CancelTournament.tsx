import { useState } from 'react';
import type { Tournament } from '../../../../server/features/tournaments/tournaments.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFocusHandover } from '../../../ui/focus-handover.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useCancelTournament } from './use-manage.ts';

/** Calls a tournament off, after asking. */
export const CancelTournament = ({ tournament: { id, name, participants } }: { tournament: Tournament }) => {
  const [open, setOpen] = useState(false);
  const cancel = useCancelTournament();
  const handOver = useFocusHandover();
  const confirm = () =>
    cancel.mutate(
      { tournamentId: id },
      {
        onSuccess: () => {
          handOver();
          toast({
            title: 'Torneio cancelado',
            description: participants === 0 ? name : 'Os inscritos foram avisados e receberam as moedas de volta.',
          });
        },
        onError: error =>
          toast({ title: 'Não foi possível cancelar', description: errorText(error), variant: 'destructive' }),
        onSettled: () => setOpen(false),
      },
    );
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Cancelar torneio<span className="sr-only">: {name}</span>
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancelar este torneio?"
        text={
          `${name} deixa de acontecer e isso não pode ser desfeito. ` +
          (participants === 0
            ? 'Ninguém está inscrito.'
            : `${plural(participants, 'inscrito recebe', 'inscritos recebem')} as moedas de volta e um aviso.`)
        }
        cancelLabel="Manter torneio"
        confirmLabel={cancel.isPending ? 'Cancelando...' : 'Cancelar torneio'}
        loading={cancel.isPending}
        onConfirm={confirm}
      />
    </>
  );
};
