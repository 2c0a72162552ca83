import type { OwnSeat } from '../../../server/features/tournaments/tournaments.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { BookingWord } from './BookingControl.tsx';
import { useCancelBooking } from './use-bookings.ts';

/** Gives a seat back, and says what returns. */
export const CancelBookingDialog = ({
  name,
  word,
  seat,
  onClose,
}: {
  name: string;
  word: BookingWord;
  seat: OwnSeat;
  onClose: () => void;
}) => {
  const undo = useCancelBooking();
  const confirm = () =>
    undo.mutate(
      { bookingId: seat.bookingId },
      {
        onSuccess: ({ coins }) =>
          toast({
            title: word === 'matrícula' ? 'Matrícula cancelada' : 'Inscrição cancelada',
            description:
              seat.price === 0
                ? `Sua vaga em ${name} está livre de novo.`
                : `${plural(seat.price, 'moeda')} de volta. Você tem ${plural(coins, 'moeda')}.`,
          }),
        onError: error =>
          toast({ title: 'Não foi possível cancelar', description: errorText(error), variant: 'destructive' }),
        onSettled: onClose,
      },
    );
  return (
    <AlertDialog
      open
      onOpenChange={stays => !stays && !undo.isPending && onClose()}
      title={`Cancelar esta ${word}?`}
      text={`${name}: sua vaga fica livre${seat.price === 0 ? '.' : ` e ${plural(seat.price, 'moeda')} ${seat.price === 1 ? 'volta' : 'voltam'} para você.`}`}
      cancelLabel={`Manter ${word}`}
      confirmLabel={undo.isPending ? 'Cancelando...' : `Cancelar ${word}`}
      loading={undo.isPending}
      onConfirm={confirm}
    />
  );
};
