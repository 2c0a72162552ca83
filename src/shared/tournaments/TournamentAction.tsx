import type { Tournament } from '../../../server/features/tournaments/tournaments.schema.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BookingControl, type PayDialogProps } from '../bookings/BookingControl.tsx';
import { useGuardians } from '../coins/use-guardians.ts';
import { PayBookingDialog } from '../bookings/PayBookingDialog.tsx';
import { useEnterTournament } from '../bookings/use-bookings.ts';

/**
 * The button for an upcoming tournament, by the status of its registration. An entered student can always cancel within
 * the deadline.
 */
export const TournamentAction = ({ tournament }: { tournament: Tournament }) => {
  const { name, registration, seat, cancelled, capacity, participants, rules } = tournament;
  if (cancelled)
    return (
      <p className="text-ink-soft">Este torneio não será realizado. Quem estava inscrito recebeu as moedas de volta.</p>
    );
  if (registration === 'open' || seat) {
    return (
      <BookingControl
        name={name}
        word="inscrição"
        booking={seat}
        bookLabel="Inscrever"
        bookedText="Você está inscrito"
        full={capacity !== null && participants >= capacity}
        renderPayDialog={taking => <EnterDialog tournament={tournament} {...taking} />}
      />
    );
  }
  if (registration === 'soon') {
    return (
      <Button variant="secondary" disabled>
        Em Breve<span className="sr-only">: {name}</span>
      </Button>
    );
  }
  return (
    <Dialog
      title={name}
      description="Como se classificar"
      trigger={
        <Button variant="secondary">
          Ver Detalhes<span className="sr-only">: {name}</span>
        </Button>
      }
    >
      <p className="whitespace-pre-line wrap-anywhere">{rules}</p>
    </Dialog>
  );
};

const EnterDialog = ({
  tournament: { id, name, price },
  clientKey,
  onClose,
  onDone,
}: PayDialogProps & { tournament: Tournament }) => {
  const enter = useEnterTournament();
  const guardians = useGuardians(onDone);
  const confirm = (seen: number) => {
    if (guardians.waits && seen > 0) return guardians.ask({ kind: 'tournament', id, clientKey });
    return enter.mutate(
      { tournamentId: id, clientKey, price: seen },
      {
        onSuccess: ({ coins }) => {
          onDone();
          toast({
            title: 'Inscrição confirmada!',
            description: `${name}: até lá! Você tem ${plural(coins, 'moeda')}.`,
          });
        },
      },
    );
  };
  return (
    <PayBookingDialog
      word="inscrição"
      name={name}
      price={price}
      pendingLabel="Inscrevendo..."
      isPending={enter.isPending}
      error={enter.error}
      guardians={guardians}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
