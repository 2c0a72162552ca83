import { CalendarX, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { OwnSeat } from '../../../server/features/tournaments/tournaments.schema.ts';
import { newClientKey } from '../../lib/client-key.ts';
import { formatMoment } from '../../lib/format.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSession } from '../session/session.tsx';
import { useWantedState } from '../session/wanted-page.ts';
import { CancelBookingDialog } from './CancelBookingDialog.tsx';
import type { BookingWord } from './use-bookings.ts';

export type PayDialogProps = {
  /** Of this booking: a second click or try never pays twice. */ clientKey: string;
  onClose: () => void;
  onDone: () => void;
};

type BookingControlProps = {
  /** Of the tournament or programme. */
  name: string;
  word: BookingWord;
  booking: OwnSeat | null;
  bookLabel: string;
  /** Shown to a student who has booked. */
  bookedText: string;
  full: boolean;
  /** Asks and pays. */
  renderPayDialog: (props: PayDialogProps) => ReactNode;
};

/** Books, and cancels the booking. Only students can: staff see nothing, and a visitor is asked to sign in first. */
export const BookingControl = ({
  name,
  word,
  booking,
  bookLabel,
  bookedText,
  full,
  renderPayDialog,
}: BookingControlProps) => {
  const { user } = useSession();
  const [, go] = useLocation();
  const wanted = useWantedState();
  const [open, setOpen] = useState<'paying' | 'cancelling' | null>(null);
  // Kept until the booking is known to be done: when an answer is lost, trying again does not book twice.
  const [clientKey, setClientKey] = useState(newClientKey);
  const close = () => setOpen(null);
  const done = () => {
    close();
    setClientKey(newClientKey());
  };
  if (user && user.role !== 'student') return null;
  const isFull = full && !booking;
  return (
    <div className="grid justify-items-start gap-2">
      {booking && (
        <p className="inline-flex items-center gap-2 font-semibold text-brand-text">
          <CircleCheck aria-hidden className="size-5" /> {bookedText}
        </p>
      )}
      {/* One button for both, so that the focus returns to it after a dialog has changed one into the other. */}
      {(!booking || booking.cancellable) && (
        <Button
          variant={booking ? 'secondary' : 'primary'}
          disabled={isFull}
          onClick={() => setOpen(booking ? 'cancelling' : 'paying')}
        >
          {booking && <CalendarX aria-hidden />}
          {booking ? `Cancelar ${word}` : isFull ? 'Vagas esgotadas' : bookLabel}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {booking && <p className="text-sm text-ink-soft">{cancelText(booking)}</p>}
      {open === 'paying' && user && renderPayDialog({ clientKey, onClose: close, onDone: done })}
      {open === 'cancelling' && booking && (
        <CancelBookingDialog name={name} word={word} booking={booking} onClose={close} />
      )}
      {!user && (
        <AlertDialog
          open={open === 'paying'}
          onOpenChange={stays => !stays && close()}
          tone="primary"
          title="Faça login para se inscrever"
          text="As inscrições são dos alunos da escola. Entre na sua conta, ou crie uma, para participar."
          confirmLabel="Fazer Login"
          onConfirm={() => go('/login', { state: wanted })}
        />
      )}
    </div>
  );
};

const cancelText = ({ cancellable, cancellableUntil }: OwnSeat): string => {
  if (!cancellable) return 'O prazo para cancelar terminou.';
  return cancellableUntil === null
    ? 'Você pode cancelar quando quiser.'
    : `Cancelamento até ${formatMoment(cancellableUntil)}.`;
};
