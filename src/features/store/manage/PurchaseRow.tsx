import type { StoreOrder } from '../../../../server/features/store/orders.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { Coins } from '../../../shared/coins/Coins.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFocusHandover } from '../../../ui/focus-handover.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useHandle } from './use-manage.ts';

/** One purchase, as the school handles it. */
export const PurchaseRow = ({ order }: { order: StoreOrder }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
    <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
      <p className="font-semibold">{order.itemName}</p>
      <p className="text-ink-soft">
        {order.buyer.name} · <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
      </p>
      {order.delivery && (
        <p className="text-ink-soft">
          {order.delivery.method === 'school' ? 'Retira na escola' : `Enviar para: ${order.delivery.address ?? ''}`}
        </p>
      )}
      {order.defect && <p className="text-danger-text">Defeito: {order.defect}</p>}
    </div>
    <State order={order} />
    {order.stars !== null && <span className="text-ink-soft">{plural(order.stars, 'estrela')}</span>}
    <Coins value={order.price + order.freight} />
  </li>
);

const State = ({ order }: { order: StoreOrder }) => {
  const { deliver, receive } = useHandle();
  const handOver = useFocusHandover();
  if (order.returnedAt) return <Badge>Devolvido em {formatDate(order.returnedAt)}</Badge>;
  const told = (title: string) => ({
    onSuccess: () => {
      handOver();
      toast({ title, description: `O sino avisa ${order.buyer.name}.` });
    },
    onError: (error: unknown) =>
      toast({ title: 'Não foi possível salvar', description: errorText(error), variant: 'destructive' }),
  });
  if (order.returnAskedAt) {
    return (
      <Button
        size="sm"
        loading={receive.isPending}
        onClick={() => receive.mutate({ orderId: order.id }, told('Devolução recebida'))}
      >
        Recebi de volta<span className="sr-only">: {order.itemName}</span>
      </Button>
    );
  }
  if (order.delivery?.deliveredAt)
    return <Badge tone="brand">Entregue em {formatDate(order.delivery.deliveredAt)}</Badge>;
  if (!order.delivery) return null;
  return (
    <Button
      size="sm"
      loading={deliver.isPending}
      onClick={() => deliver.mutate({ orderId: order.id }, told('Compra entregue'))}
    >
      Marcar como entregue<span className="sr-only">: {order.itemName}</span>
    </Button>
  );
};
