import { ReceiptText } from 'lucide-react';
import type { OrdersInput } from '../../../../server/features/store/orders.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { useOrders } from '../use-store.ts';
import { PurchaseRow } from './PurchaseRow.tsx';
import type { ManageFilters } from './use-manage.ts';

type Waiting = NonNullable<OrdersInput['waiting']>;

const NOTHING: Record<Waiting | 'all', string> = {
  all: 'Quando um aluno comprar um produto, a compra aparece aqui.',
  delivery: 'Tudo o que foi comprado já foi entregue.',
  return: 'Nenhum produto está voltando para a escola.',
};

type PurchasesTabProps = { filters: ManageFilters; onFilter: (change: Partial<ManageFilters>) => void };

/** Who bought what, the newest first, and what the school has to hand over or to receive. */
export const PurchasesTab = ({ filters: { page, waiting }, onFilter }: PurchasesTabProps) => {
  const list = useOrders({ page, waiting });
  if (list.isPending) return <SkeletonCards count={3} className="h-20" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { orders, total, pageSize, waiting: figures } = list.data;
  return (
    <>
      <div className="mb-5">
        <Chips
          label="Compras mostradas"
          chips={[
            { value: 'all', label: 'Todas' },
            { value: 'delivery', label: 'A entregar', count: figures.deliveries },
            { value: 'return', label: 'A receber de volta', count: figures.returns },
          ]}
          value={waiting ?? 'all'}
          onChange={choice => onFilter({ waiting: choice === 'all' ? undefined : choice })}
        />
      </div>
      {total === 0 ? (
        <EmptyState
          icon={ReceiptText}
          title={waiting ? 'Nada por fazer' : 'Nenhuma compra ainda'}
          text={NOTHING[waiting ?? 'all']}
        />
      ) : (
        <>
          <p className="mb-4 text-ink-soft">{plural(total, 'compra')}</p>
          <ul
            aria-label="Compras"
            aria-busy={list.isPlaceholderData}
            className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
          >
            {orders.map(order => (
              <PurchaseRow key={order.id} order={order} />
            ))}
          </ul>
          <Paging page={page} total={total} pageSize={pageSize} onGoTo={to => onFilter({ page: to })} />
        </>
      )}
    </>
  );
};
