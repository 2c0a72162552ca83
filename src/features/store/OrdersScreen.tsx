import { PackageOpen } from 'lucide-react';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { plural } from '../../lib/plural.ts';
import { pageField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { OwnRequests } from './orders/OwnRequests.tsx';
import { OrderCard } from './orders/OrderCard.tsx';
import { StoreFrame } from './StoreFrame.tsx';
import { useOrders } from './use-store.ts';

/** A student's purchases, with a button to return each. */
const OrdersScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired title="Acesso negado" text="Você precisa estar logado para ver suas compras." />;
  return (
    <StoreFrame
      back
      purchases={false}
      title="Minhas Compras"
      intro="Tudo o que você trocou por moedas. Dentro de 30 dias, a garantia devolve cada uma delas."
    >
      {user.role === 'student' && <OwnRequests />}
      {user.role === 'student' && <Orders />}
    </StoreFrame>
  );
};

const fields = { page: pageField() };

const Orders = () => {
  const [{ page }, setUrlState] = useUrlState(fields);
  const list = useOrders({ page });
  if (list.isPending) return <SkeletonCards count={3} className="h-40" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { orders, total, pageSize } = list.data;
  if (total === 0) {
    return (
      <EmptyState
        icon={PackageOpen}
        title="Nenhuma compra ainda"
        text="As moedas que você ganha estudando valem produtos na loja."
        action={<LinkButton href="/loja">Ir à loja</LinkButton>}
      />
    );
  }
  return (
    <>
      <p className="mb-4 text-ink-soft">{plural(total, 'compra')}</p>
      <ul aria-label="Compras" aria-busy={list.isPlaceholderData} className="grid gap-5">
        {orders.map(order => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={to => setUrlState({ page: to })} />
    </>
  );
};

export default OrdersScreen;
