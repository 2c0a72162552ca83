import type { ReactNode } from 'react';
import { SpendDialog } from '../coins/SpendDialog.tsx';
import type { SeatWord } from './SeatControl.tsx';

type SeatDialogProps = {
  word: SeatWord;
  /** What one enters. */
  name: string;
  price: number;
  pendingLabel: string;
  isPending: boolean;
  error: unknown;
  /** Why nothing can be confirmed, where that is so. */
  closed?: boolean;
  /** What must be chosen first. */
  children?: ReactNode;
  /** Gives the price as it was shown. */
  onConfirm: (price: number) => void;
  onClose: () => void;
};

/** Asks before a seat is paid. */
export const SeatDialog = ({ word, name, ...props }: SeatDialogProps) => (
  <SpendDialog
    title={`Confirmar ${word}`}
    subject={name}
    confirmLabel={`Confirmar ${word}`}
    afterLabel={`Depois da ${word}`}
    note={<p>Mudou de ideia? Cancele até 24 horas antes do início e as moedas voltam.</p>}
    {...props}
  />
);
