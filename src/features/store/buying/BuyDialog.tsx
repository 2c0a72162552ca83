import { useLocation } from 'wouter';
import { type StoreItem } from '../../../../server/features/store/store.schema.ts';
import { GUARANTEE_DAYS } from '../../../../server/features/store/orders.schema.ts';
import { SpendDialog } from '../../../shared/coins/SpendDialog.tsx';
import { plural } from '../../../lib/plural.ts';
import { toast } from '../../../ui/toast-store.ts';
import { boostText } from '../store-labels.ts';
import { useBuy } from '../use-store.ts';

type BuyDialogProps = {
  item: StoreItem;
  /** Of this purchase: a second click or try never pays twice. */ clientKey: string;
  onClose: () => void;
  onBought: () => void;
};

/** Asks before a product is paid. */
export const BuyDialog = ({ item, clientKey, onClose, onBought }: BuyDialogProps) => {
  const [, go] = useLocation();
  const purchase = useBuy();
  const confirm = (price: number) =>
    purchase.mutate(
      { itemId: item.id, clientKey, price },
      {
        onSuccess: ({ coins: left }) => {
          onBought();
          toast({
            title: 'Compra realizada!',
            description: `${item.name} é seu. Você tem ${plural(left, 'moeda')}.`,
            action: { label: 'Ver compras', onClick: () => go('/loja/pedidos') },
          });
        },
      },
    );
  return (
    <SpendDialog
      title="Confirmar compra"
      subject={item.name}
      price={item.price}
      confirmLabel="Confirmar compra"
      pendingLabel="Comprando..."
      isPending={purchase.isPending}
      error={purchase.error}
      afterLabel="Depois da compra"
      note={
        <>
          {item.boostPercent > 0 && <p>{boostText(item)}, a partir de agora.</p>}
          <p>Garantia de {GUARANTEE_DAYS} dias: devolva em Minhas compras e receba as moedas de volta.</p>
        </>
      }
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
