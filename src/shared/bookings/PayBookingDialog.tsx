import type { PaymentTexts } from '../coins/Payment.tsx';
import { SpendDialog, type SpendDialogProps } from '../coins/SpendDialog.tsx';
import type { BookingWord } from './BookingControl.tsx';

/** What is said of a seat follows from its word. */
type Said = 'title' | 'subject' | 'confirmLabel' | keyof PaymentTexts;
type PayBookingDialogProps = Omit<SpendDialogProps, Said> & { word: BookingWord; /** What one enters. */ name: string };

/** Asks before a seat is paid. */
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
