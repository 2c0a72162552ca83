import type { ReactNode } from 'react';
import { useFrozenValue } from '../../lib/use-frozen-value.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useSession } from '../session/session.tsx';
import { AsksGuardians } from './AsksGuardians.tsx';
import type { Guardians } from './use-guardians.ts';
import { Payment, type PaymentTexts } from './Payment.tsx';

export type SpendDialogProps = PaymentTexts & {
  /** Where the coins reach. */
  title: string;
  /** What it is for. */
  subject: string;
  price: number;
  confirmLabel: string;
  pendingLabel: string;
  isPending: boolean;
  error: unknown;
  /** Who may have to approve it first. */
  guardians: Guardians;
  /** Nothing can be confirmed yet. */
  closed?: boolean;
  /** What must be chosen first. */
  children?: ReactNode;
  /** Gives the price as it was shown. */
  onConfirm: (price: number) => void;
  onClose: () => void;
};

/**
 * Asks before coins are spent: the price and the balance after it. Or says how many are missing, with links to where
 * they are earned.
 */
export const SpendDialog = ({
  title,
  subject,
  price: currentPrice,
  confirmLabel,
  pendingLabel,
  isPending: isPaying,
  error,
  guardians,
  closed = false,
  children,
  onConfirm,
  onClose,
  ...texts
}: SpendDialogProps) => {
  const { user } = useSession();
  const isPending = isPaying || guardians.isPending;
  // While the purchase is in progress the figures stay as they were shown, though the balance has already changed.
  const coins = useFrozenValue(user?.coins ?? 0, isPending);
  const price = useFrozenValue(currentPrice, isPending);
  const isShort = price > coins;
  const waits = guardians.waits && price > 0;
  const footer = isShort ? (
    <>
      <LinkButton href="/practice?aba=problemas" variant="secondary">
        Resolver problemas
      </LinkButton>
      <LinkButton href="/courses">Continuar estudando</LinkButton>
    </>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancelar
      </Button>
      <Button loading={isPending} disabled={closed} onClick={() => onConfirm(price)}>
        {waits ? (isPending ? 'Pedindo...' : 'Pedir aos responsáveis') : isPending ? pendingLabel : confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && !isPending && onClose()}
      size="sm"
      title={isShort ? 'Moedas insuficientes' : title}
      description={subject}
      footer={footer}
    >
      {!isShort && children}
      <Payment price={price} coins={coins} error={error ?? guardians.error} {...texts} />
      {waits && !isShort && <AsksGuardians />}
    </Dialog>
  );
};
