import { CalendarX, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { OwnSeat } from '../../../server/features/tournaments/tournaments.schema.ts';
import { newClientKey } from '../../lib/client-key.ts';
import { formatMoment } from '../../lib/format.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSession } from '../session/session.tsx';
import { CancelBookingDialog } from './CancelBookingDialog.tsx';

/** What taking a seat is called. */
export type BookingWord = 'inscrição' | 'matrícula';

export type PayDialogProps = {
  /** Of this seat: a second click or try never pays twice. */ clientKey: string;
  onClose: () => void;
  onDone: () => void;
};

type BookingControlProps = {
  /** What one enters. */
  name: string;
  word: BookingWord;
  seat: OwnSeat | null;
  takeLabel: string;
  /** Said where a seat is held. */
  heldText: string;
  full: boolean;
  /** Asks and pays. */
  renderTaking: (props: PayDialogProps) => ReactNode;
};

/** What leads to a seat, and back from it. Who is no student has none to take; a visitor is asked to sign in first. */
export const BookingControl = ({ name, word, seat, takeLabel, heldText, full, renderTaking }: BookingControlProps) => {
  const { user } = useSession();
  const [, go] = useLocation();
  const [open, setOpen] = useState<'taking' | 'undoing' | null>(null);
  // Kept until the seat is known to be taken: an answer that was lost is no second one, however often one tries.
  const [clientKey, setClientKey] = useState(newClientKey);
  const close = () => setOpen(null);
  const done = () => {
    close();
    setClientKey(newClientKey());
  };
  if (user && user.role !== 'student') return null;
  const isGone = full && !seat;
  return (
    <div className="grid justify-items-start gap-2">
      {seat && (
        <p className="inline-flex items-center gap-2 font-semibold text-brand-text">
          <CircleCheck aria-hidden className="size-5" /> {heldText}
        </p>
      )}
      {/* One button for both, so that the focus comes back to it when the dialog has made one of the other. */}
      {(!seat || seat.cancellable) && (
        <Button
          variant={seat ? 'secondary' : 'primary'}
          disabled={isGone}
          onClick={() => setOpen(seat ? 'undoing' : 'taking')}
        >
          {seat && <CalendarX aria-hidden />}
          {seat ? `Cancelar ${word}` : isGone ? 'Vagas esgotadas' : takeLabel}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {seat && <p className="text-sm text-ink-soft">{undoText(seat)}</p>}
      {open === 'taking' && user && renderTaking({ clientKey, onClose: close, onDone: done })}
      {open === 'undoing' && seat && <CancelBookingDialog name={name} word={word} seat={seat} onClose={close} />}
      {!user && (
        <AlertDialog
          open={open === 'taking'}
          onOpenChange={stays => !stays && close()}
          tone="primary"
          title="Faça login para se inscrever"
          text="As inscrições são dos alunos da escola. Entre na sua conta, ou crie uma, para participar."
          confirmLabel="Fazer Login"
          onConfirm={() => go('/login')}
        />
      )}
    </div>
  );
};

const undoText = ({ cancellable, cancellableUntil }: OwnSeat): string => {
  if (!cancellable) return 'O prazo para cancelar terminou.';
  return cancellableUntil === null
    ? 'Você pode cancelar quando quiser.'
    : `Cancelamento até ${formatMoment(cancellableUntil)}.`;
};
