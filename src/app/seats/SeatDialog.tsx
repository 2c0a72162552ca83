import { useState, type ReactNode } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useSession } from '../session.tsx';
import { Coins } from './Coins.tsx';
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

/** Asks before a seat is paid: what it costs and what is left. Or says how many coins are missing, and where they are earned. */
export const SeatDialog = ({ word, name, price: currentPrice, pendingLabel, isPending, error, closed = false, children, onConfirm, onClose }: SeatDialogProps) => {
  const { user } = useSession();
  const [asked, setAsked] = useState<{ coins: number; price: number }>();
  // What was asked stands here while it is done, though the balance behind it is already a new one.
  const { coins, price } = (isPending && asked) || { coins: user?.coins ?? 0, price: currentPrice };
  const missing = price - coins;
  const confirm = () => {
    setAsked({ coins, price });
    onConfirm(price);
  };
  const footer =
    missing > 0 ? (
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
        <Button loading={isPending} disabled={closed} onClick={confirm}>
          {isPending ? pendingLabel : `Confirmar ${word}`}
        </Button>
      </>
    );
  return (
    <Dialog open onOpenChange={stays => !stays && !isPending && onClose()} size="sm" title={missing > 0 ? 'Moedas insuficientes' : `Confirmar ${word}`} description={name} footer={footer}>
      {missing <= 0 && children}
      <dl className="grid gap-2 rounded-control bg-sunken p-4">
        <Row label="Preço" coins={price} />
        <Row label="Suas moedas" coins={coins} balance />
        {missing > 0 ? <Row label="Faltam" coins={missing} strong /> : <Row label={`Depois da ${word}`} coins={coins - price} balance strong />}
      </dl>
      <p className="mt-4 text-ink-soft">
        {missing > 0
          ? 'Você ganha moedas ao concluir aulas (5), passar em quizzes (10), resolver problemas (2) e completar cursos (50).'
          : 'Mudou de ideia? Cancele até 24 horas antes do início e as moedas voltam.'}
      </p>
      {Boolean(error) && (
        <Alert tone="danger" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
    </Dialog>
  );
};

const Row = ({ label, coins, balance = false, strong = false }: { label: string; coins: number; balance?: boolean; strong?: boolean }) => (
  <div className={strong ? 'flex justify-between gap-4 border-t border-line-strong pt-2 font-semibold' : 'flex justify-between gap-4'}>
    <dt>{label}</dt>
    <dd>{balance && coins === 0 ? '0 moedas' : <Coins value={coins} />}</dd>
  </div>
);
