import { useState } from 'react';
import { useLocation } from 'wouter';
import { GUARANTEE_DAYS, type StoreItem } from '../../../../server/features/store/store.schema.ts';
import type { SessionUser } from '../../../app/session.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Coins } from '../Coins.tsx';
import { boostText } from '../words.ts';
import { useBuy } from '../use-store.ts';

type BuyDialogProps = { item: StoreItem; user: SessionUser; /** Of this purchase: a second click or try never pays twice. */ clientKey: string; onClose: () => void; onBought: () => void };

/** Asks before coins are spent: what it costs and what is left. Or says how many are missing, and where they are earned. */
export const BuyDialog = ({ item, user, clientKey, onClose, onBought }: BuyDialogProps) => {
  const [, go] = useLocation();
  const [asked, setAsked] = useState<{ coins: number; price: number }>();
  // What was asked stands here while it is done, though the balance behind it is already a new one.
  const { coins, price } = asked ?? { coins: user.coins, price: item.price };
  const purchase = useBuy();
  const missing = price - coins;
  const confirm = () => {
    setAsked({ coins, price });
    purchase.mutate(
      { itemId: item.id, clientKey, price },
      {
        onSuccess: ({ coins: left }) => {
          onBought();
          toast({ title: 'Compra realizada!', description: `${item.name} é seu. Você tem ${plural(left, 'moeda')}.`, action: { label: 'Ver compras', onClick: () => go('/loja/pedidos') } });
        },
        onError: () => setAsked(undefined),
      },
    );
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
        <Button loading={purchase.isPending} onClick={confirm}>
          {purchase.isPending ? 'Comprando...' : 'Confirmar compra'}
        </Button>
      </>
    );
  return (
    <Dialog open onOpenChange={stays => !stays && !purchase.isPending && onClose()} size="sm" title={missing > 0 ? 'Moedas insuficientes' : 'Confirmar compra'} description={item.name} footer={footer}>
      <dl className="grid gap-2 rounded-control bg-sunken p-4">
        <Row label="Preço" coins={price} />
        <Row label="Suas moedas" coins={coins} />
        {missing > 0 ? <Row label="Faltam" coins={missing} strong /> : <Row label="Depois da compra" coins={coins - price} strong />}
      </dl>
      {missing > 0 ? (
        <p className="mt-4 text-ink-soft">Você ganha moedas ao concluir aulas (5), passar em quizzes (10), resolver problemas (2) e completar cursos (50).</p>
      ) : (
        <div className="mt-4 grid gap-1 text-ink-soft">
          {item.boostPercent > 0 && <p>{boostText(item)}, a partir de agora.</p>}
          <p>Garantia de {GUARANTEE_DAYS} dias: devolva em Minhas compras e receba as moedas de volta.</p>
        </div>
      )}
      {purchase.isError && (
        <Alert tone="danger" className="mt-4">
          {errorText(purchase.error)}
        </Alert>
      )}
    </Dialog>
  );
};

const Row = ({ label, coins, strong = false }: { label: string; coins: number; strong?: boolean }) => (
  <div className={strong ? 'flex justify-between gap-4 border-t border-line-strong pt-2 font-semibold' : 'flex justify-between gap-4'}>
    <dt>{label}</dt>
    <dd>
      <Coins value={coins} />
    </dd>
  </div>
);
