import type { PaymentTexts } from '../coins/Payment.tsx';
import { SpendDialog, type SpendDialogProps } from '../coins/SpendDialog.tsx';
import type { BookingWord } from './use-bookings.ts';

/** Texts that follow from the word. */
type FixedTexts = 'title' | 'subject' | 'confirmLabel' | keyof PaymentTexts;
type PayBookingDialogProps = Omit<SpendDialogProps, FixedTexts> & {
  word: BookingWord;
  /** Of the tournament or programme. */ name: string;
};

/** Asks before a booking is paid. */
export const PayBookingDialog = ({ word, name, ...props }: PayBookingDialogProps) => (
  <SpendDialog
    title={`Confirmar ${word}`}
    subject={name}
    confirmLabel={`Confirmar ${word}`}
    afterLabel={`Depois da ${word}`}
    note={<p>Mudou de ideia? Cancele até 24 horas antes do início e as moedas voltam.</p>}
    {...props}
  />
);
