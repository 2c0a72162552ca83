import { ReceiptText } from 'lucide-react';
import { formatDate } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { Coins } from '../../../shared/coins/Coins.tsx';
import { useOrders } from '../use-store.ts';

/** Who bought what, the newest first. */
export const PurchasesTab = ({ page, onGoTo }: { page: number; onGoTo: (page: number) => void }) => {
  const list = useOrders(page);
  if (list.isPending) return <SkeletonCards count={3} className="h-20" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { orders, total, pageSize } = list.data;
  if (total === 0)
    return (
      <EmptyState
        icon={ReceiptText}
        title="Nenhuma compra ainda"
        text="Quando um aluno comprar um produto, a compra aparece aqui."
      />
    );
  return (
    <>
      <p className="mb-4 text-ink-soft">{plural(total, 'compra')}</p>
      <ul
        aria-label="Compras"
        aria-busy={list.isPlaceholderData}
        className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
      >
        {orders.map(order => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold">{order.itemName}</p>
              <p className="text-ink-soft">
                {order.buyer.name} · <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
              </p>
            </div>
            {order.returnedAt && <Badge>Devolvido em {formatDate(order.returnedAt)}</Badge>}
            {order.stars !== null && <span className="text-ink-soft">{plural(order.stars, 'estrela')}</span>}
            <Coins value={order.price} />
          </li>
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={onGoTo} />
    </>
  );
};
