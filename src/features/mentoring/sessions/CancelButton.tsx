import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '../../../../server/features/bookings/bookings.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { refundText } from '../../../shared/bookings/refund-text.ts';
import { formatMoment } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFocusHandover } from '../../../ui/focus-handover.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useCancel } from '../use-mentoring.ts';

type Held = Pick<Booking, 'id' | 'title' | 'price' | 'cancellable' | 'cancellableUntil'>;

/** Cancels a booking while that is possible, and says until when it is. */
export const CancelButton = ({ booking: { id, title, price, cancellable, cancellableUntil } }: { booking: Held }) => {
  const [open, setOpen] = useState(false);
  const cancel = useCancel();
  const handOver = useFocusHandover();
  const confirm = () =>
    cancel.mutate(
      { bookingId: id },
      {
        onSuccess: ({ coins }) => {
          handOver();
          toast({
            title: 'Reserva cancelada',
            description:
              price === 0
                ? 'Sua vaga está livre de novo.'
                : `${plural(price, 'moeda')} de volta. Você tem ${plural(coins, 'moeda')}.`,
          });
        },
        onError: error =>
          toast({ title: 'Não foi possível cancelar', description: errorText(error), variant: 'destructive' }),
        onSettled: () => setOpen(false),
      },
    );
  if (!cancellable) return <p className="text-sm text-ink-soft sm:text-right">O prazo para cancelar terminou.</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 sm:justify-end">
      {cancellableUntil && <p className="text-sm text-ink-soft">Cancelamento até {formatMoment(cancellableUntil)}</p>}
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <CalendarX aria-hidden /> Cancelar<span className="sr-only">: {title}</span>
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={stays => !cancel.isPending && setOpen(stays)}
        title="Cancelar esta reserva?"
        text={`${title}: sua vaga fica livre${refundText(price)}`}
        cancelLabel="Manter reserva"
        confirmLabel={cancel.isPending ? 'Cancelando...' : 'Cancelar reserva'}
        loading={cancel.isPending}
        onConfirm={confirm}
      />
    </div>
  );
};
