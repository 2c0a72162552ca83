import { SearchX, UserPlus, Users } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { type SetUrlState, useUrlState } from '../../lib/use-url-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AdminArea } from '../../shared/guards/AdminArea.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { useAccountChanges, useUsers } from './use-users.ts';
import { UserDialog, type Intent } from './UserDialogs.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserRow } from './UserRow.tsx';
import { isFiltered, type UsersFilters, usersFields } from './users-filters.ts';

type ListProps = {
  filters: UsersFilters;
  onFilter: SetUrlState<UsersFilters>;
  onIntend: (intent: Intent) => void;
};

const UserList = ({ filters, onFilter, onIntend }: ListProps) => {
  const found = useUsers(filters);
  const { approve } = useAccountChanges();
  if (found.isPending) {
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    );
  }
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { users, total, pageSize } = found.data;
  const letIn = (userId: number, name: string) =>
    approve.mutate(
      { userId },
      {
        onSuccess: () =>
          toast({ title: 'Cadastro aprovado!', description: `${name} já faz parte da equipe da escola.` }),
        onError: error =>
          toast({ title: 'O cadastro não foi aprovado', description: errorText(error), variant: 'destructive' }),
      },
    );
  return (
    <>
      <div role="status">
        <h2 className="mb-2 text-heading">Contas ({total.toLocaleString('pt-BR')})</h2>
      </div>
      {users.length === 0 && (
        <EmptyState
          icon={isFiltered(filters) ? SearchX : Users}
          title="Nenhuma conta encontrada"
          text="Tente ajustar a busca e os filtros."
        />
      )}
      <ul aria-label="Contas" aria-busy={found.isPlaceholderData} className="divide-y divide-line">
        {users.map(user => (
          <UserRow
            key={user.id}
            user={user}
            onIntend={onIntend}
            onApprove={() => letIn(user.id, user.fullName)}
            isApproving={approve.isPending && approve.variables.userId === user.id}
          />
        ))}
      </ul>
      <Paging page={filters.page} total={total} pageSize={pageSize} onGoTo={page => onFilter({ page })} />
    </>
  );
};

const InviteButton = ({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) => (
  <Button ref={ref} onClick={onClick}>
    <UserPlus aria-hidden /> Nova conta
  </Button>
);

/** All accounts, and what an administrator can change. */
const UsersScreen = () => {
  const [filters, setFilters] = useUrlState(usersFields);
  const [intent, setIntent] = useState<Intent | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const inviter = useRef<HTMLButtonElement>(null);
  const isLedHere = filters.isInviting;
  const wasLedHere = useRef(isLedHere);
  useEffect(() => {
    // Whoever was led here pressed nothing that the form could give the focus back to: it does so first, and then the
    // button takes it.
    if (wasLedHere.current && !isLedHere) setTimeout(() => inviter.current?.focus());
    wasLedHere.current = isLedHere;
  }, [isLedHere]);
  const endInviting = () => {
    setIsInviting(false);
    if (isLedHere) setFilters({ isInviting: false }, { replace: true });
  };
  return (
    <AdminArea
      title="Usuários"
      subtitle="Quem tem conta na escola, com que papel, e quem pode entrar."
      actions={<InviteButton ref={inviter} onClick={() => setIsInviting(true)} />}
    >
      <Card as="section" aria-label="Lista de usuários">
        <UserFilters filters={filters} onFilter={change => setFilters({ ...change, page: 1 }, { replace: true })} />
        <UserList filters={filters} onFilter={setFilters} onIntend={setIntent} />
      </Card>
      {(isInviting || isLedHere) && <InviteDialog onClose={endInviting} />}
      {intent && <UserDialog intent={intent} onClose={() => setIntent(null)} />}
    </AdminArea>
  );
};

export default UsersScreen;
