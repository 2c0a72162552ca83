import type { OwnSeat } from '../../../server/features/tournaments/tournaments.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { refundText } from './refund-text.ts';
import { type BookingWord, useCancelBooking } from './use-bookings.ts';

/** Cancels a booking, and says how many coins return. */
export const CancelBookingDialog = ({
  name,
  word,
  booking,
  onClose,
}: {
  name: string;
  word: BookingWord;
  booking: OwnSeat;
  onClose: () => void;
}) => {
  const cancel = useCancelBooking();
  const confirm = () =>
    cancel.mutate(
      { bookingId: booking.bookingId },
      {
        onSuccess: ({ coins }) =>
          toast({
            title: word === 'matrícula' ? 'Matrícula cancelada' : 'Inscrição cancelada',
            description:
              booking.price === 0
                ? `Sua vaga em ${name} está livre de novo.`
                : `${plural(booking.price, 'moeda')} de volta. Você tem ${plural(coins, 'moeda')}.`,
          }),
        onError: error =>
          toast({ title: 'Não foi possível cancelar', description: errorText(error), variant: 'destructive' }),
        onSettled: onClose,
      },
    );
  return (
    <AlertDialog
      open
      onOpenChange={stays => !stays && !cancel.isPending && onClose()}
      title={`Cancelar esta ${word}?`}
      text={`${name}: sua vaga fica livre${refundText(booking.price)}`}
      cancelLabel={`Manter ${word}`}
      confirmLabel={cancel.isPending ? 'Cancelando...' : `Cancelar ${word}`}
      loading={cancel.isPending}
      onConfirm={confirm}
    />
  );
};
