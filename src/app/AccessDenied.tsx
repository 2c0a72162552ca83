import { ShieldAlert } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useSession } from './session.tsx';

/** What somebody sees who may not enter. To a visitor it also shows the way in, as they may be one of those who may. */
export const AccessDenied = ({ text }: { text: string }) => {
  const { user } = useSession();
  return (
    <EmptyState
      icon={ShieldAlert}
      title="Acesso Negado"
      text={text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!user && <LinkButton href="/login">Fazer Login</LinkButton>}
          <LinkButton href="/dashboard" variant="secondary">
            Voltar ao Dashboard
          </LinkButton>
        </div>
      }
    />
  );
};
