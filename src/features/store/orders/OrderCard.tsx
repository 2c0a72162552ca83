import { Award, BookOpen, Zap } from 'lucide-react';
import type { StoreOrder } from '../../../../server/features/store/orders.schema.ts';
import { formatDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ItemArt } from '../art/ItemArt.tsx';
import { Coins } from '../../../shared/coins/Coins.tsx';
import { kindLabels } from '../store-labels.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { DefectButton } from './DefectButton.tsx';
import { ReturnButton } from './ReturnButton.tsx';
import { Stars } from './Stars.tsx';

type Delivered = Pick<StoreOrder, 'delivery' | 'returnAskedAt'>;

/** Where a thing that was bought is, for its buyer; null for what is no thing. */
const deliveryText = ({ delivery, returnAskedAt }: Delivered): string | null => {
  if (delivery === null) return null;
  if (returnAskedAt !== null) return 'Devolução pedida: leve o produto à escola e as moedas voltam para você.';
  if (delivery.deliveredAt !== null) return `Entregue em ${formatDate(delivery.deliveredAt)}.`;
  return delivery.method === 'school'
    ? 'Aguardando: retire na escola.'
    : `A escola vai enviar para: ${delivery.address ?? ''}`;
};

/** One purchase: what it cost, what it brings, how it was liked, and until when it can be returned. */
export const OrderCard = ({ order }: { order: StoreOrder }) => (
  <Card as="li" flush className="grid grid-cols-1 sm:grid-cols-[14rem_1fr]">
    <ItemArt item={{ ...order, id: order.itemId }} className="aspect-8/5 h-full max-sm:aspect-8/3" />
    <div className="min-w-0 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-heading">{order.itemName}</h2>
          <p className="text-ink-soft">
            {kindLabels[order.kind].one} · comprado em{' '}
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          </p>
        </div>
        <Coins value={order.price + order.freight} className="text-lg" />
      </div>
      {order.returnedAt === null ? (
        <Kept order={order} />
      ) : (
        <p className="mt-4 font-semibold">Devolvido em {formatDate(order.returnedAt)}. As moedas voltaram para você.</p>
      )}
    </div>
  </Card>
);

const Kept = ({ order }: { order: StoreOrder }) => (
  <>
    {(order.emblem || order.boost) && (
      <p className="mt-3 flex flex-wrap gap-2">
        {order.emblem && (
          <Badge tone="gold">
            <Award aria-hidden /> Emblema {order.emblem}
          </Badge>
        )}
        {order.boost && (
          <Badge tone={order.boost.running ? 'brand' : 'neutral'}>
            <Zap aria-hidden />
            {order.boost.running
              ? `+${order.boost.percent}% de XP até ${formatDate(order.boost.endsAt)}`
              : `Bônus de XP terminou em ${formatDate(order.boost.endsAt)}`}
          </Badge>
        )}
      </p>
    )}
    {order.delivery && <p className="mt-3">{deliveryText(order)}</p>}
    {order.readable && (
      <LinkButton href={`/loja/cadernos/${order.itemId}`} className="mt-4">
        <BookOpen aria-hidden /> Ler<span className="sr-only">: {order.itemName}</span>
      </LinkButton>
    )}
    <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
      <Stars order={order} />
      {order.returnable ? (
        <ReturnButton order={order} />
      ) : order.underWarranty ? (
        <DefectButton order={order} />
      ) : (
        <Over order={order} />
      )}
    </div>
  </>
);

/** Why nothing can be returned now. */
const Over = ({ order }: { order: StoreOrder }) => {
  if (order.returnAskedAt !== null) return null;
  return (
    <p className="text-sm text-ink-soft">
      {order.delivery?.deliveredAt === null
        ? 'A garantia conta a partir da entrega'
        : `Garantia encerrada em ${formatDate(order.warrantyUntil ?? order.returnableUntil)}`}
    </p>
  );
};
