import { Award, Zap } from 'lucide-react';
import type { StoreOrder } from '../../../../server/features/store/orders.schema.ts';
import { formatDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ItemArt } from '../art/ItemArt.tsx';
import { Coins } from '../../../shared/coins/Coins.tsx';
import { kindLabels } from '../store-labels.ts';
import { ReturnButton } from './ReturnButton.tsx';
import { Stars } from './Stars.tsx';

/** One purchase: what it cost, what it brings, how it was liked, and until when it can be returned. */
export const OrderCard = ({ order }: { order: StoreOrder }) => (
  <Card as="li" flush className="grid grid-cols-1 sm:grid-cols-[14rem_1fr]">
    <ItemArt
      item={{ id: order.itemId, kind: order.kind, material: order.material, level: order.level }}
      className="aspect-8/5 h-full max-sm:aspect-8/3"
    />
    <div className="min-w-0 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-heading">{order.itemName}</h2>
          <p className="text-ink-soft">
            {kindLabels[order.kind].one} · comprado em{' '}
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          </p>
        </div>
        <Coins value={order.price} className="text-lg" />
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
    <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
      <Stars order={order} />
      {order.returnable ? (
        <ReturnButton order={order} />
      ) : (
        <p className="text-sm text-ink-soft">Garantia encerrada em {formatDate(order.returnableUntil)}</p>
      )}
    </div>
  </>
);
