import { useState } from 'react';
import type { Mentor, Slot } from '../../../../server/features/mentoring/mentoring.schema.ts';
import { newClientKey } from '../../../lib/client-key.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { BookingChoice } from './booking-choice.ts';
import { ConfirmBooking } from './ConfirmBooking.tsx';
import { SlotChoice } from './SlotChoice.tsx';

type BookingDialogProps = { wanted: BookingChoice; mentors: readonly Mentor[]; onClose: () => void };

/** Chooses mentor, programme and time, then asks before coins are spent. */
export const BookingDialog = ({ wanted, mentors, onClose }: BookingDialogProps) => {
  const [choice, setChoice] = useState<BookingChoice>(wanted);
  const [slot, setSlot] = useState<Slot | null>(null);
  // Of each slot one mark, kept while the dialog is open: an answer that was lost is no second booking, however often
  // one tries.
  const [clientKeys] = useState(() => new Map<number, string>());
  const [isPending, setPending] = useState(false);
  const keyOf = (slotId: number): string => {
    const key = clientKeys.get(slotId) ?? newClientKey();
    clientKeys.set(slotId, key);
    return key;
  };
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && !isPending && onClose()}
      size="lg"
      title={slot ? 'Confirmar reserva' : 'Agendar mentoria'}
      description={slot ? 'Confira antes de usar suas moedas.' : 'Escolha um horário. As horas são as de São Paulo.'}
    >
      {slot ? (
        <ConfirmBooking
          slot={slot}
          clientKey={keyOf(slot.id)}
          onPending={setPending}
          onBack={() => setSlot(null)}
          onDone={onClose}
        />
      ) : (
        <SlotChoice choice={choice} mentors={mentors} onChange={setChoice} onChoose={setSlot} />
      )}
    </Dialog>
  );
};
