import { useState } from 'react';
import { useLocation } from 'wouter';
import { type StoreItem } from '../../../../server/features/store/store.schema.ts';
import { DeliveryInput, freightOf } from '../../../../server/features/store/delivery.schema.ts';
import { GUARANTEE_DAYS } from '../../../../server/features/store/orders.schema.ts';
import { SpendDialog } from '../../../shared/coins/SpendDialog.tsx';
import { plural } from '../../../lib/plural.ts';
import { toast } from '../../../ui/toast-store.ts';
import { boostText } from '../store-labels.ts';
import { useGuardians } from '../../../shared/coins/use-guardians.ts';
import { useBuy } from '../use-store.ts';
import { DeliveryFields } from './DeliveryFields.tsx';

type BuyDialogProps = {
  item: StoreItem;
  /** Of this purchase: a second click or try never pays twice. */ clientKey: string;
  onClose: () => void;
  onBought: () => void;
};

const WHERE = { school: 'espera por você na escola', address: 'vai para o seu endereço' } as const;

/** Asks before a product is paid. */
export const BuyDialog = ({ item, clientKey, onClose, onBought }: BuyDialogProps) => {
  const [, go] = useLocation();
  const purchase = useBuy();
  const guardians = useGuardians(onBought);
  const [delivery, setDelivery] = useState<DeliveryInput>({ method: 'school' });
  const [flaw, setFlaw] = useState<string | null>(null);
  const freight = item.physical ? freightOf(delivery.method, item.price) : 0;
  const what = item.physical ? WHERE[delivery.method] : 'é seu';
  const choose = (chosen: DeliveryInput) => {
    setDelivery(chosen);
    setFlaw(null);
  };
  const confirm = () => {
    const found = item.physical ? DeliveryInput.safeParse(delivery).error?.issues[0]?.message : undefined;
    if (found) return setFlaw(found);
    const how = item.physical ? { delivery } : {};
    if (guardians.waits) return guardians.ask({ kind: 'order', id: item.id, clientKey, ...how });
    return purchase.mutate(
      { itemId: item.id, clientKey, price: item.price, ...how },
      {
        onSuccess: ({ coins: left }) => {
          onBought();
          toast({
            title: 'Compra realizada!',
            description: `${item.name} ${what}. Você tem ${plural(left, 'moeda')}.`,
            action: { label: 'Ver compras', onClick: () => go('/loja/pedidos') },
          });
        },
      },
    );
  };
  return (
    <SpendDialog
      title="Confirmar compra"
      subject={item.name}
      price={item.price + freight}
      confirmLabel="Confirmar compra"
      pendingLabel="Comprando..."
      isPending={purchase.isPending}
      error={purchase.error}
      guardians={guardians}
      afterLabel="Depois da compra"
      note={
        <>
          {item.boostPercent > 0 && <p>{boostText(item)}, a partir de agora.</p>}
          {freight > 0 && <p>Com {plural(freight, 'moeda')} de frete.</p>}
          <p>Garantia de {GUARANTEE_DAYS} dias: devolva em Minhas compras e receba as moedas de volta.</p>
        </>
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      {item.physical && <DeliveryFields price={item.price} delivery={delivery} flaw={flaw} onChange={choose} />}
    </SpendDialog>
  );
};
