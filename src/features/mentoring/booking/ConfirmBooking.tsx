import { useEffect, useRef } from 'react';
import type { Slot } from '../../../../server/features/mentoring/mentoring.schema.ts';
import { useGuardians } from '../../../shared/coins/use-guardians.ts';
import { AsksGuardians } from '../../../shared/coins/AsksGuardians.tsx';
import { Payment } from '../../../shared/coins/Payment.tsx';
import { useSession } from '../../../shared/session/session.tsx';
import { plural } from '../../../lib/plural.ts';
import { useFrozenValue } from '../../../lib/use-frozen-value.ts';
import { Button } from '../../../ui/Button.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useBook } from '../use-mentoring.ts';
import { hoursText, programTexts } from '../mentoring-labels.ts';
import { momentText } from '../day-text.ts';

const BOOKING = { ready: 'Confirmar reserva', pending: 'Reservando...' };
const ASKING = { ready: 'Pedir aos responsáveis', pending: 'Pedindo...' };

type ConfirmBookingProps = {
  slot: Slot;
  clientKey: string;
  onPending: (isPending: boolean) => void;
  onBack: () => void;
  onDone: () => void;
};

/** The slot, its price and the balance after it; or how many coins are missing, and where they are earned. */
export const ConfirmBooking = ({ slot, clientKey, onPending, onBack, onDone }: ConfirmBookingProps) => {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const booking = useBook();
  const guardians = useGuardians(onDone);
  const isPending = booking.isPending || guardians.isPending;
  // While the purchase is in progress the figures stay as they were shown, though the balance has already changed.
  const coins = useFrozenValue(user?.coins ?? 0, isPending);
  const { id, mentorName, program, price, minutes, meetings } = slot;
  // The button that opened this step is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  const words = guardians.waits ? ASKING : BOOKING;
  const confirm = () => {
    onPending(true);
    const onSettled = () => onPending(false);
    if (guardians.waits) return guardians.ask({ kind: 'slot', id, clientKey }, onSettled);
    return booking.mutate(
      { slotId: id, clientKey, price },
      {
        onSuccess: ({ coins: left }) => {
          onDone();
          toast({
            title: 'Sessão confirmada!',
            description: `${programTexts[program].name} com ${mentorName}. Você tem ${plural(left, 'moeda')}.`,
          });
        },
        onSettled,
      },
    );
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-sans text-lg font-semibold">
        {programTexts[program].name} com {mentorName}
      </h3>
      <Meetings meetings={meetings} minutes={minutes} />
      <div className="mt-5">
        <Payment
          price={price}
          coins={coins}
          priceLabel={meetings.length > 1 ? 'Preço por todos os encontros' : 'Preço'}
          afterLabel="Depois da reserva"
          note={
            <p>
              Cancele até 24 horas antes {meetings.length > 1 ? 'do primeiro encontro' : 'do início'} e as moedas
              voltam.
            </p>
          }
          error={booking.error ?? guardians.error}
        />
        {guardians.waits && price <= coins && <AsksGuardians />}
      </div>
      <DialogEnd className="mt-7">
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          Escolher outro horário
        </Button>
        {price > coins ? (
          <LinkButton href="/courses">Continuar estudando</LinkButton>
        ) : (
          <Button loading={isPending} onClick={confirm}>
            {isPending ? words.pending : words.ready}
          </Button>
        )}
      </DialogEnd>
    </>
  );
};

const Meetings = ({ meetings, minutes }: { meetings: readonly string[]; minutes: number }) =>
  meetings.length === 1 ? (
    <p className="mt-1 first-letter:uppercase">
      {momentText(meetings[0] ?? '')} · {hoursText(minutes)}
    </p>
  ) : (
    <ol aria-label="Encontros" className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {meetings.map((startsAt, index) => (
        <li key={startsAt}>
          {index + 1}. {momentText(startsAt)}
        </li>
      ))}
    </ol>
  );
